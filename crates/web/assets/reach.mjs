// Hands on the table: dragging a card by mouse or finger, a long press, the keyboard. It finds
// out what somebody means and tells the table; what happens then is decided there.

/**
 * @typedef {{
 *   choose: (card: string, how: "keys" | "pointer" | "drag") => void,
 *   place: (chair: string) => void,
 *   press: (action: string) => void,
 *   unchoose: () => void,
 *   why: (chair: string) => void,
 *   preview: (chair: HTMLElement | null) => void,
 *   chosen: () => string,
 *   hint: () => HTMLElement | null,
 *   help: () => void,
 *   deaf: () => boolean,
 *   letters: () => boolean,
 * }} Table
 */

/** So far a finger trembles while it taps; a mouse less. */
const TREMBLE = { touch: 12, pen: 8, mouse: 5 };
const LONG_PRESS = 450;

/** @typedef {{ pointer: number, card: HTMLElement, x: number, y: number, ghost: HTMLElement | null }} Drag */
/** @type {Drag | null} */
let drag = null;
/** The click that ends a drag or a long press means nothing. */
let clickIsOver = false;
/** Whether the last input was a key. */
let byKeys = false;

/** @param {Table} table */
export function start(table) {
  pointers(table);
  presses(table);
  clicks(table);
  document.addEventListener("keydown", (event) => {
    byKeys = true;
    key(event, table);
  });
  document.addEventListener("focusin", (event) => {
    rove();
    if (byKeys) table.preview(chairAt(event.target));
  });
}

/** One card and one chair can be reached by Tab; from there on by arrows. */
export function rove() {
  for (const group of [cards(), chairs()]) {
    const focused = group.find((element) => element === document.activeElement);
    const current = focused ?? group.find((element) => element.tabIndex === 0 && element.dataset.roved);
    for (const element of group) {
      element.tabIndex = element === (current ?? group[0]) ? 0 : -1;
      element.dataset.roved = "yes";
    }
  }
}

/** @returns {HTMLElement[]} */
const cards = () => [...document.querySelectorAll("#hand [data-card]")].filter(isHtml);
/** @returns {HTMLElement[]} */
const chairs = () => [...document.querySelectorAll("#floor [data-chair]")].filter(isHtml);
/** @param {unknown} target @returns {target is HTMLElement} */
const isHtml = (target) => target instanceof HTMLElement;

/** @param {unknown} target @param {string} selector @returns {HTMLElement | null} */
function around(target, selector) {
  const found = target instanceof Element ? target.closest(selector) : null;
  return isHtml(found) ? found : null;
}

/** @param {unknown} target */
const cardAt = (target) => around(target, "#hand [data-card]");
/** @param {unknown} target */
const chairAt = (target) => around(target, "#floor [data-chair]");

/** @param {Table} table */
function clicks(table) {
  document.addEventListener("click", (event) => {
    const [card, chair] = [cardAt(event.target), chairAt(event.target)];
    if (!card && !chair) return;
    // A link opened elsewhere on purpose is not a choice.
    if (card && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    if (clickIsOver) return;
    const how = event.detail === 0 ? "keys" : "pointer";
    if (card) table.choose(card.dataset.card ?? "", how);
    else if (chair) table.place(chair.dataset.chair ?? "");
  });
}

/** @param {Table} table */
function pointers(table) {
  document.addEventListener("dragstart", (event) => cardAt(event.target) && event.preventDefault());
  document.addEventListener("pointerdown", (event) => {
    const card = cardAt(event.target);
    if (!card || event.button !== 0 || !event.isPrimary || table.deaf()) return;
    drag = { pointer: event.pointerId, card, x: event.clientX, y: event.clientY, ghost: null };
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag || drag.pointer !== event.pointerId) return;
    if (!drag.ghost && far(drag, event)) lift(drag, table);
    if (!drag.ghost) return;
    drag.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    table.preview(chairUnder(event));
  });
  document.addEventListener("pointerup", (event) => {
    if (clickIsOver) skipClick();
    if (!drag || drag.pointer !== event.pointerId) return;
    const lifted = drag.ghost !== null;
    const chair = lifted ? chairUnder(event) : null;
    letGo();
    if (!lifted) return;
    skipClick();
    table.preview(null);
    if (chair) table.place(chair.dataset.chair ?? "");
    else table.unchoose();
  });
  document.addEventListener("pointercancel", () => giveUp(table));
  // The browser must not take what is carried for a swipe, whose end would swallow the next tap.
  const ours = (/** @type {Event} */ event) => {
    if (drag?.ghost && event.cancelable) event.preventDefault();
  };
  document.addEventListener("touchmove", ours, { passive: false });
  document.addEventListener("touchend", ours, { passive: false });
}

/** @param {Drag} drag @param {PointerEvent} event */
function far(drag, event) {
  const kind = event.pointerType === "touch" || event.pointerType === "pen" ? event.pointerType : "mouse";
  return Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > TREMBLE[kind];
}

