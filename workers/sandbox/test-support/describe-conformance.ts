import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SandboxBackend, SandboxHandle } from "../../../lib/core/ports/sandbox";
import { classifyExit } from "../../../lib/core/scoring/classify-step";
import { checkoutRoot } from "../../checkout-root";
import {
  type ExpectedEnd,
  type HostileProgram,
  hostileLimits,
  hostilePrograms,
} from "../conformance/hostile/hostile-programs";
import { ask, loadAndCall, type Reply } from "./driver-session";

/** A backend with one slot, so that what one program leaves behind meets the next. */
export interface BackendUnderTest {
  backend: SandboxBackend;
  /** Host process ids of everything that runs in its sandboxes now. */
  processes(): number[];
}

const conformanceFolder = join(checkoutRoot, "workers/sandbox/conformance");
const programFolder = join(conformanceFolder, "hostile/python");
/** Where a hostile program would leave its mark if it could reach the machine. */
const hostFolders = ["/", "/usr", "/usr/bin", "/tmp", "/dev", "/dev/shm", "/proc", "/etc"];

/** What every backend must survive, each program in a sandbox of its own on one slot. */
export function describeConformance(
  name: string,
  missing: string[],
  open: () => Promise<BackendUnderTest>,
): void {
  describe.skipIf(missing.length > 0)(name, { timeout: 60_000 }, () => {
    let subject: BackendUnderTest;
    let listener: Listener;
    let firstCanary: Reply;

    beforeAll(async () => {
      listener = await listenOnLoopback();
      subject = await open();
      firstCanary = await runCanary(subject.backend);
    }, 120_000);

    afterAll(async () => {
      await subject?.backend.close();
      listener?.server.close();
    });

    test("has one slot and may make records", () => {
      expect(subject.backend.slots).toBe(1);
      expect(subject.backend.capabilities()).toMatchObject({ recordable: true, missing: [] });
      expect(firstCanary).toMatchObject({ kind: "answer", status: "R" });
    });

    for (const program of hostilePrograms) {
      test.skipIf(program.onlyOn !== undefined && program.onlyOn !== process.arch)(
        `contains ${program.name} and serves the next sandbox unchanged`,
        async () => {
          await expectContained(subject, program, listener.port);
          expect(listener.connections()).toBe(0);
          expect(await runCanary(subject.backend)).toEqual(firstCanary);
        },
      );
    }

    test("runs every process of a sandbox as an unprivileged user of the machine", async () => {
      const handle = await subject.backend.acquire("python", hostileLimits, "driver");
      const users = subject.processes().flatMap(hostUserIds);
      await handle.dispose();
      expect(users.length).toBeGreaterThan(0);
      expect(users.filter((user) => user < 100_000)).toEqual([]);
    });
  });

  test("every hostile program has its expected end in the table", () => {
    const files = readdirSync(programFolder).map((file) => basename(file, ".py"));
    expect(hostilePrograms.map((program) => program.name).sort()).toEqual(files.sort());
  });
}

async function expectContained(
  subject: BackendUnderTest,
  program: HostileProgram,
  port: number,
): Promise<void> {
  const limits = { ...hostileLimits, ...program.limits };
  const source = readFileSync(join(programFolder, `${program.name}.py`), "utf8");
  const handle = await subject.backend.acquire("python", limits, "driver");
  try {
    const literal = program.takesPort ? `(${port},)` : "()";
    expectEnd(await loadAndCall(handle, "attack", source, literal), program.end);
    if (program.end.kind === "returned") await expectDriverAlive(handle);
  } finally {
    await handle.dispose();
  }
  const hits = handle.usage().processLimitHits;
  expect(hits > 0, `${hits} refused forks`).toBe(program.hitsProcessLimit === true);
  expect(subject.processes()).toEqual([]);
  expect(marksOnHost()).toEqual([]);
}

function expectEnd(reply: Reply, end: ExpectedEnd): void {
  switch (end.kind) {
    case "ended":
      expect(reply).toMatchObject({ kind: "ended", reason: end.reason });
      expect(classifyExit(end.reason)).toBe(end.failureClass);
      break;
    case "raised":
      expect(reply).toMatchObject({ kind: "answer", status: "E" });
      expect("text" in reply && JSON.parse(reply.text)).toMatch(end.error);
      break;
    case "returned":
      expect(reply).toEqual({ kind: "answer", status: "R", text: end.value });
      break;
  }
}

/** A program that only returned must not have harmed the driver beside it either. */
async function expectDriverAlive(handle: SandboxHandle): Promise<void> {
  expect(await ask(handle, "Q", "")).toMatchObject({ kind: "answer", status: "Q" });
}

async function runCanary(backend: SandboxBackend): Promise<Reply> {
  const source = readFileSync(join(conformanceFolder, "canary.py"), "utf8");
  const handle = await backend.acquire("python", hostileLimits, "driver");
  const reply = await loadAndCall(handle, "attack", source, "()");
  await handle.dispose();
  return reply;
}

function marksOnHost(): string[] {
  return hostFolders.map((folder) => join(folder, "errorbar-escape")).filter(existsSync);
}

/** Real, effective, saved and file system user and group ids, as the machine sees them. */
function hostUserIds(pid: number): number[] {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return [...status.matchAll(/^[UG]id:\t(.*)$/gm)].flatMap(([, ids]) =>
    (ids ?? "").split("\t").map(Number),
  );
}

interface Listener {
  server: Server;
  port: number;
  connections(): number;
}

async function listenOnLoopback(): Promise<Listener> {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening on a port");
  return { server, port: address.port, connections: () => count };
}
