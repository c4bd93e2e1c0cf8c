import { expect, test } from "vitest";
import type { CompileRequest, Received, SandboxHandle } from "../../../../lib/core/ports/sandbox";
import { pollUntil } from "../../../../lib/test-support/poll-until";
import { JavaCompiler } from "./java-compiler";

type Answer = (request: string[]) => Received;
const frame = (...parts: string[]): Received => ({
  kind: "frame",
  payload: Buffer.from(parts.join("\0")),
});
const compiled: Answer = ([id = ""]) => frame(id, "K", "text");
const ended = (reason: "cpu-limit" | "lost"): Received => ({
  kind: "ended",
  reason,
  starved: false,
  detail: "",
});

/** A compiler whose sandboxes answer as told; what was asked, and how many were opened and ended. */
function open(answer: Answer, startedUp: Promise<void> = Promise.resolve()) {
  const seen = { opened: 0, disposed: 0, requests: [] as string[][] };
  const compiler = new JavaCompiler(async () => {
    seen.opened += 1;
    await startedUp;
    let cpuMs = 0;
    const handle: SandboxHandle = {
      send: (payload) => seen.requests.push(Buffer.from(payload).toString("utf8").split("\0")),
      receive: async () => {
        cpuMs += 7;
        return answer(seen.requests.at(-1) ?? []);
      },
      usage: () => ({
        cpuMs,
        wallMs: 0,
        memoryPeakBytes: 0,
        outputBytes: 0,
        processLimitHits: 0,
        policyViolations: 0,
      }),
      reset: async () => {},
      dispose: async () => {
        seen.disposed += 1;
      },
    };
    return handle;
  });
  return { compiler, seen };
}

const submission = (source: string): CompileRequest => ({
  program: "driver",
  entryPoint: "f",
  source,
});
const tests: CompileRequest = {
  program: "checker",
  entryPoint: "f",
  preamble: "p",
  testSource: "t",
};

test("one compiler serves 200 requests, each billed its own CPU time", async () => {
  const { compiler, seen } = open(compiled);
  for (let index = 0; index < 201; index += 1) {
    const answer = await compiler.compile(submission(String(index)));
    expect(answer).toEqual({ kind: "compiled", text: "text", cpuMs: 7 });
  }
  expect(seen).toMatchObject({ opened: 2, disposed: 1 });
  await compiler.close();
  expect(seen).toMatchObject({ opened: 2, disposed: 3 });
});

test("test programs are compiled once, submissions every time", async () => {
  const { compiler, seen } = open(compiled);
  await compiler.compile(tests);
  expect(await compiler.compile(tests)).toEqual({ kind: "compiled", text: "text", cpuMs: 0 });
  await compiler.compile(submission("a"));
  await compiler.compile(submission("a"));
  expect(seen.requests.map((request) => request[2])).toEqual(["checker", "driver", "driver"]);
});

test("what is refused keeps its words, and what broke a limit its compiler no longer", async () => {
  const { compiler, seen } = open(([id = "", , , , source]) =>
    source === "bomb" ? ended("cpu-limit") : frame(id, "S", '"line 1: no"'),
  );
  expect(await compiler.compile(submission("bad"))).toMatchObject({
    kind: "refused",
    detail: "line 1: no",
  });
  expect(await compiler.compile(submission("bomb"))).toMatchObject({
    kind: "ended",
    reason: "cpu-limit",
  });
  await compiler.compile(submission("bad"));
  // The bomb was tried in the one that had served another, and judged in one of its own.
  expect(seen).toMatchObject({ opened: 3, disposed: 2 });
});

test("a source is not charged with what an earlier one left in its compiler", async () => {
  let poisoned = 0;
  const { compiler, seen } = open(([id = "", , , , source]) => {
    if (source === "poison") poisoned = seen.opened;
    else if (seen.opened === poisoned) return ended("cpu-limit");
    return frame(id, "K", "text");
  });
  await compiler.compile(submission("poison"));
  expect(await compiler.compile(submission("innocent"))).toMatchObject({ kind: "compiled" });
  expect(seen).toMatchObject({ opened: 2, disposed: 1 });
});

test("a source that ends a fresh compiler is asked for once", async () => {
  const { compiler, seen } = open(() => ended("cpu-limit"));
  expect(await compiler.compile(submission("bomb"))).toMatchObject({ reason: "cpu-limit" });
  expect(seen).toMatchObject({ opened: 1, disposed: 1 });
  expect(seen.requests).toHaveLength(1);
});

test("an answer to another request ends the compiler", async () => {
  const { compiler } = open(() => frame("other", "K", "text"));
  expect(await compiler.compile(submission("a"))).toMatchObject({
    kind: "ended",
    reason: "protocol-violation",
  });
});

test("a lost compiler is the machine's fault, and the next request gets another", async () => {
  const replies = [ended("lost")];
  const { compiler, seen } = open((request) => replies.pop() ?? compiled(request));
  await expect(compiler.compile(submission("a"))).rejects.toMatchObject({ code: "sandbox-fault" });
  expect(await compiler.compile(submission("a"))).toMatchObject({ kind: "compiled" });
  expect(seen.opened).toBe(2);
});

test("a compiler that was dead before it was asked is replaced, and nobody is told", async () => {
  const replies = [compiled, () => ended("lost")];
  const { compiler, seen } = open((request) => (replies.shift() ?? compiled)(request));
  await compiler.compile(submission("a"));
  expect(await compiler.compile(submission("b"))).toMatchObject({ kind: "compiled" });
  expect(seen).toMatchObject({ opened: 2, disposed: 1 });
});

test("a compiler that comes up after the end is disposed of, and its source never sent", async () => {
  const { promise: startedUp, resolve: startUp } = Promise.withResolvers<void>();
  const { compiler, seen } = open(compiled, startedUp);
  const asked = compiler.compile(submission("a"));
  const refused = expect(asked).rejects.toMatchObject({ code: "sandbox-fault" });
  expect(await pollUntil(() => seen.opened === 1, 5_000)).toBe(true);
  const closed = compiler.close();
  startUp();
  await Promise.all([closed, refused]);
  expect(seen).toMatchObject({ opened: 1, disposed: 1, requests: [] });
});

test("requests wait for each other", async () => {
  const { compiler, seen } = open(compiled);
  await Promise.all([1, 2, 3].map((number) => compiler.compile(submission(String(number)))));
  expect(seen.opened).toBe(1);
  await compiler.close();
  await expect(compiler.compile(submission("a"))).rejects.toMatchObject({ code: "sandbox-fault" });
});
