// Somebody who hears the page: knows nothing but the accessibility tree and what the live region
// said, and acts by the keys of what the tree names.

import assert from "node:assert/strict";

/** Notes what is read aloud, and when nothing has the focus any more: in the page, from its start. */
const LISTEN = () => {
  window.said = [];
  window.lost = [];
  let held = "";
  const where = () => document.activeElement?.outerHTML.slice(0, 90) ?? "";
  const look = () => {
    const none = !document.activeElement || document.activeElement === document.body;
    if (none && held) window.lost.push(held);
    held = none ? "" : where();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const hear = (changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.closest("[aria-live], [role=log], [role=status], [role=alert]")) continue;
      for (const node of addedNodes) window.said.push(node.textContent.trim());
    }
  };
  new MutationObserver(hear).observe(document, { childList: true, characterData: true, subtree: true });
};

/** From now on every page of this window is listened to. */
export const listen = (page) => page.addInitScript(LISTEN);

/** What has been read aloud on this page. */
export const said = (page) => page.evaluate(() => window.said);

/** The focus was somewhere all the time since it was first. */
export async function focusWasKept(page, what) {
  assert.deepEqual(await page.evaluate(() => window.lost), [], `${what}: the focus was lost`);
}

export class Reader {
  static async of(page) {
    const client = await page.context().newCDPSession(page);
    await client.send("Accessibility.enable");
    return new Reader(page, client);
  }

  constructor(page, client) {
    this.page = page;
    this.client = client;
  }

  /** All that can be heard, in its order. */
  async tree() {
    const { nodes } = await this.client.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const heard = [];
    const walk = (id, within) => {
      const node = byId.get(id);
      if (!node) return;
      const state = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
      const here = {
        role: node.role?.value ?? "",
        name: (node.name?.value ?? "").trim(),
        description: node.description?.value ?? "",
        value: node.value?.value,
        state,
        backend: node.backendDOMNodeId,
        within,
      };
      if (!node.ignored) heard.push(here);
      const inside = node.ignored || !here.name ? within : [...within, `${here.role} ${here.name}`];
      for (const child of node.childIds ?? []) walk(child, inside);
    };
    walk(nodes[0].nodeId, []);
    return heard;
  }

  /** The first thing of a role whose name fits and that is not disabled. */
  async find(role, name) {
    const fits = (text) => (name instanceof RegExp ? name.test(text) : text === name);
    const tree = await this.tree();
    return tree.find((node) => node.role === role && fits(node.name) && !node.state.disabled);
  }

  /** The same, waited for. */
  async wait(role, name) {
    const end = Date.now() + 20_000;
    for (;;) {
      const found = await this.find(role, name);
      if (found) return found;
      if (Date.now() > end) {
        const all = (await this.tree()).map(({ role, name }) => `${role} ${name}`);
        throw new Error(`no ${role} ${name} among:\n${all.join("\n")}`);
      }
      await this.page.waitForTimeout(40);
    }
  }

  /** What has the focus. */
  async focused() {
    const tree = await this.tree();
    return tree.findLast((node) => node.state.focused === true);
  }

  async focus({ backend }) {
    await this.client.send("DOM.focus", { backendNodeId: backend });
  }

  /** Goes there and presses a key. */
  async press(node, key = "Enter") {
    await this.focus(node);
    await this.page.keyboard.press(key);
  }
}
