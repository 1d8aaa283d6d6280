// A server of its own for each test, on a free port, with data in a folder that goes away.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const target = resolve(root, process.env.CARGO_TARGET_DIR ?? "target");
const program = process.env.RID_BINARY ?? join(target, "debug", "rid");

/** A folder with the language en-XA, which nobody speaks: what is translated is between ⟦ and ⟧. */
export async function pseudoLanguage() {
  const folder = await mkdtemp(join(tmpdir(), "rid-languages-"));
  const { status, stderr } = spawnSync(join(dirname(program), "examples", "pseudo"), [folder]);
  if (status !== 0) throw new Error(`no language made: ${stderr}`);
  return folder;
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

/** Whether a server answers there. */
async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

export class Server {
  static async start(more = []) {
    const data = await mkdtemp(join(tmpdir(), "rid-browser-"));
    const server = new Server(await freePort(), data, more);
    await server.run();
    return server;
  }

  constructor(port, data, more) {
    this.port = port;
    this.data = data;
    this.more = more;
    this.url = `http://127.0.0.1:${port}`;
    this.said = "";
  }

  /** Starts the process, again if it was killed, on the same port and data. */
  async run() {
    const args = ["serve", "--listen", `127.0.0.1:${this.port}`, "--data", this.data, ...this.more];
    this.process = spawn(program, args, { cwd: this.data, stdio: ["ignore", "pipe", "pipe"] });
    this.process.stdout.on("data", (text) => (this.said += text));
    this.process.stderr.on("data", (text) => (this.said += text));
    this.process.on("error", (fault) => (this.said += fault.message));
    const end = Date.now() + 15_000;
    while (!(await answers(this.url))) {
      if (this.process.exitCode !== null || this.process.pid === undefined || Date.now() > end) {
        throw new Error(`${program} ${args.join(" ")} does not answer:\n${this.said}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** As a power cut: no farewell. */
  async kill() {
    const { process } = this;
    if (process.exitCode !== null || process.signalCode !== null) return;
    process.kill("SIGKILL");
    await once(process, "exit");
  }

  async stop() {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}
