import { describe, expect, test } from "vitest";
import type { SuiteTask } from "../../db/repositories/list-suite-tasks";
import type { GradableSuite } from "../../db/repositories/suite-revision";
import { DomainError } from "../../lib/core/errors";
import type {
  Compiled,
  CompileRequest,
  ExitReason,
  Received,
  SandboxBackend,
  SandboxHandle,
  SandboxProgram,
} from "../../lib/core/ports/sandbox";
import { exitReasons } from "../../lib/core/ports/sandbox";
import { classifyStep } from "../../lib/core/scoring/classify-step";
import type { ExecutionPlan } from "../../lib/core/scoring/execution";
import { defaultLimits } from "../../lib/core/suite/default-limits";
import { functionCompletionGrader } from "../graders/function-completion/grader";
import { executePlan } from "./execute-plan";
import { executeSteps } from "./execute-steps";
import { gradeSubmission } from "./grade-submission";

/** One reply of a sandbox: text after the request's id, text as it stands, or an end. */
type Turn = { reply: string } | { raw: string } | { end: ExitReason; starved?: boolean };

const loaded: Turn = { reply: 'L\0""' };
const five: Turn = { reply: 'R\0["i","5"]' };
const quit: Turn = { reply: "Q\0" };
const question: Turn = { reply: 'C\0["t",["i","1"]]' };

/**
 * Faults of a machine can't be made on demand, so this stands in for one: each sandbox takes its
 * turns from a list, whatever it is asked.
 */
class TurnBackend {
  readonly disposed: SandboxProgram[] = [];
  readonly asked: string[] = [];

  constructor(
    private readonly turns: Partial<Record<SandboxProgram, Turn[]>>,
    private readonly start: () => void = () => {},
  ) {}

  asBackend(): SandboxBackend {
    return {
      nameFor: () => "turns",
      slots: 2,
      capabilities: () => ({
        isolation: "shared-kernel",
        recordable: true,
        missing: [],
        reset: "single-use",
      }),
      environmentSha256: () => "",
      policySha256: () => "",
      compile: async (_language, request) => ({
        kind: "compiled",
        text: request.program === "driver" ? request.source : request.testSource,
        cpuMs: 0,
      }),
      acquire: async (_language, _limits, program) => {
        this.start();
        return this.open(program);
      },
      close: async () => {},
    };
  }

  private open(program: SandboxProgram): SandboxHandle {
    const turns = [...(this.turns[program] ?? [])];
    let request = "";
    let disposed = false;
    return {
      send: (payload) => {
        const [id = "", ...parts] = Buffer.from(payload).toString("utf8").split("\0");
        // An answer to the checker's question carries no id of its own.
        if (id !== "R") request = id;
        this.asked.push([program, ...parts].join(" "));
      },
      receive: async () => toReceived(request, turns.shift()),
      usage: () => ({
        cpuMs: 0,
        wallMs: 0,
        memoryPeakBytes: 0,
        outputBytes: 0,
        processLimitHits: 0,
        policyViolations: 0,
      }),
      reset: async () => {},
      dispose: async () => {
        if (!disposed) this.disposed.push(program);
        disposed = true;
      },
    };
  }
}

function toReceived(request: string, turn: Turn | undefined): Received {
  if (turn === undefined) throw new Error("asked more often than planned");
  if ("end" in turn) {
    return { kind: "ended", reason: turn.end, starved: turn.starved ?? false, detail: "" };
  }
  const text = "raw" in turn ? turn.raw : `${request}\0${turn.reply}`;
  return { kind: "frame", payload: Buffer.from(text) };
}

const calls: ExecutionPlan = {
  kind: "calls",
  entryPoint: "f",
  source: "",
  calls: ['["t",["i","1"]]', '["t",["i","2"]]'].map((text) => ({
    args: { kind: "wire", text },
    view: null,
  })),
};
const checker: ExecutionPlan = {
  kind: "checker",
  entryPoint: "f",
  source: "",
  preamble: "",
  testSource: "",
};

const execute = (backend: TurnBackend, plan: ExecutionPlan) =>
  executePlan(backend.asBackend(), "python", defaultLimits, plan, null);

const fault = { name: "DomainError", code: "sandbox-fault" };