/** @param {Drag} drag @param {Table} table */
function lift(drag, table) {
  table.choose(drag.card.dataset.card ?? "", "drag");
  const { width, height } = drag.card.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (drag.card.cloneNode(true));
  for (const name of ["id", "data-card", "data-key", "href", "tabindex"]) ghost.removeAttribute(name);
  ghost.classList.add("ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  // A finger must not hide what it carries.
  Object.assign(ghost.style, { left: "0", top: "0", width: `${width}px`, height: `${height}px` });
  ghost.style.margin = `${-height * 0.7}px 0 0 ${-width / 2}px`;
  ghost.style.translate = `${drag.x}px ${drag.y}px`;
  document.body.append(ghost);
  drag.ghost = ghost;
  try {
    drag.card.setPointerCapture(drag.pointer);
  } catch {
    // The finger is gone already.
  }
}

/** @param {PointerEvent} event */
function chairUnder(event) {
  return chairAt(document.elementFromPoint(event.clientX, event.clientY));
}

function letGo() {
  drag?.ghost?.remove();
  drag = null;
}

/** Whether something was being dragged. @param {Table} table */
function giveUp(table) {
  const lifted = drag?.ghost != null;
  letGo();
  if (!lifted) return false;
  clickIsOver = true; // whenever the finger comes up
  table.preview(null);
  table.unchoose();
  return true;
}

function skipClick() {
  clickIsOver = true;
  setTimeout(() => (clickIsOver = false), 60);
}

/** Hover by mouse, long press by finger. @param {Table} table */
function presses(table) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let held = false;
  document.addEventListener("pointerdown", (event) => {
    const chair = chairAt(event.target);
    byKeys = held = clickIsOver = false;
    clearTimeout(timer);
    if (event.pointerType === "mouse") return;
    table.preview(null);
    if (chair) timer = setTimeout(() => ((held = true), table.preview(chair)), LONG_PRESS);
  });
  document.addEventListener("pointerup", () => {
    clearTimeout(timer);
    if (held) skipClick();
  });
  document.addEventListener("pointercancel", () => clearTimeout(timer));
  document.addEventListener("contextmenu", (event) => {
    const touched = event instanceof PointerEvent && event.pointerType !== "mouse";
    if (touched && (chairAt(event.target) || cardAt(event.target))) event.preventDefault();
  });
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || drag?.ghost) return;
    const chair = chairAt(event.target);
    if (chair) table.preview(chair);
  });
  document.addEventListener("pointerout", (event) => {
    if (event.pointerType !== "mouse" || drag?.ghost || !chairAt(event.target)) return;
    if (chairAt(event.relatedTarget) !== chairAt(event.target)) table.preview(null);
  });
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, [number, number]>} */
const LETTERS = { h: [-1, 0], l: [1, 0], k: [0, -1], j: [0, 1] };
/** @type {Record<string, string>} */
const ACTIONS = { d: "draw", u: "undo", e: "done" };

/** @param {KeyboardEvent} event @param {Table} table */
function key(event, table) {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (table.deaf() || around(event.target, "input, select, textarea, [contenteditable]")) return;
  if (known(event, table)) event.preventDefault();
}

/** Whether the key means something here. @param {KeyboardEvent} event @param {Table} table */
function known(event, table) {
  const direction = ARROWS[event.key] ?? (table.letters() ? LETTERS[event.key] : undefined);
  if (direction) return go(direction);
  if (event.key === "Escape") return !sheetIsOpen() && (giveUp(table) || putBack(table));
  if (event.key === " ") {
    const card = cardAt(event.target);
    if (card && !event.repeat) table.choose(card.dataset.card ?? "", "keys");
    return card !== null;
  }
  if (event.repeat || !table.letters()) return false;
  const action = ACTIONS[event.key];
  if (action) return table.press(action), true;
  if (event.key === "?") return table.help(), true;
  if (event.key === "i") return table.hint()?.click(), true;
  if (event.key === "w") return table.why(chairAt(document.activeElement)?.dataset.chair ?? ""), true;
  return event.shiftKey && /^\p{L}$/u.test(event.key) && toNation(event.key.toLowerCase());
}

/** Whatever has opened is closed first, by the browser. */
function sheetIsOpen() {
  return document.querySelector("[popover]:popover-open") !== null;
}

/** @param {Table} table */
function putBack(table) {
  const chosen = table.chosen() !== "";
  if (chosen) table.unchoose();
  return chosen;
}

/** The next card with a name that begins so, round and round. @param {string} letter */
function toNation(letter) {
  const name = (/** @type {Element} */ card) => card.querySelector(".name")?.textContent?.trim() ?? "";
  const of = cards().filter((card) => name(card).toLowerCase().startsWith(letter));
  const at = of.findIndex((card) => card === document.activeElement);
  of[(at + 1) % of.length]?.focus();
  return of.length > 0;
}

/** Focus to the nearest card or chair in a direction. @param {[number, number]} direction */
function go([dx, dy]) {
  const active = document.activeElement;
  const from = active ? cardAt(active) ?? chairAt(active) : null;
  if (!from) {
    // A log or a list under the focus is scrolled by the arrows, not left by them.
    if (active && active !== document.body && !active.matches("main, button, a")) return false;
    (cards().find((card) => card.tabIndex === 0) ?? cards()[0] ?? chairs()[0])?.focus();
    return true;
  }
  const here = middle(from);
  /** @type {HTMLElement | null} */
  let best = null;
  let least = Infinity;
  for (const element of [...cards(), ...chairs()]) {
    const there = middle(element);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const cost = along + 2 * aside;
    if (element !== from && along > 4 && cost < least) [best, least] = [element, cost];
  }
  best?.focus();
  return true;
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
