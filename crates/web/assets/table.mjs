// The page's own script. The page works without it; with it a card is chosen at once, nothing is
// lost when the line breaks, and things move. Here its parts meet: what somebody means
// (`reach`), what the floor says to it (`choose`), what the server answers (`link`).

/** @typedef {import("./link.mjs").Push} Push */
/** @typedef {import("./link.mjs").Answer} Answer */
/** @typedef {{ words: Record<string, string>, modules: Record<string, string>, icons: Record<string, string> }} Given */

/** How long somebody has to stop what the page would do by itself, in milliseconds. */
const BEFORE_END = 3000;
const BEFORE_DRAW = 1200;
/** A hint is thought about before it comes. */
const BEFORE_HINT = 20_000;

const main = document.getElementById("game");
/** @type {Given} */
const given = JSON.parse(document.getElementById("strings")?.textContent || "{}");

// Every part is named by a hash of what is in it, so the page says where each is.
const [{ morph, parse }, motion, sound, { Link, readPush }, choose, reach, focus, settings, company] =
  /** @type {[typeof import("./morph.mjs"), typeof import("./motion.mjs"), typeof import("./sound.mjs"), typeof import("./link.mjs"), typeof import("./choose.mjs"), typeof import("./reach.mjs"), typeof import("./focus.mjs"), typeof import("./settings.mjs"), typeof import("./company.mjs")]} */ (
    await Promise.all(
      ["morph", "motion", "sound", "link", "choose", "reach", "focus", "settings", "company"].map(
        (part) => import(given.modules[part] ?? `./${part}.mjs`),
      ),
    )
  );

/** The own seat, 0 for whoever looks on, as all do while a curtain is drawn. */
const you = () => Number(main?.dataset.you ?? 0);
let version = Number(main?.dataset.version ?? 0);
/** Of what happened until then everything has been read aloud, or was on the page from the first. */
let told = version;
let yours = false;
let over = false;
/** Actions that were meant while another was under way. @type {string[]} */
let meant = [];
let busy = false;
const countdown = new settings.Countdown();

/** @param {string} name @param {Record<string, string | number>} [values] */
function words(name, values = {}) {
  const text = given.words[name] ?? "";
  return text.replace(/\{(\w+)\}/g, (all, key) => String(values[key] ?? all));
}

// ---- speaking ----

