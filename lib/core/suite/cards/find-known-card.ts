import type { SuiteCard } from "../suite-card";
import { aiderEditCard } from "./aider-edit";
import { aiderPolyglotCard } from "./aider-polyglot";
import { evalPlusCard } from "./eval-plus";
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

interface KnownSuite {
  card: SuiteCard;
  /** Of the suite's id without its hyphens, from start to end. */
  id: RegExp;
  /** The formats that the benchmark comes in; null: any that holds no tasks to grade. */
  formats: readonly string[] | null;
  /** As people call it, where the file of a suite does not bring a name. */
  title?: string;
}

/** Formats whose files hold tasks and tests. The others hold outcomes or claims. */
const gradedFormats = ["humaneval", "humaneval-x", "mbpp", "mxeval", "multipl-e", "errorbar"];

const language = "(py|python|js|javascript|ts|typescript|java|go|cpp)?";
const knownSuites: readonly KnownSuite[] = [
  { card: weeklyCard, id: /weekly/, formats: ["errorbar"] },
  { card: humanEvalCard, id: /(openai)?humaneval/, formats: ["humaneval"] },
  { card: humanEvalXCard, id: /.*/, formats: ["humaneval-x"] },
  {
    card: multilingualHumanEvalCard,
    id: new RegExp(`(mxeval|multilingual)?(humaneval)${language}`),
    formats: ["mxeval"],
  },
  {
    card: mbxpCard,
    id: new RegExp(`(mxeval)?(mbxp(mbpp|mbjp|mbjsp|mbtsp)?|mbpp|mbjp|mbjsp|mbtsp)${language}`),
    formats: ["mxeval"],
  },
  {
    card: multiplECard,
    id: new RegExp(`(multiple(humaneval)?|humaneval)${language}`),
    formats: ["multipl-e"],
  },
  { card: mbppCard, id: /mbpp(974|full|all)?/, formats: ["mbpp"] },
  { card: mbppSanitizedCard, id: /(mbppsanitized|sanitizedmbpp)(427)?/, formats: ["mbpp"] },
  {
    card: mbppTypedCard,
    id: /mbpp(py|python|typed|reflexion|mapcoder)+(397)?|mbpp397|multiplembpp(py|python)(sampleio)?/,
    formats: ["mbpp", "humaneval", "multipl-e"],
  },
  {
    card: mbppCompletionCard,
    id: /(ldb|llmdebugger)mbpp(500)?(probs)?|mbpp(ldb|llmdebugger|completion)(500)?|mbpp500/,
    formats: ["mbpp", "humaneval"],
  },
  {
    card: sweBenchVerifiedCard,
    id: /swebenchverified/,
    formats: null,
    title: "SWE-bench Verified",
  },
  { card: sweBenchLiteCard, id: /swebenchlite/, formats: null, title: "SWE-bench Lite" },
  { card: sweBenchProCard, id: /swebenchpro(public)?/, formats: null, title: "SWE-bench Pro" },
  { card: terminalBench2Card, id: /terminalbench2(0)?/, formats: null, title: "Terminal-Bench 2" },
  {
    card: liveCodeBenchCard,
    id: /livecodebench(v5|releasev5)?/,
    formats: null,
    title: "LiveCodeBench",
  },
  {
    card: aiderEditCard,
    id: /aider(code)?edit(ing)?(leaderboard)?/,
    formats: null,
    title: "Aider, edit",
  },
  {
    card: aiderPolyglotCard,
    id: /aiderpolyglot(leaderboard)?/,
    formats: null,
    title: "Aider, polyglot",
  },
  {
    card: evalPlusCard,
    id: /evalplus(leaderboard)?/,
    formats: null,
    title: "EvalPlus leaderboard",
  },
];

/**
 * The card of a benchmark that is known here, by the suite's id and the format of its file. Null for
 * every other: a suite that only resembles a known one (`humaneval-plus`, `swe-bench-verified-mini`)
 * must not borrow its description.
 */
export function findKnownCard(suite: { suite: string; format: string }): SuiteCard | null {
  return findKnownSuite(suite)?.card ?? null;
}

/** The name of a known benchmark whose files bring none, by the rule of `findKnownCard`. */
export function findKnownTitle(suite: { suite: string; format: string }): string | null {
  return findKnownSuite(suite)?.title ?? null;
}

function findKnownSuite(suite: { suite: string; format: string }): KnownSuite | undefined {
  const id = suite.suite.replaceAll("-", "");
  return knownSuites.find(
    ({ id: pattern, formats }) =>
      (formats === null ? !gradedFormats.includes(suite.format) : formats.includes(suite.format)) &&
      new RegExp(`^(?:${pattern.source})$`).test(id),
  );
}
