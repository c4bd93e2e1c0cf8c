import { afterEach, expect, test, vi } from "vitest";
import type { Received, SandboxHandle } from "../../lib/core/ports/sandbox";
import { DriverSession } from "./driver-session";
import { noUsage } from "./no-usage";
import { runTrial } from "./run-trial";
import { TrialSession } from "./trial-session";

afterEach(() => {
  vi.useRealTimers();
});

type Reply = (request: string) => Received;
const says =
  (text: string): Reply =>
  (id) => ({ kind: "frame", payload: Buffer.from(`${id}\0${text}`) });
const raw =
  (text: string): Reply =>
  () => ({ kind: "frame", payload: Buffer.from(text) });
const ends =
  (reason: "exited" | "lost" | "wall-limit", starved = false): Reply =>
  () => ({ kind: "ended", reason, starved, detail: "" });
const question = says('C\0["t",["i","1"]]');

/** A sandbox that answers by a list, over and over its last; what it was sent, without ids. */
function open(...replies: Reply[]) {
  const sent: string[] = [];
  let request = "";
  let at = 0;
  const handle: SandboxHandle = {
    send(payload) {
      const parts = Buffer.from(payload).toString("utf8").split("\0");
      if (/^[0-9a-f]{16}$/.test(parts[0] ?? "")) request = parts.shift() ?? "";
      sent.push(parts.join(" "));
    },
    receive: async () => {
      at += 1;
      const reply = replies[Math.min(at, replies.length) - 1];
      if (!reply) throw new Error("it was to be asked nothing");
      return reply(request);
    },
    usage: () => noUsage,
    reset: async () => {},
    dispose: async () => {},
  };
  return { handle, sent };
}

const limits = { wallMsPerTest: 60_000, cpuMsTotal: 60_000 };

async function run(program: Reply[], subject: Reply[] = [], under = limits) {
  const tests = open(...program);
  const asked = open(...subject);
  const trial = new TrialSession(tests.handle, "python");
  trial.start("f", ["n"], "source");
  const word = await runTrial(trial, new DriverSession(asked.handle), under);
  return { ...word, exitReason: trial.exitReason, sent: tests.sent, asked: asked.sent };
}

test("a question is put to the subject, and values, names of errors and no more come back", async () => {
  const { sent, asked, outcome } = await run(
    [question, question, question, question, says("P\x00")],
    [
      says('R\0["i","5"]'),
      says('E\0"java.lang.IllegalStateException: the source is …"'),
      says('E\0"a message without a name"'),
      ends("exited"),
    ],
  );
  expect(asked).toEqual(Array.from({ length: 4 }, () => "A (1,)"));
  expect(sent).toEqual(["T f n source", "R (5,)", "E java.lang.IllegalStateException", "E ", "X "]);
  expect(outcome).toBe("passed");
});

test("a subject that ended is never asked again", async () => {
  const { sent, asked } = await run([question, question, says("F\x00")], [ends("wall-limit")]);
  expect([sent.slice(1), asked.length]).toEqual([["X ", "X "], 1]);
});

test.each<[word: string, reply: Reply, outcome: string, load: string]>([
  ["passed", says("P\x002 passed"), "passed", "loaded"],
  ["failed", says("F\0test_it"), "failed", "loaded"],
  ["that there is no test", says("N\x00"), "no-tests", "loaded"],
  ["that it can't be read", says("S\0line 1"), "not-run", "syntax-error"],
  ["that it raised as it was loaded", says("E\0ValueError"), "not-run", "raised"],
  ["what no runner says", says("K\0what"), "not-run", "violated-protocol"],
  ["nothing", says(""), "not-run", "violated-protocol"],
  ["a word for another request", raw("0000000000000000\0P\x00"), "not-run", "violated-protocol"],
  ["a call that is no tuple", says('C\0["l"]'), "not-run", "violated-protocol"],
  ["a call that is no wire text", says("C\0[["), "not-run", "violated-protocol"],
  ["its end", ends("exited"), "not-run", "ended"],
  ["that it slept", ends("wall-limit"), "not-run", "ended"],
])("a program that says %s", async (_word, reply, outcome, load) => {
  expect(await run([reply])).toMatchObject({ outcome, load: { kind: load } });
});

test("only the machine's own faults are faults", async () => {
  await expect(run([ends("lost")])).rejects.toThrow("the sandbox was lost");
  await expect(run([ends("wall-limit", true)])).rejects.toThrow("host-saturated");
});

test("a program that asks forever is ended", async () => {
  const word = await run([question], [says('R\0["i","5"]')]);
  expect(word).toMatchObject({ outcome: "not-run", exitReason: "wall-limit" });
  expect(word.asked.length).toBe(20_000);
  const none = { wallMsPerTest: -1, cpuMsTotal: 0 };
  expect((await run([question], [], none)).asked).toEqual([]);
}, 60_000);

test("time that a program takes between its questions counts, time that it waits does not", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const late =
    (reply: Reply): Reply =>
    (id) => {
      vi.advanceTimersByTime(130_000);
      return reply(id);
    };
  const five = says('R\0["i","5"]');
  const patient = await run([question, says("P\x00")], [late(five)]);
  expect(patient.outcome).toBe("passed");
  const slow = await run([late(question), says("P\x00")], [five]);
  expect(slow).toMatchObject({ outcome: "not-run", exitReason: "wall-limit", asked: [] });
});