/** Read aloud, once. @param {string} text */
function announce(text) {
  const place = document.getElementById("said");
  if (!place || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  place.append(line);
  while (place.childElementCount > 8) place.firstElementChild?.remove();
}

/** Shown to this person, and read aloud. @param {string} text @param {"refused" | "news" | "hint"} kind */
function notice(text, kind = "refused") {
  const place = document.getElementById("notice");
  if (!place) return;
  place.replaceChildren();
  place.className = text ? kind : "";
  if (!text) return;
  const line = document.createElement("p");
  line.textContent = text;
  place.append(line);
  announce(text);
}

let inTouch = true;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let outSoon;

/** @param {boolean} now */
function touch(now) {
  if (now === inTouch) return;
  inTouch = now;
  clearTimeout(outSoon);
  const line = document.getElementById("out-of-touch");
  if (!line) return;
  if (now) {
    if (!line.hidden) announce(words("connected"));
    line.hidden = true;
    return;
  }
  // A break that mends at once is none.
  outSoon = setTimeout(() => {
    line.hidden = false;
    announce(words("connecting"));
  }, 250);
}

// ---- what the server says ----

/** @type {Push[]} */
const news = [];
let showing = false;
/** The version that is being shown, or soon will be. */
let coming = version;
/** When it is. */
let patched = Promise.resolve();

/** News from the socket: shown one after another. @param {Push} push */
async function hear(push) {
  news.push(push);
  if (showing) {
    // Whoever comes late to a quick table sees how it is, not how it came to be.
    if (news.length > 2) motion.finish();
    return;
  }
  showing = true;
  try {
    for (let next = news.shift(); next; next = news.shift()) {
      if (news.length > 2) catchUp(next);
      else await take(next);
    }
  } finally {
    showing = false;
  }
}

/** The answer to an own action: shown at once. @param {Push} push @param {boolean} whatever */
async function answered(push, whatever) {
  if (push.version <= coming && !whatever) return;
  motion.finish();
  for (const earlier of news.splice(0)) catchUp(earlier);
  await take(push, whatever);
}

/** @param {Push} push */
function catchUp(push) {
  if (push.version <= coming || otherBuild(push.build)) return;
  coming = push.version;
  patch(push);
}

/** @param {Push} push @param {boolean} [whatever] also if it is not newer than the page */
async function take(push, whatever = false) {
  if (otherBuild(push.build) || (push.version <= coming && !whatever)) return;
  coming = push.version;
  if (settings.is("sound")) sound.moves(push.moves);
  const shown = motion.show(push.moves, you(), () => patch(push));
  patched = shown.patched;
  await shown.finished;
}

/** @param {Push} push */
function patch(push) {
  const findAgain = focus.remember();
  const log = document.querySelector("#log ol, #log ul, #log");
  const atEnd = log && log.scrollTop > 0 && log.scrollTop + log.clientHeight >= log.scrollHeight - 4;
  choose.undress();
  for (const [id, html] of Object.entries(push.regions)) {
    const [here, next] = [document.getElementById(id), parse(html)];
    if (here && next?.id === id) morph(here, next);
  }
  version = push.version;
  if (main) main.dataset.version = String(version);
  const field = document.querySelector("#act input[name=version]");
  if (field instanceof HTMLInputElement) field.value = String(version);
  if (push.title) document.title = push.title;
  company.refresh();
  choose.read();
  choose.dress();
  reach.rove();
  if (log && atEnd) log.scrollTop = log.scrollHeight;
  findAgain();
  // A push tells all since the version its request was made at, some of which may be told.
  const news = push.said.filter(([at]) => at > told).map(([, text]) => text);
  told = Math.max(told, push.version);
  news.forEach(announce);
  turn(push.yours, push.over, news.includes(words("yourTurn")));
}

/** @param {boolean} now @param {boolean} end @param {boolean} [said] whether that has been read aloud */
function turn(now, end, said = false) {
  const begins = now && !yours;
  [yours, over] = [now, end];
  const icon = document.querySelector("link[rel=icon]");
  const wanted = given.icons?.[yours && !over ? "turn" : "calm"];
  if (wanted && icon?.getAttribute("href") !== wanted) icon?.setAttribute("href", wanted);
  if (begins && !over) {
    if (!said) announce(words("yourTurn"));
    if (settings.is("sound")) sound.bell();
    settings.notify(document.title, words("yourTurn"));
  }
  byItself();
}

/** @param {string} build */
function otherBuild(build) {
  if (!build || build === main?.dataset.build) return false;
  try {
    // Once: a page that comes out of a cache must not load itself for ever.
    if (sessionStorage.getItem("rid-build") === build) return false;
    sessionStorage.setItem("rid-build", build);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

// ---- what somebody does ----

const link = new Link({
  socket: main?.dataset.socket ?? "",
  version: () => version,
  push: (push) => void hear(push),
  build: (build) => void otherBuild(build),
  other: company.heard,
  touch,
});

/** Sends an action, or keeps it until the one under way is answered. @param {string} action */
async function act(action) {
  if (busy) {
    if (meant.length < 3) meant.push(action);
    return;
  }
  busy = true;
  countdown.stop();
  notice("");
  main?.setAttribute("aria-busy", "true");
  const fields = { version: String(version), key: fresh(), action };
  const answer = await link.send(main?.dataset.act ?? "", fields);
  await settle(answer, action);
  busy = false;
  main?.removeAttribute("aria-busy");
  const next = meant.shift();
  if (!next || !possible(next)) meant = [];
  else if (next.includes("@")) void act(next);
  else void press(next);
}

/** @param {Answer | null} answer @param {string} action */
async function settle(answer, action) {
  const done = answer?.result === "applied" || answer?.result === "already";
  const stale = answer?.result === "stale";
  if (!done) meant = [];
  if (done && choose.chosen() === action.split("@")[0]) choose.choose("");
  const push = readPush(answer?.push);
  // Whoever is quick need not wait until everything has come to rest.
  if (push) void answered(push, stale).catch(() => {});
  await patched;
  if (stale) notice(words("stale"), "news");
  else if (!answer) notice(words("unanswered"));
  else if (!done) notice(answer.sentence ?? words("unanswered"));
}

/** The answer to what somebody wants for a seat. @param {Answer | null} answer */
function about(answer) {
  const push = readPush(answer?.push);
  if (push) void answered(push, true).catch(() => {});
  const done = answer?.result === "applied" || answer?.result === "already";
  notice(done ? "" : (answer?.sentence ?? words("unanswered")));
}

/** @param {string} action */
function possible(action) {
  const [card, chair] = action.split("@");
  if (card && chair) return choose.fits(choose.known().cards[card]?.[chair] ?? null);
  return button(action) !== null;
}

/** The button for an action, if it can be pressed now. @param {string} action */
function button(action) {
  const found = document.querySelector(`#act button[value="${CSS.escape(action)}"]`);
  return found instanceof HTMLButtonElement && !found.disabled ? found : null;
}

/** A key that no other action has: sent again with it, an action counts once. */
function fresh() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A button or its key. @param {string} action */
async function press(action) {
  countdown.stop();
  if (busy) return act(action);
  if (!button(action)) {
    const drop = document.querySelector("#act button[value^='drop:']:not(:disabled)");
    if (action !== "draw" || !(drop instanceof HTMLElement)) {
      const title = document.querySelector(`#act button[value="${action}"]`)?.getAttribute("title");
      return notice(yours || over ? title || words("noSuchKey") : words("notYours"));
    }
    drop.focus();
    return notice(words("dropFirst"), "news");
  }
  if (action === "draw" && settings.is("ask") && choose.somethingFits()) {
    if ((await settings.open("ask-draw")) !== "yes" || !button("draw")) return;
  }
  return act(action);
}

/** @param {string} url */
async function hint(url) {
  notice("");
  const answer = await link.send(url, { version: String(version), key: fresh() }, BEFORE_HINT);
  if (answer?.card || answer?.chair) choose.mark(answer.card ?? "", answer.chair ?? "");
  notice(answer?.sentence ?? words("unanswered"), answer?.result === "hint" ? "hint" : "refused");
}

/** @param {string} card @param {"keys" | "pointer" | "drag"} how */
function chooseCard(card, how) {
  if (over) return;
  if (choose.chosen() === card && how !== "drag") return unchoose();
  notice("");
  choose.choose(card);
  const guest = name(card);
  const chairs = choose.chairsFor(card);
  if (chairs.length === 0) return announce(words("chosenStuck", { guest }));
  const list = chairs.map(([chair, { points }]) => `${chair} (${points})`).join(", ");
  announce(words("chosen", { guest, chairs: list }));
  const best = chairs[0]?.[0] ?? "";
  if (how === "keys") choose.chairElement(best)?.focus();
}

/** What a card is called, without what else its label says. @param {string} card */
function name(card) {
  const element = choose.cardElement(card);
  return element?.dataset.name ?? element?.getAttribute("aria-label")?.split(/[.,]/)[0] ?? card;
}

function unchoose() {
  const card = choose.chosen();
  notice("");
  if (!card) return;
  const fromFloor = document.activeElement?.closest("#floor");
  choose.choose("");
  announce(words("putBack", { guest: name(card) }));
  if (fromFloor) choose.cardElement(card)?.focus();
}

/** @param {string} chair */
function place(chair) {
  const card = choose.chosen();
  if (!card) {
    if (choose.cardElements().length > 0) notice(words("chooseFirst"), "news");
    return;
  }
  const option = choose.option(chair);
  if (!option) return;
  if (!choose.fits(option)) return why(chair);
  if (!yours) return notice(words("notYours"), "news");
  void act(`${card}@${chair}`);
}

/** @param {string} chair */
function why(chair) {
  const option = choose.chosen() ? choose.option(chair) : null;
  if (!option) return notice(words("chooseFirst"), "news");
  notice(option.text, choose.fits(option) ? "news" : "refused");
}

/** What the page does by itself, if somebody wants that. */
function byItself() {
  countdown.stop();
  if (!yours || over || choose.somethingFits()) return;
  const [draw, done] = [button("draw"), button("done")];
  const stopped = () => announce(words("stopped"));
  if (draw && settings.is("draw")) {
    announce(words("drawing"));
    countdown.start(draw, BEFORE_DRAW, () => void act("draw"), stopped);
  } else if (done && settings.is("end")) {
    announce(words("ending"));
    countdown.start(done, BEFORE_END, () => void act("done"), stopped);
  }
}

/** @param {SubmitEvent} event */
function submit(event) {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
  const goal = new URL(submitter.formAction || form.action, location.href).pathname;
  if (goal === main?.dataset.hint) void hint(goal);
  else if (form.id === "act" && submitter.name === "action") void press(submitter.value);
  else if (!company.submit(form, submitter)) return;
  event.preventDefault();
}

function begin() {
  // Without the script a card is chosen by an address; here by hand.
  if (new URLSearchParams(location.search).has("card")) return location.replace(location.pathname);
  choose.read();
  reach.rove();
  company.start({
    send: (url, fields) => link.send(url, fields),
    answered: about,
    announce,
    words,
    yours: () => yours && !over,
  });
  settings.start(byItself, words("notifyDenied"));
  document.addEventListener("submit", submit);
  for (const input of ["pointerdown", "keydown"]) addEventListener(input, motion.finish, true);
  reach.start({
    choose: chooseCard,
    place,
    press: (action) => void press(action),
    unchoose,
    why,
    preview: (chair) => (chair ? choose.preview(chair) : choose.hidePreview()),
    chosen: choose.chosen,
    hint: () => document.querySelector("#act button.hint"),
    help: () => void settings.open("keys"),
    deaf: settings.dialogIsOpen,
    letters: () => settings.is("keys"),
  });
  yours = choose.known().yours;
  over = (document.getElementById("end")?.childElementCount ?? 0) > 0;
  turn(yours, over);
  link.start();
  document.documentElement.dataset.script = "on";
}

if (main) begin();
