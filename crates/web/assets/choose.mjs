// A card chosen, and what the floor then says: points on every chair where it may sit, the
// reason on every other one. All of it was sent with the page (`#choices`); nothing is asked.

/**
 * @typedef {{ table?: string, name?: string, points?: number, how?: string }} Share
 * @typedef {{ points?: number, shares?: Share[], text: string, code?: string,
 *   followers?: string[] }} Option
 * @typedef {{ cards: Record<string, Record<string, Option>>, yours: boolean, places: boolean }} Choices
 */

/** The chosen card. */
let card = "";
/** @type {Choices} */
let choices = { cards: {}, yours: false, places: false };
/** What {@link preview} marked, to be unmarked. @type {HTMLElement[]} */
let marked = [];

export const chosen = () => card;
export const known = () => choices;

/** @param {string} code */
export const cardElement = (code) => find(`#hand [data-card="${CSS.escape(code)}"]`);
/** @param {string} chair */
export const chairElement = (chair) => find(`#floor [data-chair="${CSS.escape(chair)}"]`);
export const cardElements = () => all("#hand [data-card]");
export const chairElements = () => all("#floor [data-chair]");

/** What the chosen card would do on a chair. @param {string} chair @returns {Option | null} */
export function option(chair) {
  return choices.cards[card]?.[chair] ?? null;
}

/** Whether a guest may sit there. @param {Option | null} option */
export function fits(option) {
  return option !== null && typeof option.points === "number" && !option.code;
}

/** The chairs where a card fits, the most points first. @param {string} code */
export function chairsFor(code) {
  return Object.entries(choices.cards[code] ?? {})
    .filter(([, option]) => fits(option))
    .sort(([, a], [, b]) => (b.points ?? 0) - (a.points ?? 0));
}

/** @param {string} code the card; none for "" */
export function choose(code) {
  undress();
  card = code;
  dress();
}

/** Whether somebody may be placed now. */
export function somethingFits() {
  return choices.places && Object.keys(choices.cards).some((code) => chairsFor(code).length > 0);
}

/** Reads what was sent; a card that has left the hand is not chosen any more. */
export function read() {
  choices = parse(document.getElementById("choices")?.textContent ?? "");
  if (card && !cardElement(card)) card = "";
}

/** Takes everything off that {@link dress} put on: before the page is compared with a new one. */
export function undress() {
  hidePreview();
  for (const element of cardElements()) {
    element.classList.remove("chosen");
    element.setAttribute("aria-pressed", "false");
  }
  for (const chair of chairElements()) {
    chair.classList.remove("legal", "illegal", "hinted");
    chair.removeAttribute("aria-disabled");
    chair.setAttribute("aria-label", chair.dataset.label ?? "");
    write(chair, ".coin", "");
  }
  document.getElementById("floor")?.classList.remove("choosing");
}

/** Shows the choice on the page. */
export function dress() {
  if (!card) return;
  const element = cardElement(card);
  element?.classList.add("chosen");
  element?.setAttribute("aria-pressed", "true");
  document.getElementById("floor")?.classList.add("choosing");
  for (const chair of chairElements()) {
    const what = option(chair.dataset.chair ?? "");
    if (!what) continue;
    const legal = fits(what);
    chair.classList.add(legal ? "legal" : "illegal");
    chair.setAttribute("aria-label", `${chair.dataset.label}. ${what.text}`);
    if (legal) write(chair, ".coin", String(what.points));
    else chair.setAttribute("aria-disabled", "true");
  }
  const pointer = matchMedia("(hover: hover)").matches ? ":is(:hover, :focus-visible)" : ":focus-visible";
  const pointed = find(`#floor [data-chair]${pointer}`);
  if (pointed) preview(pointed);
}

/** Marks the chair and the card of a hint. @param {string} code @param {string} chair */
export function mark(code, chair) {
  if (code && cardElement(code)) choose(code);
  chairElement(chair)?.classList.add("hinted");
}

/** Shows what the chosen card would do on a chair, beside the chair. @param {HTMLElement} chair */
export function preview(chair) {
  hidePreview();
  const name = chair.dataset.chair ?? "";
  const what = card ? option(name) : null;
  const place = document.getElementById("preview");
  if (!what || !place) return;
  for (const follower of list(what.followers)) {
    const chair = chairElement(follower);
    if (!chair || chair.classList.contains("follow")) continue;
    chair.classList.add("follow");
    marked.push(chair);
  }
  for (const table of all("#floor [data-table]")) {
    if (!touches(name, table.dataset.table ?? "")) continue;
    table.classList.add("lit");
    const share = list(what.shares).find((share) => share.table === table.dataset.table);
    if (typeof share?.points === "number") table.dataset.share = String(share.points);
  }
  place.textContent = what.text;
  place.classList.toggle("refusal", !fits(what));
  place.hidden = false;
  stand(place, chair.getBoundingClientRect());
}

export function hidePreview() {
  const place = document.getElementById("preview");
  if (!place || place.hidden) return;
  place.hidden = true;
  for (const table of all("#floor .lit")) {
    table.classList.remove("lit");
    delete table.dataset.share;
  }
  for (const chair of marked) chair.classList.remove("follow");
  marked = [];
}

/** Puts the preview above the chair, or below where there is no room. */
/** @param {HTMLElement} place @param {DOMRect} chair */
function stand(place, chair) {
  const [width, height] = [place.offsetWidth, place.offsetHeight];
  const middle = chair.left + chair.width / 2 - width / 2;
  const left = Math.max(8, Math.min(middle, document.documentElement.clientWidth - width - 8));
  const above = chair.top - height - 8;
  place.style.left = `${left}px`;
  place.style.top = `${above < 8 ? chair.bottom + 8 : above}px`;
}

/** Squares touch if one step apart. @param {string} chair @param {string} table */
function touches(chair, table) {
  const [x, y] = [chair.charCodeAt(0) - table.charCodeAt(0), chair.charCodeAt(1) - table.charCodeAt(1)];
  return Math.abs(x) + Math.abs(y) === 1;
}

/** @template T @param {T[] | undefined} value @returns {T[]} */
function list(value) {
  return Array.isArray(value) ? value : [];
}

/** @param {Element} within @param {string} selector @param {string} text */
function write(within, selector, text) {
  const place = within.querySelector(selector);
  if (place) place.textContent = text;
}

/** @param {string} text @returns {Choices} */
function parse(text) {
  try {
    const read = JSON.parse(text);
    const cards = typeof read?.cards === "object" && read.cards ? read.cards : {};
    return { cards, yours: read?.yours === true, places: read?.places === true };
  } catch {
    return { cards: {}, yours: false, places: false };
  }
}

/** @param {string} selector @returns {HTMLElement | null} */
function find(selector) {
  return document.querySelector(selector);
}

/** @param {string} selector @returns {HTMLElement[]} */
function all(selector) {
  return [...document.querySelectorAll(selector)].filter((found) => found instanceof HTMLElement);
}
