// Changes elements on the page into those that the server sent, keeping what need not change:
// an element that stays keeps its focus, its scroll position and its open `<details>`.

/** Attributes that belong to the person who uses the page, once it is there. */
const OWN = new Map([["DETAILS", "open"], ["DIALOG", "open"]]);

/**
 * Makes `from` like `to`. Children that name themselves (`data-key`, `id`) are found again by
 * that name and moved; others by their place and kind.
 * @param {Element} from
 * @param {Element} to
 */
export function morph(from, to) {
  if (from.nodeName !== to.nodeName) {
    from.replaceWith(to.cloneNode(true));
    return;
  }
  if (from.isEqualNode(to)) return;
  attributes(from, to);
  children(from, to);
}

/**
 * The element of a text that holds one; `null` for any other text.
 * @param {string} html
 */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/** @param {Element} from @param {Element} to */
function attributes(from, to) {
  const own = OWN.get(from.nodeName);
  for (const { name } of [...from.attributes]) {
    if (name !== own && !to.hasAttribute(name)) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (name !== own && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  // What is typed is not an attribute; hidden fields are ours.
  if (from instanceof HTMLInputElement && from.type === "hidden") {
    from.value = to.getAttribute("value") ?? "";
  }
}

/** @param {Element} from @param {Element} to */
function children(from, to) {
  /** @type {Map<string, Element>} */
  const named = new Map();
  for (const child of from.children) {
    const name = nameOf(child);
    if (name) named.set(name, child);
  }
  const wanted = new Set([...to.children].map(nameOf));
  let here = from.firstChild;
  for (const next of [...to.childNodes]) {
    // A named child that is not wanted any more must not be taken for another one.
    while (here instanceof Element && nameOf(here) && !wanted.has(nameOf(here))) {
      here = removed(here);
    }
    const match = counterpart(here, next, named);
    if (!match) {
      from.insertBefore(next.cloneNode(true), here);
    } else {
      if (match === here) here = here.nextSibling;
      else move(from, match, here);
      if (match instanceof Element && next instanceof Element) morph(match, next);
      else if (match.nodeValue !== next.nodeValue) match.nodeValue = next.nodeValue;
    }
  }
  while (here) here = removed(here);
}

/**
 * Moves a child within its parent; where the browser can, without losing its focus.
 * @param {Element & { moveBefore?: (node: Node, child: Node | null) => void }} parent
 * @param {ChildNode} child
 * @param {ChildNode | null} before
 */
function move(parent, child, before) {
  if (parent.moveBefore) parent.moveBefore(child, before);
  else parent.insertBefore(child, before);
}

/**
 * @param {ChildNode | null} here
 * @param {ChildNode} next
 * @param {Map<string, Element>} named
 * @returns {ChildNode | null}
 */
function counterpart(here, next, named) {
  const name = next instanceof Element ? nameOf(next) : "";
  if (name) {
    const found = named.get(name);
    named.delete(name);
    return found?.nodeName === next.nodeName ? found : null;
  }
  if (!here || here.nodeName !== next.nodeName) return null;
  return here instanceof Element && nameOf(here) ? null : here;
}

/** @param {Element} element */
function nameOf(element) {
  return element.getAttribute("data-key") ?? element.id;
}

/** @param {ChildNode} node */
function removed(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}