describe("faults of the machine", () => {
  test("a sandbox that does not start is a fault, and the next attempt works", async () => {
    let starts = 0;
    const backend = new TurnBackend({ driver: [loaded, five, five, quit] }, () => {
      starts += 1;
      if (starts < 3) throw new DomainError("sandbox-fault", "a sandbox could not be started");
    });
    await expect(execute(backend, calls)).rejects.toMatchObject(fault);
    await expect(execute(backend, calls)).rejects.toMatchObject(fault);
    const { result, exitReason } = await execute(backend, calls);
    expect(result).toMatchObject({ load: { kind: "loaded" }, steps: [{ kind: "returned" }, {}] });
    expect(exitReason).toBe("completed");
  });

  test.each([
    ["while it loads", []],
    ["at a call", [loaded, five]],
    ["after its last answer", [loaded, five, five]],
  ])("a sandbox lost %s is a fault and leaves nothing open", async (_when, before: Turn[]) => {
    const backend = new TurnBackend({ driver: [...before, { end: "lost" }] });
    await expect(execute(backend, calls)).rejects.toMatchObject(fault);
    expect(backend.disposed).toEqual(["driver"]);
  });

  test("a wall time-out without a processor is a fault; one with a processor is not", async () => {
    const starved = new TurnBackend({ driver: [loaded, { end: "wall-limit", starved: true }] });
    await expect(execute(starved, calls)).rejects.toMatchObject({ message: "host-saturated" });
    const asleep = new TurnBackend({ driver: [loaded, { end: "wall-limit" }] });
    expect((await execute(asleep, calls)).exitReason).toBe("wall-limit");
  });

  test.each(exitReasons.filter((reason) => reason !== "lost"))(
    "%s is the submission's own end, not a fault",
    async (reason) => {
      const backend = new TurnBackend({ driver: [loaded, five, { end: reason }] });
      const { result, exitReason } = await execute(backend, calls);
      expect(result).toMatchObject({ steps: [{ kind: "returned" }, { kind: "ended", reason }] });
      expect(exitReason).toBe(reason);
    },
  );
});

describe("the tests' own sandbox", () => {
  test.each(exitReasons)("its end by %s before any answer is a fault", async (reason) => {
    const backend = new TurnBackend({ driver: [loaded], checker: [{ end: reason }] });
    await expect(execute(backend, checker)).rejects.toMatchObject(fault);
    expect(backend.disposed).toEqual(["checker", "driver"]);
  });

  test.each(exitReasons.filter((reason) => reason !== "lost"))(
    "its end by %s after an answer fails the submission, which must not void itself",
    async (reason) => {
      const backend = new TurnBackend({
        driver: [loaded, five],
        checker: [question, { end: reason }],
      });
      const { result } = await execute(backend, checker);
      expect(result).toMatchObject({ kind: "checker", tests: "broken", firstFailure: null });
      expect(backend.disposed).toEqual(["checker", "driver"]);
    },
  );

  test.each<[string, Turn]>([
    ["lost by the machine", { end: "lost" }],
    ["that got no processor", { end: "wall-limit", starved: true }],
  ])("a sandbox %s is a fault after an answer too", async (_what, end) => {
    const backend = new TurnBackend({ driver: [loaded, five], checker: [question, end] });
    await expect(execute(backend, checker)).rejects.toMatchObject(fault);
  });

  test.each<[string, Turn]>([
    ["that no submission can be asked", { reply: 'C\0["t",["d",["a"]]]' }],
    ["that nests too deep", { reply: `C\0${'["l",'.repeat(120)}null${"]".repeat(120)}` }],
    ["without its id", { raw: "P\0" }],
  ])("a frame %s fails the submission after an answer, and is a fault before", async (_w, turn) => {
    const after = new TurnBackend({ driver: [loaded, five], checker: [question, turn] });
    expect((await execute(after, checker)).result).toMatchObject({ tests: "broken" });
    const before = new TurnBackend({ driver: [loaded], checker: [turn] });
    await expect(execute(before, checker)).rejects.toMatchObject(fault);
  });

  test("tests that an answer breaks are a wrong answer, in every language", async () => {
    const testPlan = { kind: "program" as const, source: "", visibility: "hidden" as const };
    for (const language of ["python", "javascript", "java"] as const) {
      const backend = new TurnBackend({
        driver: [loaded, five],
        checker: [question, { end: "exited" }],
      });
      const task = { language, entryPoint: "f", prompt: "", equality: "typed" as const, testPlan };
      const plans = functionCompletionGrader.plan(task, "");
      const { results } = await executeSteps(
        backend.asBackend(),
        language,
        defaultLimits,
        plans,
        null,
      );
      expect(functionCompletionGrader.judge(task, results, "").verdict, language).toEqual({
        kind: "failed",
        failureClass: "wrong_answer",
      });
    }
  });

  test("it is given answers alone, and passes only when the submission is still there", async () => {
    const turns = { driver: [loaded, five, quit], checker: [question, { reply: "P\0" }] };
    const backend = new TurnBackend(turns);
    const { result } = await execute(backend, checker);
    expect(result).toMatchObject({ tests: "passed", firstFailure: null });
    expect(backend.asked).toContain("checker (5,)");

    const driver: Turn[] = [loaded, five, { end: "exited" }];
    const left = await execute(new TurnBackend({ ...turns, driver }), checker);
    expect(left.result).toMatchObject({ firstFailure: { kind: "ended", reason: "exited" } });
  });
});

