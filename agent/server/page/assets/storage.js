// What the browser keeps; where it may not, it is remembered as long as the page is open.

/**
 * Return a place for one text.
 * @param {"localStorage"|"sessionStorage"} kind
 * @param {string} name
 */
export function place(kind, name) {
  let own = null;
  return {
    get() {
      try {
        return window[kind].getItem(name);
      } catch {
        return own;
      }
    },
    set(value) {
      own = value;
      try {
        if (value) window[kind].setItem(name, value);
        else window[kind].removeItem(name);
      } catch {
        // Forbidden or full: `own` has it.
      }
    },
  };
}
