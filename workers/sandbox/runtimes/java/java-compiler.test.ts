import { expect, test } from "vitest";
import type { CompileRequest, Received, SandboxHandle } from "../../../../lib/core/ports/sandbox";
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
function open(answer: Answer) {
  const seen = { opened: 0, disposed: 0, requests: [] as string[][] };
  const compiler = new JavaCompiler(async () => {
    seen.opened += 1;
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
  expect(seen).toMatchObject({ opened: 2, disposed: 1 });
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

test("requests wait for each other", async () => {
  const { compiler, seen } = open(compiled);
  await Promise.all([1, 2, 3].map((number) => compiler.compile(submission(String(number)))));
  expect(seen.opened).toBe(1);
  await compiler.close();
  await expect(compiler.compile(submission("a"))).rejects.toMatchObject({ code: "sandbox-fault" });
});
