import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { ModelQuestion } from "../../../lib/core/ports/model-provider";
import { pollUntil } from "../../../lib/test-support/poll-until";
import { CommandProvider } from "./command-provider";

const folder = mkdtempSync(join(tmpdir(), "errorbar-command-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const never = new AbortController().signal;
const env = { PATH: process.env.PATH, HOME: "/nowhere", ACME_API_KEY: "sk-planted-0123456789" };
const question: ModelQuestion = {
  taskKey: "t/1",
  candidateIndex: 2,
  prompt: "Write add.\n\u{1F600}",
  systemPrompt: "Answer with code.",
  temperature: "0.2",
  topP: null,
  maxTokens: 512,
  seed: 7,
};

function program(script: string): string {
  const path = join(folder, `program-${Math.abs(hash(script))}`);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
}

function run(command: string[], limits: object = {}, signal = never) {
  return new CommandProvider({ kind: "command", command, ...limits }, env).ask(question, signal);
}

async function answerOf(command: string[], limits: object = {}): Promise<string> {
  const asked = await run(command, limits);
  if (asked.kind !== "replied") throw new Error(`it ended as ${asked.fault}`);
  return new CommandProvider({ kind: "command", command }, env).read(asked.raw).text;
}

test("a program is given the prompt and answers with what it prints", async () => {
  expect(await answerOf(["cat"])).toBe(question.prompt);
});

test("what is printed on standard error is no part of the answer", async () => {
  expect(await answerOf([program("echo noise >&2; echo answer")])).toBe("answer\n");
});

test("arguments go to the program as they are: no shell reads them", async () => {
  expect(await answerOf(["printf", "%s|", "$HOME; echo x", "`id`"])).toBe("$HOME; echo x|`id`|");
});

test("a program that never reads its prompt may answer all the same", async () => {
  const large = { ...question, prompt: "p".repeat(1_000_000) };
  const provider = new CommandProvider({ kind: "command", command: ["echo", "done"] }, env);
  expect(await provider.ask(large, never)).toMatchObject({ kind: "replied" });
});

test("it learns how it is asked from variables, and sees no others of the worker's", async () => {
  const lines = (await answerOf(["env"])).trimEnd().split("\n");
  const names = lines.map((line) => line.split("=", 1)[0]).sort();
  expect(names).toEqual([
    "ERRORBAR_CANDIDATE",
    "ERRORBAR_MAX_TOKENS",
    "ERRORBAR_SEED",
    "ERRORBAR_SYSTEM_PROMPT",
    "ERRORBAR_TEMPERATURE",
    "HOME",
    "PATH",
  ]);
  expect(lines).toContain("ERRORBAR_TEMPERATURE=0.2");
  expect(lines.join("\n")).not.toContain("sk-planted");
});

test.each([
  ["ends with another status than 0", "server-error", "echo half; exit 3"],
  ["is ended by a signal", "server-error", "kill -9 $$"],
] as const)("a program that %s is an attempt that failed: %s", async (_what, fault, script) => {
  expect(await run([program(script)])).toMatchObject({ kind: "failed", fault, raw: null });
});

test("a program that isn't there is unreachable", async () => {
  expect(await run([join(folder, "none")])).toMatchObject({ kind: "failed", fault: "unreachable" });
});

test("a program that prints too much is ended", async () => {
  const asked = await run(["yes"], { maxReplyBytes: 100_000 });
  expect(asked).toMatchObject({ kind: "failed", fault: "too-large", raw: null });
});

test("a program that takes too long is ended", async () => {
  expect(await run(["sleep", "1000"], { timeoutMs: 100 })).toMatchObject({ fault: "timed-out" });
});

test("a stop ends it with the stop's own reason, and every process that it began", async () => {
  const pidFile = join(folder, "pid");
  const stop = new AbortController();
  const script = program(
    `sleep 1000 & echo $! > ${pidFile}.new; mv ${pidFile}.new ${pidFile}; wait`,
  );
  const asked = run([script], {}, stop.signal);
  expect(await pollUntil(() => existsSync(pidFile), 10_000)).toBe(true);
  const pid = Number(readFileSync(pidFile, "utf8"));
  expect(isRunning(pid)).toBe(true);
  stop.abort(new Error("stopped by hand"));
  await expect(asked).rejects.toThrow("stopped by hand");
  expect(await pollUntil(() => !isRunning(pid), 10_000)).toBe(true);
});

test("an output that is no text is a malformed reply", () => {
  const provider = new CommandProvider({ kind: "command", command: ["x"] }, env);
  const body = Buffer.from([0xff, 0xfe, 0x00]);
  expect(() => provider.read({ status: 200, body, latencyMs: 1 })).toThrow("is not UTF-8");
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