describe("replies that no honest driver sends", () => {
  test.each([
    ["for another request", { raw: `${"0".repeat(16)}\0R\0["i","5"]` }],
    ["without a status", { raw: "" }],
    ["with a part too many", { reply: 'R\0["i","5"]\0P' }],
    ["with an unknown status", { reply: "P\0" }],
    ["with a value of no known shape", { reply: 'R\0{"passed":true}' }],
    ["with a value that is no JSON", { reply: "R\0passed" }],
  ])("a reply %s is a violation and ends the execution", async (_what, turn: Turn) => {
    const backend = new TurnBackend({ driver: [loaded, turn] });
    const { result, exitReason } = await execute(backend, calls);
    expect(result).toMatchObject({ steps: [{ kind: "violated-protocol" }] });
    expect(exitReason).toBe("protocol-violation");
  });

  test("no two requests carry the same id", async () => {
    const seen = new Set<string>();
    const backend = new TurnBackend({ driver: [loaded, five, five, quit] }).asBackend();
    const acquire = backend.acquire;
    backend.acquire = async (...request) => {
      const handle = await acquire(...request);
      const send = (payload: Uint8Array) => {
        seen.add(Buffer.from(payload).toString("utf8").split("\0")[0] ?? "");
        handle.send(payload);
      };
      return { ...handle, send };
    };
    await executePlan(backend, "python", defaultLimits, calls, null);
    expect(seen.size).toBe(4);
  });
});

