// Words for those who listen to the page.

const PAUSE = 1500;
let waiting = null;
let last = 0;

/** Say `text`; of several in quick succession only the last is said. */
export function announce(text) {
  clearTimeout(waiting);
  const wait = Math.max(0, last + PAUSE - performance.now());
  waiting = setTimeout(() => {
    last = performance.now();
    document.getElementById("live").textContent = text;
  }, wait);
}
