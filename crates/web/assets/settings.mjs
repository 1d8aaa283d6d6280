// What somebody wants from the page, kept in this browser and nowhere else, and what follows
// from it: countdowns, a notification. Works as well where nothing can be kept.

/** @typedef {"end" | "ask" | "draw" | "keys" | "sound" | "notify"} Name */

const KEPT = "rid-settings";

/** @type {Record<Name, boolean>} */
const settings = { end: false, ask: true, draw: false, keys: true, sound: false, notify: false };

/** @param {Name} name */
export const is = (name) => settings[name];

/** @param {string} name @returns {name is Name} */
const isName = (name) => Object.hasOwn(settings, name);

/**
 * Reads what was kept and makes the dialog change it.
 * @param {() => void} changed
 * @param {string} denied what is said where notifications are not allowed
 */
export function start(changed, denied) {
  load();
  for (const box of document.querySelectorAll("input[data-setting]")) {
    if (!(box instanceof HTMLInputElement)) continue;
    const name = box.dataset.setting ?? "";
    if (!isName(name)) continue;
    box.checked = settings[name];
    box.addEventListener("change", async () => {
      settings[name] = box.checked;
      if (name === "notify" && box.checked && !(await allowed())) {
        settings.notify = box.checked = false;
        const more = document.getElementById(box.getAttribute("aria-describedby") ?? "");
        if (more) more.textContent = denied;
      }
      save();
      changed();
    });
  }
  for (const button of document.querySelectorAll("[data-opens]")) {
    button.addEventListener("click", () => {
      button.closest("dialog")?.close();
      void open(button.getAttribute("data-opens") ?? "");
    });
  }
  const opener = document.getElementById("open-settings");
  opener?.addEventListener("click", () => void open("settings"));
  opener?.removeAttribute("hidden");
}

/** Opens a dialog; its answer, or "" if it was left. @param {string} id @returns {Promise<string>} */
export function open(id) {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return Promise.resolve("");
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true });
  });
}

/** Whether a dialog is open, which then has all keys. */
export function dialogIsOpen() {
  return document.querySelector("dialog[open]") !== null;
}

/** Says it where somebody looks elsewhere. @param {string} title @param {string} body */
export function notify(title, body) {
  if (!settings.notify || !document.hidden) return;
  try {
    const note = new Notification(title, { body, tag: location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some browsers allow it only from elsewhere; the title and the icon say it too.
  }
}

async function allowed() {
  try {
    return (await Notification.requestPermission()) === "granted";
  } catch {
    return false;
  }
}

function load() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    for (const [name, value] of Object.entries(kept ?? {})) {
      if (isName(name) && typeof value === "boolean") settings[name] = value;
    }
  } catch {
    // Nothing kept, or not allowed to look.
  }
}

function save() {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // Not allowed to keep anything: it holds as long as the page.
  }
}

/** Something that the page does by itself in a moment, seen on a button, stopped by any input. */
export class Countdown {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  /** @type {HTMLElement | null} */
  #shown = null;
  #stopped = () => {};

  constructor() {
    for (const input of ["pointerdown", "keydown"]) {
      addEventListener(input, () => this.stop() && this.#stopped(), { capture: true });
    }
  }

  /**
   * @param {HTMLElement} button where it is shown
   * @param {number} time in milliseconds
   * @param {() => void} then
   * @param {() => void} stopped told if an input stopped it
   */
  start(button, time, then, stopped) {
    this.stop();
    this.#stopped = stopped;
    const end = performance.now() + time;
    this.#shown = document.createElement("span");
    this.#shown.className = "countdown";
    // It was announced; a name that changes would be read every second.
    this.#shown.setAttribute("aria-hidden", "true");
    button.append(this.#shown);
    const show = () => {
      const left = end - performance.now();
      if (this.#shown) this.#shown.textContent = ` · ${Math.max(1, Math.ceil(left / 1000))}`;
      if (left > 0) return;
      this.stop();
      then();
    };
    show();
    this.#timer = setInterval(show, 50);
  }

  /** Whether there was one. */
  stop() {
    if (this.#timer === undefined) return false;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#shown?.remove();
    return true;
  }
}