describe("languages that are compiled, or take wire text", () => {
  const javaCalls: ExecutionPlan = {
    kind: "calls",
    entryPoint: "f",
    source: "class Solution {}",
    calls: ['["t",["i","1"],"a"]'],
  };

  function compiling(turns: Partial<Record<SandboxProgram, Turn[]>>, answers: Compiled[]) {
    const turned = new TurnBackend(turns);
    const backend = turned.asBackend();
    const requests: CompileRequest[] = [];
    backend.compile = async (_language, request) => {
      requests.push(request);
      const answer = answers[requests.length - 1];
      if (answer === undefined) throw new Error("compiled more often than planned");
      return answer;
    };
    const run = (plan: ExecutionPlan, packages: readonly string[] | null = null) =>
      executePlan(backend, "java", defaultLimits, plan, packages);
    return { run, requests, asked: turned.asked, disposed: turned.disposed };
  }
  const compiled = (text: string): Compiled => ({ kind: "compiled", text, cpuMs: 9 });

  test("the driver is given the compiled text and the arguments as wire text", async () => {
    const { run, asked, requests } = compiling({ driver: [loaded, five, quit] }, [compiled("B64")]);
    const { result, stage } = await run(javaCalls);
    expect(asked.slice(0, 2)).toEqual(["driver L f B64", 'driver A ["t",["i","1"],"a"]']);
    expect(requests).toEqual([{ program: "driver", entryPoint: "f", source: "class Solution {}" }]);
    expect(result).toMatchObject({ steps: [{ kind: "returned" }] });
    expect(stage).toBe("run");
  });

  test("the packages that it may import are told before it is loaded, where the suite says any", async () => {
    const turns = { driver: [loaded, loaded, five, quit] };
    const { run, asked } = compiling(turns, [compiled("B64")]);
    await run(javaCalls, ["java.util"]);
    expect(asked.slice(0, 2)).toEqual(['driver P ["java.util"]', "driver L f B64"]);
  });

  test("an import that is refused ends the load in the class policy", async () => {
    const driver: Turn[] = [loaded, { reply: 'I\0"java.net"' }];
    const { result } = await compiling({ driver }, [compiled("B64")]).run(javaCalls, []);
    expect(result).toMatchObject({ load: { kind: "import-refused", detail: "java.net" } });
    expect(classifyStep(result.load)).toBe("policy");
  });

  test("no list of packages holds for tests that a candidate wrote: it is said, nothing is run", async () => {
    const { run, asked } = compiling({}, []);
    const words = { entryPoint: "f", subject: "", testSource: "" };
    const trial = { kind: "trial", expects: "passed", ...words } as const;
    await expect(run(trial, ["java.util"])).rejects.toMatchObject({ code: "environment" });
    expect(asked).toEqual([]);
  });

  test("what does not compile is a syntax error, and no sandbox is asked for", async () => {
    const refused: Compiled = { kind: "refused", detail: "line 1: ';' expected", cpuMs: 30 };
    const { run, asked, disposed } = compiling({}, [refused]);
    const { result, usage, stage } = await run(javaCalls);
    expect(result.load).toMatchObject({ kind: "syntax-error", detail: "line 1: ';' expected" });
    expect([asked, disposed, usage.cpuMs, stage]).toEqual([[], [], 0, "compile"]);
  });

  test.each([
    ["cpu-limit", "cpu_timeout"],
    ["memory-limit", "memory_limit"],
  ] as const)("compiling that ends by %s fails as %s", async (reason, failureClass) => {
    const { run } = compiling({}, [{ kind: "ended", reason, cpuMs: 30 }]);
    const { result, exitReason } = await run(javaCalls);
    expect(classifyStep(result.load)).toBe(failureClass);
    expect(exitReason).toBe(reason);
  });

  test("a compiler that is lost is a fault", async () => {
    const { run } = compiling({}, [{ kind: "ended", reason: "lost", cpuMs: 0 }]);
    await expect(run(javaCalls)).rejects.toMatchObject(fault);
  });

  const javaChecker = { ...checker, preamble: "class Solution {", testSource: "class Main {}" };

  test("tests that do not compile are the suite's fault, before anything is run", async () => {
    const refused: Compiled = { kind: "refused", detail: "no such\nsymbol", cpuMs: 30 };
    const { run, asked } = compiling({}, [compiled("B64"), refused]);
    await expect(run(javaChecker)).rejects.toMatchObject({
      ...fault,
      message: "the suite's own tests are broken: they do not compile (no such symbol)",
    });
    expect(asked).toEqual([]);
  });

  test("answers are made anew from their values on the way to the tests", async () => {
    const driver: Turn[] = [loaded, { reply: 'R\0[ "i", "0x5" ]' }, quit];
    const turns = { driver, checker: [question, { reply: "P\0" }] };
    const { run, asked } = compiling(turns, [compiled("B64"), compiled("T64")]);
    expect((await run(javaChecker)).result).toMatchObject({ tests: "passed" });
    expect(asked).toContain("checker T f class Solution { T64");
    expect(asked).toContain('driver A ["t",["i","1"]]');
    expect(asked).toContain('checker ["t",["i","5"]]');
  });

  test.each([
    ["pass", "P\0"],
    ["fail", "F\0"],
    ["break", "E\0no main"],
  ])("tests that %s before they ask for an answer say nothing of it", async (_how, reply) => {
    const turns = { driver: [loaded], checker: [{ reply }] };
    const { run } = compiling(turns, [compiled("B64"), compiled("T64")]);
    await expect(run(javaChecker)).rejects.toMatchObject({
      message: expect.stringContaining("before they asked for an answer"),
    });
  });

  test("broken tests void at once, and are not tried again", async () => {
    const turns = new TurnBackend({ driver: [loaded], checker: [{ reply: "P\0" }] });
    const suite = { equality: "typed", limits: defaultLimits, packages: null };
    const testPlan = { kind: "program", source: "class Main {}", visibility: "hidden" };
    const { verdict, executed } = await gradeSubmission(
      turns.asBackend(),
      { suite: suite as unknown as GradableSuite, graderFor: () => functionCompletionGrader },
      { language: "java", entryPoint: "f", prompt: "", testPlan } as unknown as SuiteTask,
      "class Solution {}",
    );
    expect(verdict).toEqual({ kind: "voided", fault: "tests-broken" });
    expect(executed).toBeNull();
    expect(turns.disposed).toEqual(["checker", "driver"]);
  });
});
