import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, type TestContext, test } from "vitest";
import type { SandboxBackend } from "../../../lib/core/ports/sandbox";
import { conformanceFolder } from "../conformance/conformance-folder";
import { type ConformanceLanguage, fileEndings } from "../conformance/conformance-language";
import { type Reply, runProgram } from "../conformance/driver-session";
import { type HostileProgram, hostileLimitsFor } from "../conformance/hostile/hostile-program";
import { programsByLanguage } from "../conformance/hostile/programs-by-language";
import { runHostileProgram } from "../conformance/hostile/run-hostile-program";
import { type LoopbackListener, listenOnLoopback } from "../conformance/listen-on-loopback";
import { reasonUnavailable } from "../conformance/reason-unavailable";

/** A backend with one slot, so that what one program leaves behind meets the next. */
export interface BackendUnderTest {
  backend: SandboxBackend;
  /** Host process ids of everything that runs for a candidate now; no sandbox waits beside it. */
  processes(): number[];
  /** CPU time that its control groups have used so far, in nanoseconds. */
  cpuNs(): bigint;
}

/** Where a hostile program would leave its mark if it could reach the machine. */
const hostFolders = ["/", "/usr", "/usr/bin", "/tmp", "/dev", "/dev/shm", "/proc", "/etc"];
const quietMs = 200;

/** What every backend must survive, each program in a sandbox of its own on one slot. */
export function describeConformance(
  name: string,
  missing: string[],
  open: () => Promise<BackendUnderTest>,
  languages: readonly ConformanceLanguage[],
): void {
  describe.skipIf(missing.length > 0)(nameWith(name, missing), { timeout: 60_000 }, () => {
    let subject: BackendUnderTest;
    let listener: LoopbackListener;

    beforeAll(async () => {
      listener = await listenOnLoopback();
      subject = await open();
    }, 120_000);

    afterAll(async () => {
      await subject?.backend.close();
      listener?.close();
    });

    test("has one slot and may make records", () => {
      expect(subject.backend.slots).toBe(1);
      expect(subject.backend.capabilities()).toMatchObject({ recordable: true, missing: [] });
    });

    for (const language of languages) {
      describeLanguage(
        language,
        () => subject,
        () => listener,
      );
    }
  });

  for (const language of languages) {
    test(`every hostile program in ${language} has its expected end in the table`, () => {
      const ending = fileEndings[language];
      const files = readdirSync(join(conformanceFolder, "hostile", language))
        .filter((file) => file.endsWith(ending))
        .map((file) => basename(file, ending));
      const listed = programsByLanguage[language].map((program) => program.file ?? program.name);
      expect([...new Set(listed)].sort()).toEqual(files.sort());
    });
  }
}

function describeLanguage(
  language: ConformanceLanguage,
  subject: () => BackendUnderTest,
  listener: () => LoopbackListener,
): void {
  describe(language, () => {
    let firstCanary: Reply;
    let unavailable: string | null = null;
    const skipWhenUnavailable = (context: TestContext) => {
      if (unavailable !== null) context.skip(`unavailable: ${unavailable}`);
    };

    beforeAll(async () => {
      unavailable = await reasonUnavailable(subject().backend, language);
      if (unavailable !== null) console.warn(`${language} skipped: ${unavailable}`);
      else firstCanary = await runCanary(subject().backend, language);
    }, 120_000);

    test("runs the canary", (context) => {
      skipWhenUnavailable(context);
      expect(firstCanary).toMatchObject({ kind: "answer", status: "R" });
    });

    for (const program of programsByLanguage[language]) {
      test.skipIf(program.onlyOn !== undefined && program.onlyOn !== process.arch)(
        `contains ${program.name} and serves the next sandbox unchanged`,
        async (context) => {
          skipWhenUnavailable(context);
          await expectContained(subject(), language, program, listener());
          expect(await runCanary(subject().backend, language)).toEqual(firstCanary);
        },
      );
    }

    test("runs every process of a sandbox as an unprivileged user of the machine", async (context) => {
      skipWhenUnavailable(context);
      const limits = hostileLimitsFor(language);
      const handle = await subject().backend.acquire(language, limits, "driver");
      const users = subject().processes().flatMap(hostUserIds);
      await handle.dispose();
      expect(users.length).toBeGreaterThan(0);
      expect(users.filter((user) => user < 100_000)).toEqual([]);
    });
  });
}

/** Says in the test's own name why it is skipped. */
export function nameWith(name: string, missing: string[]): string {
  return missing.length === 0 ? name : `${name} (skipped, unavailable: ${missing.join("; ")})`;
}

async function expectContained(
  subject: BackendUnderTest,
  language: ConformanceLanguage,
  program: HostileProgram,
  listener: LoopbackListener,
): Promise<void> {
  expect(await runHostileProgram(subject.backend, language, program, listener.port)).toEqual([]);
  expect(subject.processes()).toEqual([]);
  expect(await cpuNsInQuiet(subject)).toBe(0n);
  expect(subject.processes()).toEqual([]);
  expect(marksOnHost()).toEqual([]);
  expect(listener.connections()).toBe(0);
}

/**
 * What the control groups use over a fifth of a second. The kernel may still be charging what the last
 * process used for its own end: then the next fifths count.
 */
async function cpuNsInQuiet(subject: BackendUnderTest): Promise<bigint> {
  let used = 0n;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const before = subject.cpuNs();
    await wait(quietMs);
    used = subject.cpuNs() - before;
    if (used === 0n) break;
  }
  return used;
}

async function runCanary(backend: SandboxBackend, language: ConformanceLanguage): Promise<Reply> {
  const path = join(conformanceFolder, "canaries", `canary${fileEndings[language]}`);
  const source = readFileSync(path, "utf8");
  const limits = hostileLimitsFor(language);
  return (await runProgram(backend, { language, limits, source, arguments: [] })).reply;
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
