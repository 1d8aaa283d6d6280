// Every page in every language: nothing left untranslated, nothing without room, nothing that
// those who hear the page would miss.

import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { test } from "node:test";
import { COLOURS, isPressable, losesNothing } from "./support/access.mjs";
import { friendLinks, join, makeRoom } from "./support/company.mjs";
import { pseudoLanguage } from "./support/server.mjs";
import { alone, inCompany } from "./support/states.mjs";
import { browserForAll, DESKTOP, PHONE, sitDown } from "./support/table.mjs";

const held = browserForAll();
const SIZES = { "1280 × 800": DESKTOP, "390 × 844": PHONE };

/** A picture, for whoever asked for pictures. */
async function keep(table, what) {
  const folder = process.env.SHOTS;
  if (folder) await table.page.screenshot({ path: `${folder}/${what.replaceAll(" ", "-")}.png` });
}

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
  const codes = /\.code: |: [a-z]+(-[a-z]+)+$|: \/.*$/; // reasons and addresses, which nobody reads
  return texts.flatMap(([at, text]) => {
    const left = codes.test(`${at}: ${text}`) ? null : outside(text).match(word);
    return left ? [`${at}: ${left.join(" ")}`] : [];
  });
}

for (const [size, options] of Object.entries(SIZES)) {
  test(`everything is translated, and has room in words a third longer, at ${size}`, async (t) => {
    const folder = await pseudoLanguage();
    t.after(() => rm(folder, { recursive: true, force: true }));
    const spoken = { ...options, locale: "en-XA" };
    const table = await sitDown(held, t, spoken, ["--languages", folder]);
    table.touch = options !== DESKTOP;
    const names = /\b(Bruno|Carla|Traveller)\b/g; // typed by people
    const look = async (what, on = table) => {
      await keep(on, `xa ${what} ${size}`);
      await losesNothing(on.page, what);
      const left = (await on.page.evaluate(untranslated)).map((text) => text.replace(names, "").trim());
      assert.deepEqual(left.filter((text) => !text.endsWith(":")), [], `${what}: not translated`);
    };
    await alone(table, look);
    await inCompany(held, t, table, look, spoken);
    table.clean();
  });
}

for (const lang of ["de", "it"]) {
  test(`every state in ${lang}`, async (t) => {
    const options = { ...PHONE, locale: lang };
    const table = await sitDown(held, t, options);
    table.touch = true;
    const look = async (what, on = table) => {
      await keep(on, `${lang} ${what}`);
      assert.equal(await on.page.locator("html").getAttribute("lang"), lang);
      await losesNothing(on.page, what);
      await isPressable(on.page, what);
      await on.isAccessible(`${what} in ${lang}`, { but: COLOURS });
    };
    await alone(table, look);
    await inCompany(held, t, table, look, options);
    table.clean();
  });
}

test("each at a table reads their own language", async (t) => {
  const host = await sitDown(held, t, { ...DESKTOP, locale: "de" });
  await makeRoom(host, ["friend"], { house: { copies: 2 } });
  const [link] = await friendLinks(host.page);
  const friend = await join(held, t, host, link, "Bruno", { ...DESKTOP, locale: "it" });
  await host.page.locator("#lobby button.big").click();
  for (const table of [host, friend]) {
    await table.page.locator("#floor").waitFor();
    await table.ready();
  }
  const first = (await host.state()).yours ? host : friend;
  const now = await first.turn();
  await first.press(first.button("draw"));
  await first.answerDraw();
  await first.changed(now.version);
  await host.page.locator("#log", { hasText: /gezogen/ }).waitFor();
  await friend.page.locator("#log", { hasText: /pescato/ }).waitFor();
  for (const table of [host, friend]) table.clean();
});

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
