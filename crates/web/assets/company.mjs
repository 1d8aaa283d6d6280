// The people at the table, as far as the page's script has to do with them: links to copy, the time
// for a turn, reactions, a device that goes round, and the forms about seats, sent without leaving
// the page. Everything but reactions works without it.

/**
 * @typedef {import("./link.mjs").Answer} Answer
 * @typedef {{ go?: unknown, reaction?: unknown }} Said what the server says beside pushes
 * @typedef {{
 *   send: (url: string, fields: Record<string, string>) => Promise<Answer | null>,
 *   answered: (answer: Answer | null) => void,
 *   announce: (text: string) => void,
 *   words: (name: string, values?: Record<string, string | number>) => string,
 *   yours: () => boolean,
 * }} Page
 */

/** How long a reaction stands at a plate, in milliseconds. */
const SHOWN = 2600;
/** A press that was meant for what stood there before does not open a curtain. */
const STRAY = 700;
/** When little time is left, in milliseconds: seen, and said once. */
const LATE = 15_000;

/** @type {Page | null} */
let page = null;
const main = document.getElementById("game");
const kept = `rid-muted-${main?.dataset.room ?? ""}`;
/** The seats whose reactions are not shown. @type {Set<string>} */
const muted = new Set();
/** What the clock showed when it was last set, and when it will be at zero. */
let [set, zero, warned] = ["", 0, false];
/** Since when the curtain is drawn; 0 while it is not. */
let drawn = 0;

/** @param {Page} given */
export function start(given) {
  page = given;
  load();
  document.addEventListener("click", copy);
  document.addEventListener("change", mute);
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(".link")) target.select();
  });
  setInterval(tick, 250);
  if (main?.dataset.shared !== undefined) {
    // Whoever goes back or forward must not find somebody else's cards.
    addEventListener("pagehide", hide);
    addEventListener("pageshow", (event) => event.persisted && location.reload());
  }
  refresh();
}

/** What the server says beside pushes. @param {Said} said */
export function heard(said) {
  if (typeof said.go === "string") return go(said.go);
  const { seat, which } = /** @type {{ seat?: unknown, which?: unknown }} */ (said.reaction ?? {});
  if (typeof seat === "number" && typeof which === "number") show(seat, which);
}

/** After the page has changed. */
export function refresh() {
  for (const box of document.querySelectorAll("input[data-mute]")) {
    if (box instanceof HTMLInputElement) box.checked = muted.has(box.dataset.mute ?? "");
  }
  const curtained = document.querySelector("#hand.curtained") !== null;
  if (!curtained) drawn = 0;
  else if (!drawn) drawn = Date.now();
  if (curtained) main?.removeAttribute("data-you");
  // The cards were uncovered from another window of this browser.
  else if (main?.dataset.shared !== undefined && !main.dataset.you) reloadIfCards();
  wind();
}

/**
 * Sends a form about people, seats or reactions. Whether it was one.
 * @param {HTMLFormElement} form @param {HTMLButtonElement} submitter
 */
export function submit(form, submitter) {
  // The properties would not do: a button's is never empty, and a form's may be one of its fields.
  const address = submitter.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  const goal = new URL(address, location.href).pathname;
  const what = goal.split("/").pop() ?? "";
  if (!["people", "curtain", "react"].includes(what)) return false;
  /** @type {Record<string, string>} */
  const fields = {};
  for (const [name, value] of new FormData(form, submitter)) fields[name] = String(value);
  if (what === "react") void react(goal, fields);
  else if (what === "curtain") void turnCurtain(goal, fields["seat"] ?? "0");
  else void people(goal, fields);
  const sheet = submitter.closest("[popover]");
  if (sheet instanceof HTMLElement) sheet.hidePopover();
  return true;
}

/** @param {string} url @param {Record<string, string>} fields */
async function people(url, fields) {
  const answer = await page?.send(url, { ...fields, key: fresh() });
  if (typeof answer?.go === "string") return go(answer.go);
  page?.answered(answer ?? null);
}

/** @param {string} url @param {string} seat */
async function turnCurtain(url, seat) {
  if (seat !== "0" && Date.now() - drawn < STRAY) return;
  if (seat === "0") hide();
  const answer = await page?.send(url, { seat, key: fresh() });
  if (answer && answer.result !== "refused") location.replace(location.pathname);
  else page?.answered(answer ?? null);
}

