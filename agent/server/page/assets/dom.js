// Elements from data. Text only ever enters as text nodes: nothing here parses markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an HTML element.
 * @param {string} tag
 * @param {object} [given] attributes; `on` maps events to listeners, `data` is the dataset,
 *   `class` the class list; false, null and undefined leave an attribute out.
 * @param {...(Node|string|null|undefined|false|Array)} children
 */
export function h(tag, given = {}, ...children) {
  return fill(document.createElement(tag), given, children);
}

/** Make an SVG element. */
export function s(tag, given = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), given, children);
}

function fill(element, given, children) {
  for (const [name, value] of Object.entries(given)) {
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === "data") {
      for (const [key, item] of Object.entries(value)) {
        if (item !== null && item !== undefined) element.dataset[key] = item;
      }
    } else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return element;
}

/** Put `children` in place of what `parent` holds. */
export function put(parent, ...children) {
  parent.replaceChildren(...children.flat(Infinity).filter(Boolean));
  return parent;
}

/** Return an id that is not in use yet. */
export function freshId(prefix) {
  freshId.count = (freshId.count ?? 0) + 1;
  return `${prefix}-${freshId.count}`;
}
