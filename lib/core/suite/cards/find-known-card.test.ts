import { expect, test } from "vitest";
import { suiteCardSchema } from "../suite-card";
import { aiderEditCard } from "./aider-edit";
import { aiderPolyglotCard } from "./aider-polyglot";
import { evalPlusCard } from "./eval-plus";
import { findKnownCard, findKnownTitle } from "./find-known-card";
import { humanEvalCard } from "./humaneval";
import { humanEvalXCard } from "./humaneval-x";
import { liveCodeBenchCard } from "./live-code-bench";
import { mbppCard } from "./mbpp";
import { mbppCompletionCard } from "./mbpp-completion";
import { mbppSanitizedCard } from "./mbpp-sanitized";
import { mbppTypedCard } from "./mbpp-typed";
import { mbxpCard } from "./mbxp";
import { multilingualHumanEvalCard } from "./multilingual-humaneval";
import { multiplECard } from "./multipl-e";
import { sweBenchLiteCard } from "./swe-bench-lite";
import { sweBenchProCard } from "./swe-bench-pro";
import { sweBenchVerifiedCard } from "./swe-bench-verified";
import { terminalBench2Card } from "./terminal-bench-2";
import { weeklyCard } from "./weekly";

const known = [
  ["weekly", "errorbar", weeklyCard],
  ["humaneval", "humaneval", humanEvalCard],
  ["humaneval-x-js", "humaneval-x", humanEvalXCard],
  ["anything-at-all", "humaneval-x", humanEvalXCard],
  ["mxeval-humaneval-java", "mxeval", multilingualHumanEvalCard],
  ["humaneval-typescript", "mxeval", multilingualHumanEvalCard],
  ["mbxp-java", "mxeval", mbxpCard],
  ["mbxp-mbjsp", "mxeval", mbxpCard],
  ["multipl-e-js", "multipl-e", multiplECard],
  ["multipl-e-humaneval-ts", "multipl-e", multiplECard],
  ["mbpp", "mbpp", mbppCard],
  ["mbpp-sanitized", "mbpp", mbppSanitizedCard],
  ["mxeval-mbpp-java", "mxeval", mbxpCard],
  ["multipl-e-humaneval-javascript", "multipl-e", multiplECard],
  ["multipl-e-mbpp-python", "multipl-e", mbppTypedCard],
  ["multipl-e-mbpp-python-sample-io", "multipl-e", mbppTypedCard],
  ["mbpp-typed-397", "mbpp", mbppTypedCard],
  ["mbpp-py-reflexion-397", "humaneval", mbppTypedCard],
  ["ldb-mbpp-500", "humaneval", mbppCompletionCard],
  ["mbpp-ldb", "mbpp", mbppCompletionCard],
  ["swe-bench-verified", "outcomes", sweBenchVerifiedCard],
  ["swebench-lite", "outcomes", sweBenchLiteCard],
  ["swe-bench-pro", "outcomes", sweBenchProCard],
  ["terminal-bench-2", "outcomes", terminalBench2Card],
  ["live-code-bench", "outcomes", liveCodeBenchCard],
  ["aider-edit", "claims", aiderEditCard],
  ["aider-polyglot", "claims", aiderPolyglotCard],
  ["evalplus", "claims", evalPlusCard],
] as const;

test.each(known)("the suite %s of format %s is known", (suite, format, card) => {
  expect(findKnownCard({ suite, format })).toBe(card);
});

test("a suite that only resembles a known one has no card", () => {
  const strangers = [
    { suite: "humaneval-plus", format: "humaneval" },
    { suite: "my-humaneval", format: "humaneval" },
    { suite: "swe-bench-verified-mini", format: "outcomes" },
    { suite: "terminal-bench-3", format: "outcomes" },
    { suite: "multipl-e-mbpp-js", format: "multipl-e" },
    { suite: "mbpp-plus", format: "mbpp" },
    { suite: "aider", format: "claims" },
    { suite: "java", format: "mxeval" },
    { suite: "js", format: "multipl-e" },
    { suite: "", format: "outcomes" },
  ];
  for (const stranger of strangers) expect(findKnownCard(stranger), stranger.suite).toBeNull();
});

test("a name alone proves nothing: the file has to be of a format that the benchmark comes in", () => {
  expect(findKnownCard({ suite: "humaneval", format: "errorbar" })).toBeNull();
  expect(findKnownCard({ suite: "swe-bench-verified", format: "humaneval" })).toBeNull();
  expect(findKnownCard({ suite: "weekly", format: "humaneval" })).toBeNull();
});

test("every card keeps the schema, and says what can't be concluded", () => {
  for (const [suite, , card] of known) {
    expect(suiteCardSchema.safeParse(card).error, suite).toBeUndefined();
    expect(card.notGoodFor.length, suite).toBeGreaterThanOrEqual(2);
  }
});

test("a card of single functions says that they are no repository and that tests alone judge", () => {
  for (const card of [
    humanEvalCard,
    humanEvalXCard,
    mbppCard,
    mbxpCard,
    multiplECard,
    weeklyCard,
  ]) {
    expect(card.notGoodFor.join(" ")).toMatch(/Work in a repository.*tests are the only judge/);
  }
});

test("figures without outcomes a task are never said to be good for ranking", () => {
  for (const card of [aiderEditCard, aiderPolyglotCard, evalPlusCard]) {
    expect(card.notGoodFor.join(" ")).toContain("are claims, and have no interval");
  }
});

test("a known board of results has a name where its file brings none; a similar id has not", () => {
  expect(findKnownTitle({ suite: "swe-bench-verified", format: "outcomes" })).toBe(
    "SWE-bench Verified",
  );
  expect(findKnownTitle({ suite: "swe-bench-verified-mini", format: "outcomes" })).toBeNull();
  expect(findKnownTitle({ suite: "humaneval", format: "humaneval" })).toBeNull();
});
