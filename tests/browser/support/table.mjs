// A page of a game as a test sees it: what it shows, what can be done, and how it must look.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import { Server } from "./server.mjs";

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const SMALL_PHONE = { ...PHONE, viewport: { width: 390, height: 664 } };

const WAIT = 20_000;

/** One browser for the tests of a file. */
export function browserForAll() {
  const held = {};
  before(async () => {
    held.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
  });
  after(() => held.browser?.close());
  return held;
}

/** Which deals a test sees: always the same, so that what fails here fails elsewhere; others with `DEALS`. */
function deals(t) {
  const round = process.env.DEALS ?? "1";
  return createHash("sha256").update(`${round} ${t.name}`).digest().readUInt32LE();
}

/** A fresh server and browser window for one test; both are ended with it. */
export async function sitDown(held, t, options = DESKTOP, serve = []) {
  const server = await Server.start(["--deals", String(deals(t)), ...serve]);
  t.after(() => server.stop());
  const context = await held.browser.newContext({ reducedMotion: "reduce", ...options });
  t.after(() => context.close());
  context.setDefaultTimeout(WAIT);
  await context.addInitScript(() => {
    window.shifts = [];
    const where = ({ node, previousRect: a, currentRect: b }) => {
      const name = node?.id || node?.className || node?.nodeName || "gone";
      return `${name} ${[a.x, a.y, a.width, a.height]} -> ${[b.x, b.y, b.width, b.height]}`;
    };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries()) {
        if (!hadRecentInput) window.shifts.push({ value, where: sources.map(where) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const table = new Table(await context.newPage(), server);
  return table;
}

export class Table {
  constructor(page, server) {
    this.page = page;
    this.server = server;
    this.touch = false;
    /** Faults that a test brings about on purpose. */
    this.expected = [];
    this.faults = [];
    page.on("pageerror", (fault) => this.faults.push(`uncaught: ${fault.stack ?? fault}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") {
        this.faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
  }

  /** Makes a game by the form of the home page. */
  async newGame({ rules = "rid", house = {}, script = true } = {}) {
    const { page } = this;
    await page.goto(this.server.url);
    await page.locator("#pace-0").check();
    if (rules !== "rid") await page.locator(`#rules-${rules}`).check();
    const names = Object.keys(house);
    if (names.length > 0) await page.locator("#house > summary").click();
    for (const name of names) await page.locator(`[name=house-${name}]`).fill(String(house[name]));
    await page.locator("main button[type=submit]").first().click();
    await page.waitForURL(/\/game\/[^/]+$/);
    if (script) await this.ready();
    return this;
  }

  /** Until the script has taken over. */
  async ready() {
    await this.page.locator("html[data-script=on]").waitFor({ state: "attached" });
  }

  async state() {
    return this.page.evaluate(() => {
      const choices = JSON.parse(document.getElementById("choices").textContent);
      const fit = [];
      for (const [card, chairs] of Object.entries(choices.cards ?? {})) {
        for (const [chair, what] of Object.entries(chairs)) {
          if (what.code === undefined) fit.push({ card, chair, points: what.points });
        }
      }
      fit.sort((a, b) => b.points - a.points);
      const buttons = document.querySelectorAll("#act button[name=action]:not(:disabled)[value]");
      return {
        version: Number(document.getElementById("game").dataset.version),
        yours: choices.yours === true || document.querySelector("#status.yours") !== null,
        over: document.getElementById("end").childElementCount > 0,
        fit: choices.places ? fit : [],
        sketch: fit,
        can: [...buttons].map((button) => button.value).filter((action) => !action.includes("@")),
        hand: [...document.querySelectorAll("#hand [data-card]")].map((card) => card.dataset.card),
        cards: [...document.querySelectorAll("#hand [data-card]")].reduce(
          (sum, card) => sum + Number(card.dataset.count),
          0,
        ),
        seated: [...document.querySelectorAll("#floor [data-chair] [data-guest]")].map(
          (guest) => `${guest.dataset.guest}@${guest.closest("[data-chair]").dataset.chair}`,
        ),
        score: Number(document.querySelector("#players .you [data-score]")?.dataset.score),
        notice: document.getElementById("notice").textContent.trim(),
      };
    });
  }

  /** Until it is this seat's turn or the game is over. */
  async turn() {
    const due = () => {
      const choices = JSON.parse(document.getElementById("choices").textContent);
      const quiet = !document.getElementById("game").hasAttribute("aria-busy");
      const mine = choices.yours || document.querySelector("#status.yours") !== null;
      return quiet && (mine || document.getElementById("end").childElementCount > 0);
    };
    await this.page.waitForFunction(due, null, { timeout: 30_000, polling: 30 });
    return this.state();
  }

  /** Until the page shows a later version. */
  async changed(version, timeout = WAIT) {
    const later = (was) => {
      const game = document.getElementById("game");
      return Number(game.dataset.version) > was && !game.hasAttribute("aria-busy");
    };
    await this.page.waitForFunction(later, version, { timeout, polling: 20 });
  }

  card(code) {
    return this.page.locator(`#hand [data-card="${code}"]`);
  }

  chair(name) {
    return this.page.locator(`#floor [data-chair="${name}"]`);
  }

  /** The coin on a chair, once it shows so many points. */
  coin(chair, points) {
    return this.chair(chair).locator(".coin", { hasText: new RegExp(`^${points}$`) }).waitFor();
  }

  button(action) {
    return this.page.locator(`#act button[value="${action}"]`);
  }

  press(locator) {
    return this.touch ? locator.tap() : locator.click();
  }

  /** Yes, if the page asks whether to draw although somebody fits. */
  async answerDraw() {
    const yes = this.page.locator("#ask-draw[open] button[value=yes]");
    if ((await yes.count()) > 0) await this.press(yes);
  }

  /** On a phone they are behind the button that opens the log. */
  async openSettings() {
    const { page } = this;
    const direct = page.locator("#open-settings");
    if (await direct.isVisible()) await this.press(direct);
    else {
      await this.press(page.locator("#open-side"));
      await this.press(page.locator("#side [data-opens=settings]"));
    }
    await page.locator("#settings[open]").waitFor();
  }

  /** A turn in which somebody can be placed; draws until there is one. */
  async turnWithFit() {
    for (let i = 0; i < 40; i += 1) {
      const now = await this.turn();
      assert.ok(!now.over, "the game ended before anything fitted");
      if (now.fit.length > 0) return now;
      await this.press(this.button(now.can.includes("draw") ? "draw" : now.can[0]));
      await this.changed(now.version);
    }
    throw new Error("nothing fitted in 40 turns");
  }

  /** Nothing was wrong on the way. */
  clean() {
    const unexpected = this.faults.filter((fault) => !this.expected.some((known) => known.test(fault)));
    assert.deepEqual(unexpected, [], "faults in the browser's console");
  }

  /** Everything that one plays with is on the screen, whole, and nothing lies over it. */
  async looksWhole(what) {
    // While a guest walks the browser shows pictures of the page, which nothing can be found on.
    await this.page.waitForFunction(() => document.documentElement.style.viewTransitionName === "");
    const findings = await this.page.evaluate(() => {
      const found = [];
      const root = document.documentElement;
      const [width, height] = [root.clientWidth, window.innerHeight];
      if (root.scrollWidth > width) found.push(`scrolls sideways: ${root.scrollWidth} > ${width}`);
      const selector =
        "#floor .board, #floor [data-chair], #floor [data-table], #hand [data-card], #actions button, #status, #players [data-seat]";
      for (const element of document.querySelectorAll(selector)) {
        const box = element.getBoundingClientRect();
        const name = `${element.id || element.className} ${element.dataset.chair ?? element.dataset.card ?? element.value ?? ""}`;
        if (box.width === 0 || box.height === 0) found.push(`${name} has no size`);
        const outside = box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1;
        if (outside) {
          found.push(`${name} is cut off: ${[box.left, box.top, box.right, box.bottom].map(Math.round)} in ${width} × ${height}`);
        } else if (element.matches("button, a")) {
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          if (!element.contains(top) && !element.disabled) found.push(`${name} lies under ${top?.outerHTML.slice(0, 80)}`);
          const clips = getComputedStyle(element).overflow !== "visible";
          if (clips && element.scrollWidth > element.clientWidth + 1) found.push(`${name} is too narrow for its text`);
        }
      }
      return found;
    });
    assert.deepEqual(findings, [], `${what}: not all of the table is to be seen`);
  }

  /** Where the large parts of the table are: they stay there for a whole game. */
  async places() {
    return this.page.evaluate(() => {
      const places = {};
      for (const part of ["#floor .board", "#hand", "#actions", "#players"]) {
        const { left, top, width, height } = document.querySelector(part).getBoundingClientRect();
        places[part] = [left, top, width, height];
      }
      return places;
    });
  }

  /** They still are, but for a hair, which another digit in a row may move an edge by. */
  async stayed(places, when) {
    const now = await this.places();
    const moved = Object.keys(now).filter((part) => now[part].some((edge, at) => Math.abs(edge - places[part][at]) > 4));
    assert.deepEqual(moved.map((part) => [part, places[part], now[part]]), [], `${when}: something jumped`);
  }

  /** Nothing has jumped without having been touched. */
  async stoodStill(what) {
    const shifts = await this.page.evaluate(() => window.shifts);
    const sum = shifts.reduce((sum, { value }) => sum + value, 0);
    const worst = shifts.sort((a, b) => b.value - a.value).slice(0, 4);
    assert.ok(sum < 0.02, `${what}: the layout shifted by ${sum}: ${JSON.stringify(worst, null, 1)}`);
  }

  /** axe finds nothing, by all its rules or by some. */
  async isAccessible(what, { only = [], but = [] } = {}) {
    // No page of ours holds another: axe needs no second window to put its findings together.
    const axe = new AxeBuilder({ page: this.page }).setLegacyMode().options({ resultTypes: ["violations"] });
    const asked = only.length > 0 ? axe.withRules(only) : axe.disableRules(but);
    const { violations } = await asked.analyze();
    const lines = violations.flatMap(({ id, help, nodes }) =>
      nodes.slice(0, 3).map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary?.replace(/\s+/g, " ")}`),
    );
    assert.deepEqual(lines, [], `axe: ${what}`);
  }
}

/**
 * Plays to the end: places what earns most, draws if nothing fits.
 * @param {Table} table
 * @param {{ place: Function, press: Function, each?: Function }} how
 */
export async function playOut(table, { place, press, each }) {
  for (let step = 0; step < 600; step += 1) {
    const now = await table.turn();
    if (now.over) return now;
    if (each) await each(now, step);
    const [best] = now.fit;
    if (best) await place(best, now, step);
    else if (now.can.includes("done")) await press("done", now);
    else if (now.can.includes("draw")) await press("draw", now);
    else {
      const drop = now.can.find((action) => action.startsWith("drop:"));
      assert.ok(drop, `nothing can be done: ${JSON.stringify(now)}`);
      await press(drop, now);
    }
    await table.changed(now.version).catch(async (fault) => {
      throw new Error(`nothing came of it: ${fault.message}\n${JSON.stringify([now, await table.state(), table.faults], null, 1)}`);
    });
    const then = await table.state();
    assert.equal(then.notice, "", "an action that the page offered was refused");
  }
  throw new Error("the game does not end");
}
