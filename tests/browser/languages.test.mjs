// Every page in every language: nothing left untranslated, nothing without room, nothing that
// those who hear the page would miss.

import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { test } from "node:test";
import { pseudoLanguage } from "./support/server.mjs";
import { browserForAll, DESKTOP, PHONE, playOut, sitDown } from "./support/table.mjs";

const held = browserForAll();
const SIZES = { "1280 × 800": DESKTOP, "390 × 844": PHONE };

/** All that the page says, by sight or by ear, outside of ⟦ and ⟧: nothing but signs and names. */
function untranslated() {
  /** @param {string} text */
  const outside = (text) => {
    let depth = 0;
    let left = "";
    for (const letter of text) {
      if (letter === "⟦") depth += 1;
      else if (letter === "⟧") depth -= 1;
      else if (depth === 0) left += letter;
    }
    return left;
  };
  const texts = [["title", document.title]];
  const own = "script, style, svg, code, kbd, bdi, template";
  const body = document.body.cloneNode(true);
  for (const element of body.querySelectorAll(own)) element.replaceWith(" ");
  for (const element of body.querySelectorAll("[lang]")) element.replaceWith(" "); // other languages' names
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let whole = "";
  while (walker.nextNode()) whole += ` ${walker.currentNode.data}`;
  texts.push(["text", whole]);
  for (const element of document.querySelectorAll("[aria-label], [title], [alt], [placeholder], [data-name]")) {
    for (const name of ["aria-label", "title", "alt", "placeholder", "data-name"]) {
      const value = element.getAttribute(name);
      if (value) texts.push([`${name} of ${element.tagName} ${element.id || element.className}`, value]);
    }
  }
  /** @param {unknown} value @param {string} at */
  const values = (value, at) => {
    if (typeof value === "string") texts.push([at, value]);
    else if (value && typeof value === "object") for (const [key, inner] of Object.entries(value)) values(inner, `${at}.${key}`);
  };
  for (const data of document.querySelectorAll('script[type="application/json"]')) {
    values(JSON.parse(data.textContent ?? "null"), data.id);
  }
  const word = /\p{Lu}?\p{Ll}{2,}/gu;
  const codes = /^([a-z]+(-[a-z]+)+|\/.*)$/; // reasons and addresses, which nobody reads
  return texts.flatMap(([at, text]) => {
    const left = codes.test(text) ? null : outside(text).match(word);
    return left ? [`${at}: ${left.join(" ")}`] : [];
  });
}

/** Nothing sideways, on pages that may scroll down. */
async function fits(table, what) {
  const [inner, width] = await table.page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.ok(inner <= width, `${what} scrolls sideways: ${inner} > ${width}`);
}

/** Through a game, looking at each page on the way. */
async function through(table, look) {
  const { page } = table;
  await page.goto(table.server.url);
  await page.locator("#house > summary").click();
  await look("home");
  for (const preset of ["rid", "cafe", "amigo"]) {
    await page.goto(`${table.server.url}/rules/${preset}`);
    await look(`rules of ${preset}`);
  }
  await page.goto(`${table.server.url}/nowhere`);
  await look("no such page");
  await table.newGame({ house: { copies: 2 } });
  const now = await table.turnWithFit();
  await table.looksWhole("own turn");
  await look("own turn");
  await table.press(table.card(now.fit[0].card));
  const illegal = page.locator("#floor .illegal").first();
  await (table.touch ? illegal.tap({ force: true }) : illegal.click({ force: true }));
  await table.looksWhole("a refusal");
  await look("a refusal");
  await table.openSettings();
  await look("settings");
  await page.keyboard.press("Escape");
  const game = page.url();
  await playOut(table, {
    place: async ({ card, chair }) => {
      if ((await page.locator(`#hand .chosen[data-card=${card}]`).count()) === 0) await table.press(table.card(card));
      await table.press(table.chair(chair));
    },
    press: (action) => table.press(table.button(action)),
    each: async (_, step) => {
      if (step % 6 === 5) await table.looksWhole(`step ${step}`);
    },
  });
  await look("the end");
  await page.goto(`${game}/rules`);
  await look("rules of a game");
  await page.goto(`${game}/replay?at=7`);
  await look("replay");
  // A room with a friend, somebody at this device and a clock.
  await page.goto(table.server.url);
  await page.locator("[name=seat-2]").selectOption("friend");
  await page.locator("[name=seat-3]").selectOption("here");
  await page.locator("[name=name-3]").fill("Eva");
  await page.locator("#clock-180").check();
  await page.locator("main button[type=submit]").first().click();
  await page.waitForURL(/\/game\/[^/]+$/);
  await look("the lobby");
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`everything is translated, and has room in words a third longer, at ${size}`, async (t) => {
    const folder = await pseudoLanguage();
    t.after(() => rm(folder, { recursive: true, force: true }));
    const table = await sitDown(held, t, { ...options, locale: "en-XA" }, ["--languages", folder]);
    table.touch = options !== DESKTOP;
    const names = /\b(Eva|Traveller)\b/g;
    await through(table, async (what) => {
      const shot = process.env.SHOTS;
      if (shot) await table.page.screenshot({ path: `${shot}/xa-${what.replaceAll(" ", "-")}-${size.replaceAll(" ", "")}.png` });
      await fits(table, what);
      const left = (await table.page.evaluate(untranslated)).map((text) => text.replace(names, "").trim());
      assert.deepEqual(left.filter((text) => !text.endsWith(":")), [], `${what}: not translated`);
    });
    table.expected.push(/404/);
    table.clean();
  });

  for (const lang of ["de", "it"]) {
    test(`every page in ${lang} at ${size}`, async (t) => {
      const table = await sitDown(held, t, { ...options, locale: lang });
      table.touch = options !== DESKTOP;
      await through(table, async (what) => {
        const shot = process.env.SHOTS;
        if (shot) await table.page.screenshot({ path: `${shot}/${lang}-${what.replaceAll(" ", "-")}-${size.replaceAll(" ", "")}.png` });
        assert.equal(await table.page.locator("html").getAttribute("lang"), lang);
        await fits(table, what);
        await table.isAccessible(`${what} in ${lang}`);
      });
      table.expected.push(/404/);
      table.clean();
    });
  }
}

test("a language is chosen in the menu, and stays", async (t) => {
  const table = await sitDown(held, t, { ...DESKTOP, locale: "it" });
  const { page } = table;
  await page.goto(`${table.server.url}/rules/cafe`);
  assert.equal(await page.locator("html").getAttribute("lang"), "it");
  await page.locator(".languages button[value=de]").click();
  await page.waitForURL(/\/rules\/cafe$/);
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  assert.equal(await page.locator(".languages [aria-pressed=true]").textContent(), "Deutsch");
  await table.newGame();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await table.openSettings();
  await page.locator("#settings .languages button[value=en]").click();
  await page.waitForURL(/\/game\//);
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  table.clean();
});