/** Sent once: a reaction that comes late is none. @param {string} url @param {Record<string, string>} fields */
async function react(url, fields) {
  try {
    const headers = { Accept: "application/json" };
    await fetch(url, { method: "POST", headers, body: new URLSearchParams(fields) });
  } catch {
    // Nobody misses it.
  }
}

/** @param {string} where */
function go(where) {
  const url = new URL(where, location.href);
  if (url.origin === location.origin) location.replace(url);
}

/** Takes the cards off the page. */
function hide() {
  document.getElementById("hand")?.replaceChildren();
  const choices = document.getElementById("choices");
  if (choices) choices.textContent = "{}";
}

function reloadIfCards() {
  if (document.querySelector("#hand [data-card]")) location.replace(location.pathname);
}

// ---- reactions ----

/** Shows a reaction at somebody's plate. @param {number} seat @param {number} which */
function show(seat, which) {
  const plate = document.querySelector(`#players [data-seat="${seat}"]`);
  const reaction = page?.words(`reaction${which}`);
  if (!plate || !reaction || muted.has(String(seat))) return;
  document.querySelector(`.reaction-shown[data-from="${seat}"]`)?.remove();
  const shown = document.createElement("div");
  shown.className = "reaction-shown";
  shown.dataset.from = String(seat);
  shown.setAttribute("aria-hidden", "true");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 48 48");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#r-${which}`);
  svg.append(use);
  shown.append(svg);
  const box = plate.getBoundingClientRect();
  // It rises while it fades: high plates leave it room to do so.
  shown.style.left = `${Math.max(38, Math.min(innerWidth - 38, box.left + box.width / 2))}px`;
  shown.style.top = `${Math.max(66, box.top + box.height / 2)}px`;
  document.body.append(shown);
  setTimeout(() => shown.remove(), SHOWN);
  const name = plate.querySelector(".name")?.textContent?.trim() ?? "";
  page?.announce(page.words("reacted", { name, reaction }));
}

/** @param {Event} event */
function mute({ target }) {
  if (!(target instanceof HTMLInputElement) || !target.dataset.mute) return;
  if (target.checked) muted.add(target.dataset.mute);
  else muted.delete(target.dataset.mute);
  try {
    localStorage.setItem(kept, JSON.stringify([...muted]));
  } catch {
    // Not allowed to keep anything: it holds as long as the page.
  }
}

function load() {
  try {
    const list = JSON.parse(localStorage.getItem(kept) ?? "[]");
    for (const seat of Array.isArray(list) ? list : []) muted.add(String(seat));
  } catch {
    // Nothing kept, or not allowed to look.
  }
}

// ---- links ----

/** @param {MouseEvent} event */
async function copy({ target }) {
  const button = target instanceof Element ? target.closest("[data-copy]") : null;
  const field = document.getElementById(button?.getAttribute("data-copy") ?? "");
  if (!button || !(field instanceof HTMLInputElement)) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Not everywhere may a page write there; the field is selected, so the keys do it as well.
    if (!document.execCommand("copy")) return;
  }
  const before = button.textContent;
  const done = page?.words("copied") ?? "";
  if (before === done) return;
  button.textContent = done;
  page?.announce(done);
  setTimeout(() => (button.textContent = before), 2000);
}

// ---- the time for a turn ----

/** Sets the clock by what the server sent. */
function wind() {
  const clock = document.getElementById("clock");
  const sent = clock?.dataset.left ? `${clock.dataset.turn} ${clock.dataset.left}` : "";
  if (sent === set) return;
  if (clock?.dataset.turn !== set.split(" ")[0]) warned = false;
  set = sent;
  zero = Date.now() + Number(clock?.dataset.left ?? 0);
  tick();
}

function tick() {
  if (!set) return;
  const clock = document.getElementById("clock");
  const left = Math.max(0, zero - Date.now());
  const seconds = Math.ceil(left / 1000);
  const place = clock?.querySelector(".digits");
  const text = digits(seconds);
  if (place && place.textContent !== text) place.textContent = text;
  // Not read aloud, but right where somebody goes there.
  const heard = clock?.querySelector(".unseen");
  if (heard && page && seconds % 10 === 0) heard.textContent = page.words("timeLeft", { time: text });
  clock?.classList.toggle("late", left < LATE);
  if (left >= LATE || left === 0 || warned || !page?.yours()) return;
  warned = true;
  page.announce(page.words("timeSoon", { seconds }));
}

/** "2:30", "23:59:10". @param {number} seconds */
function digits(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** A key that no other request has: sent again with it, a request counts once. */
function fresh() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
