// For everybody: every state without a fault that axe knows, large enough for fingers, whole at 320
// pixels and at twice its size, and in the colours, contrast and stillness that somebody has set.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isAccessibleAtDusk, isPressable, losesNothing } from "./support/access.mjs";
import { alone, finish, inCompany } from "./support/states.mjs";
import { browserForAll, DESKTOP, PHONE, playOut, sitDown } from "./support/table.mjs";

const held = browserForAll();
const NARROW = { ...PHONE, viewport: { width: 320, height: 568 } };
/** What is left of 1280 × 800 where everything is seen at 200 %. */
const TWICE = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };
// A usual phone is looked at in other languages (languages.test.mjs).
const SIZES = { "1280 × 800": DESKTOP, "320 × 568": NARROW, "1280 × 800 at 200 %": TWICE };

for (const [size, options] of Object.entries(SIZES)) {
  // On a phone axe looks at each state in other languages (languages.test.mjs).
  const shot = process.env.SHOTS;
  const looks = (table) => async (what, on = table) => {
    if (shot) await on.page.screenshot({ path: `${shot}/access ${what} ${size}.png`.replace(/[ %]+/g, "-") });
    await losesNothing(on.page, `${what} at ${size}`);
    await isPressable(on.page, `${what} at ${size}`);
    if (options !== DESKTOP) return;
    await on.isAccessible(`${what} at ${size}`);
    await isAccessibleAtDusk(on, what);
  };
  test(`every state alone at ${size}`, async (t) => {
    const table = await sitDown(held, t, options);
    table.touch = options.hasTouch === true;
    await alone(table, looks(table));
    table.clean();
  });
  test(`every state in company at ${size}`, async (t) => {
    const table = await sitDown(held, t, options);
    table.touch = options.hasTouch === true;
    await inCompany(held, t, table, looks(table), options);
    table.clean();
  });
}

for (const [size, options] of Object.entries({ "320 × 568": NARROW, "200 %": TWICE })) {
  test(`a whole game at ${size}`, async (t) => {
    const table = await sitDown(held, t, options);
    table.touch = options.hasTouch === true;
    await table.newGame({ house: { copies: 2 } });
    let placed = 0;
    await playOut(table, {
      place: async ({ card, chair, points }) => {
        placed += 1;
        await table.press(table.card(card));
        await table.coin(chair, points);
        await table.press(table.chair(chair));
      },
      press: (action) => table.press(table.button(action)),
      each: async (now, step) => {
        if (step % 5 === 1) await table.looksWhole(`step ${step}`);
      },
    });
    assert.ok(placed > 1, `only ${placed} guests placed`);
    table.clean();
  });
}

/** All of an element's look that is left where the system gives the colours. */
const form = (locator) =>
  locator.first().evaluate((element) => {
    const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
    return [borderTopStyle, borderTopWidth, outlineStyle, outlineStyle === "none" ? "" : outlineWidth].join(" ");
  });

test("with the system's colours forms say what colours said", async (t) => {
  const table = await sitDown(held, t, { ...DESKTOP, forcedColors: "active" });
  const { page } = table;
  await page.goto(table.server.url);
  const look = (selector, pseudo) =>
    page.locator(selector).first().evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, pseudo);
  assert.notEqual(await look(".segment input:checked + label"), await look(".segment input:not(:checked) + label"));
  await table.newGame({ house: { copies: 2 } });
  let now = await table.turnWithFit();
  const { card, chair } = now.fit[0];
  await table.card(card).click();
  await page.mouse.move(2, 2);
  const different = async (one, other) => {
    const [a, b] = [await form(page.locator(one)), await form(page.locator(other))];
    assert.notEqual(a, b, `${one} looks like ${other}`);
  };
  await different("#hand .card.chosen", "#hand .card:not(.chosen):not(.stuck), #hand .card:not(.chosen)");
  await different("#floor .legal .cushion", "#floor .illegal:not(.taken) .cushion");
  await different("#players .plate.turn", "#players .plate:not(.turn)");
  await table.chair(chair).click();
  await table.changed(now.version);
  // Unless it filled a table and left: then the next one stays.
  const fresh = page.locator("#floor .fresh .guest");
  if ((await fresh.count()) > 0) {
    const after = await fresh.first().evaluate((element) => getComputedStyle(element, "::after").borderTopStyle);
    assert.equal(after, "solid", "who came this turn has a frame");
  }
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/access-forced.png` });
  await finish(table);
  await different("#players .plate.won", "#players .plate:not(.won)");
  table.clean();
});

test("more contrast where it is asked for", async (t) => {
  const table = await sitDown(held, t, { ...DESKTOP, contrast: "more" });
  await table.newGame();
  const colour = (selector, what) =>
    table.page.locator(selector).first().evaluate((element, what) => getComputedStyle(element)[what], what);
  const ink = await colour("body", "color");
  assert.equal(await colour("#turn .quiet, #log .quiet, .whose", "color"), ink, "quiet words are as dark as all others");
  assert.equal(await colour("#actions .act:not(:disabled)", "borderTopColor"), ink, "edges are as dark as words");
  table.clean();
});

test("nothing moves for those who want stillness", async (t) => {
  const table = await sitDown(held, t, { ...DESKTOP, reducedMotion: "reduce" });
  const { page } = table;
  await table.newGame();
  await page.evaluate(() => {
    window.moved = [];
    const look = () => {
      for (const animation of document.getAnimations()) window.moved.push(String(animation.effect?.target?.className));
      requestAnimationFrame(look);
    };
    look();
  });
  for (let turn = 0; turn < 3; turn += 1) {
    const now = await table.turnWithFit();
    await table.card(now.fit[0].card).click();
    await table.chair(now.fit[0].chair).click();
    await table.changed(now.version);
  }
  assert.deepEqual(await page.evaluate(() => [...new Set(window.moved)]), []);
  table.clean();
});

test("Tab leads through everything and out again, and Escape out of all that opens", async (t) => {
  const table = await sitDown(held, t);
  const { page } = table;
  await table.newGame();
  await table.turnWithFit();
  const where = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body ? "out" : (at.closest("section[id], nav[id], aside[id]")?.id ?? at.id);
    });
  for (const key of ["Tab", "Shift+Tab"]) {
    await page.evaluate(() => document.activeElement?.blur());
    const visited = new Set();
    let presses = 0;
    do {
      await page.keyboard.press(key);
      visited.add(await where());
      presses += 1;
    } while ((await where()) !== "out" && presses < 60);
    assert.ok(presses < 60, `${key} does not lead out: ${[...visited]}`);
    for (const part of ["floor", "hand", "placements", "actions", "bar"]) {
      assert.ok(visited.has(part), `${key} does not lead to ${part}: ${[...visited]}`);
    }
  }
  for (const opener of ["#open-settings", ".open-table"]) {
    const button = page.locator(opener).first();
    if (!(await button.isVisible())) continue;
    await button.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("dialog[open], [popover]:popover-open") !== null);
    for (let press = 0; press < 20; press += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("dialog[open], [popover]:popover-open").count(), 0, `${opener} can be left`);
    assert.ok(await button.evaluate((button) => button === document.activeElement), `the focus is back on ${opener}`);
  }
  table.clean();
});
