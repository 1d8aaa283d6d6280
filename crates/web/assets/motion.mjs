// What moves when the table changes: guests walk to their chairs, tables throw
// their shares to the player's plate, a full table rises. One thing at a time, over at once as
// soon as the person does something.

/** @typedef {import("./link.mjs").Move} Move */
/** @typedef {{ element: Element, name: string }} Named */

const WALK = 220;
const SHARE = 420;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/** Whether things should move at all. */
export function wanted() {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return !calm && document.visibilityState === "visible";
}

/** @type {ViewTransition | null} */
let running = null;

/** Ends what moves now. */
export function finish() {
  running?.skipTransition();
  running = null;
  for (const share of document.querySelectorAll(".thrown")) share.remove();
}

/**
 * Changes the page by `patch` and lets the guests of `moves` walk there.
 * @param {Move[]} moves
 * @param {number} you the own seat, 0 for a watcher
 * @param {() => void} patch
 * @returns {{ patched: Promise<void>, finished: Promise<void> }}
 */
export function show(moves, you, patch) {
  finish();
  const walks = moves.filter((move) => move.what === "placed" || move.what === "left");
  if (!wanted() || walks.length === 0 || !document.startViewTransition) {
    patch();
    if (wanted()) throwShares(moves);
    return { patched: Promise.resolve(), finished: Promise.resolve() };
  }
  const root = document.documentElement;
  // Only what moves is made into pictures; the rest of the page stays live meanwhile.
  root.style.setProperty("view-transition-name", "none");
  const before = walks.flatMap((move, at) => starts(move, at, you));
  before.forEach(nameIt);
  /** @type {Named[]} */
  let after = [];
  const transition = document.startViewTransition(() => {
    before.forEach(unname);
    patch();
    after = walks.flatMap((move, at) => ends(move, at));
    after.forEach(nameIt);
  });
  running = transition;
  transition.ready.then(() => rise(walks)).catch(() => {});
  const patched = transition.updateCallbackDone.catch(() => {});
  void patched.then(() => throwShares(moves));
  const finished = transition.finished.catch(() => {}).then(() => {
    after.forEach(unname);
    if (running !== transition && running !== null) return; // the next one has begun
    running = null;
    root.style.removeProperty("view-transition-name");
  });
  return { patched, finished };
}

/** Where a guest comes from: the own hand, or the plate of the player; or the chair it leaves. */
/** @param {Move} move @param {number} at @param {number} you @returns {Named[]} */
function starts(move, at, you) {
  const element =
    move.what === "left"
      ? seated(move)
      : move.seat === you
        ? find(`[data-card="${move.guest}"] svg`) ?? find(`[data-card="${move.guest}"]`)
        : find(`#players [data-seat="${move.seat}"] svg`);
  return element ? [{ element, name: `walk-${at}` }] : [];
}

/** @param {Move} move @param {number} at @returns {Named[]} */
function ends(move, at) {
  const element = move.what === "placed" ? seated(move) : null;
  return element ? [{ element, name: `walk-${at}` }] : [];
}

/** @param {Move} move */
function seated(move) {
  return find(`[data-chair="${move.chair}"] [data-guest="${move.guest}"]`);
}

/** @param {string} selector */
function find(selector) {
  try {
    return document.querySelector(selector);
  } catch {
    return null; // a name from outside that is none
  }
}

/** @param {Named} named */
function nameIt({ element, name }) {
  if (element instanceof HTMLElement || element instanceof SVGElement) {
    element.style.setProperty("view-transition-name", name);
  }
}

/** @param {Named} named */
function unname({ element }) {
  if (element instanceof HTMLElement || element instanceof SVGElement) {
    element.style.removeProperty("view-transition-name");
    if (element.getAttribute("style") === "") element.removeAttribute("style");
  }
}

/** Guests who leave rise, after the one who filled the table has sat down. @param {Move[]} walks */
function rise(walks) {
  walks.forEach((move, at) => {
    if (move.what !== "left") return;
    const away = [
      { opacity: 1, transform: "none" },
      { opacity: 0, transform: "translateY(-1.5rem) scale(0.9)" },
    ];
    const pseudoElement = `::view-transition-old(walk-${at})`;
    const timing = { duration: WALK, delay: WALK, easing: EASE, fill: /** @type {const} */ ("both") };
    document.documentElement.animate(away, { ...timing, pseudoElement });
  });
}

/** Every touched table throws its share to the player's plate. @param {Move[]} moves */
function throwShares(moves) {
  const placed = moves.filter((move) => move.what === "placed");
  placed.forEach((move, turn) => {
    const goal = find(`#players [data-seat="${move.seat}"]`);
    const shares = Array.isArray(move.shares) ? move.shares : [];
    shares.forEach((share, at) => {
      const from = find(`[data-table="${share?.table}"]`);
      if (from && goal && Number(share.points) > 0) fly(from, goal, `+${share.points}`, turn * 180 + at * 90);
    });
  });
}

/** @param {Element} from @param {Element} to @param {string} text @param {number} delay */
function fly(from, to, text, delay) {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const share = document.createElement("span");
  share.className = "thrown";
  share.setAttribute("aria-hidden", "true");
  share.textContent = text;
  share.style.left = `${a.left + a.width / 2}px`;
  share.style.top = `${a.top + a.height / 2}px`;
  document.body.append(share);
  const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  const middle = "translate(-50%, -50%)";
  const flight = share.animate(
    [
      { opacity: 0, transform: `${middle} scale(0.6)` },
      { opacity: 1, transform: `${middle} scale(1.15)`, offset: 0.3 },
      { opacity: 1, transform: `${middle} scale(1)`, offset: 0.5 },
      { opacity: 0, transform: `translate(${x}px, ${y}px) ${middle} scale(0.8)` },
    ],
    { duration: SHARE, delay, easing: EASE, fill: "both" },
  );
  flight.finished.then(() => share.remove()).catch(() => share.remove());
}
