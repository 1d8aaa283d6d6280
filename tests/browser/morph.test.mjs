// Elements are changed into others exactly, whatever they were, and what stays keeps its focus.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { browserForAll } from "./support/table.mjs";

const held = browserForAll();
const source = await readFile(new URL("../../crates/web/assets/morph.mjs", import.meta.url), "utf8");

async function inPage(t, run) {
  const page = await held.browser.newPage();
  t.after(() => page.close());
  await page.evaluate(async (source) => {
    const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    Object.assign(window, await import(url));
  }, source);
  return page.evaluate(run);
}

test("any tree becomes any other", async (t) => {
  const wrong = await inPage(t, () => {
    let seed = 7;
    const dice = (n) => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0), (seed >> 8) % n);
    const tree = (depth) => {
      const element = document.createElement(["div", "p", "li"][dice(3)]);
      if (dice(2)) element.className = ["a", "b", "c"][dice(3)];
      if (dice(3) === 0) element.title = String(dice(3));
      const names = new Set();
      for (let i = dice(6); i > 0 && depth > 0; i -= 1) {
        if (dice(4) === 0) element.append(["x", "y"][dice(2)]);
        else {
          const child = tree(depth - 1);
          const name = String(dice(8));
          if (dice(2) && !names.has(name)) child.dataset.key = name;
          names.add(name);
          element.append(child);
        }
      }
      element.normalize();
      return element;
    };
    const wrong = [];
    for (let round = 0; round < 2000; round += 1) {
      const [host, to] = [document.createElement("main"), tree(3)];
      host.append(tree(3));
      const [was, wanted] = [host.innerHTML, to.outerHTML];
      window.morph(host.firstElementChild, to);
      if (!host.firstElementChild.isEqualNode(to)) wrong.push({ was, wanted, is: host.innerHTML });
    }
    return wrong.slice(0, 3);
  });
  assert.deepEqual(wrong, []);
});

test("what stays is the same element, with its focus, its scroll and its open details", async (t) => {
  const kept = await inPage(t, () => {
    const html = (keys, more) =>
      `<section id="s"><ul style="height:40px;overflow:auto">${keys
        .map((key) => `<li data-key="${key}" style="height:30px"><button>${key}</button></li>`)
        .join("")}</ul><details><summary>s</summary>${more}</details></section>`;
    document.body.innerHTML = html(["a", "b", "c", "d"], "one");
    const [list, details] = [document.querySelector("ul"), document.querySelector("details")];
    const b = document.querySelector("[data-key=b] button");
    details.open = true;
    b.focus();
    list.scrollTop = 35;
    window.morph(document.getElementById("s"), window.parse(html(["x", "d", "b", "a"], "two")));
    return {
      same: document.querySelector("[data-key=b] button") === b,
      focus: document.activeElement === b,
      scroll: list.scrollTop > 0,
      open: details.open,
      text: document.body.textContent,
    };
  });
  assert.deepEqual(kept, { same: true, focus: true, scroll: true, open: true, text: "xdbastwo" });
});
