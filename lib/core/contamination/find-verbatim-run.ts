import { RunFinder } from "./run-finder";

/** Source of both: methodology, section 8, signal 1. */
const verbatimTokens = 50;
const fewestReferenceTokens = 60;
/** A run of the prompt is one from this length on; the methodology's length for overlap of prompts. */
const promptRunTokens = 13;

export interface VerbatimTexts {
  readonly prompt: string;
  readonly reference: string;
  readonly completion: string;
}

export interface VerbatimRun {
  /** Longest run of tokens that completion and reference share, without what the prompt shows. */
  readonly longestRun: number;
  /** At least 50 tokens. */
  readonly isVerbatim: boolean;
}

/**
 * Returns the longest common run of tokens between a completion and the reference solution, or null for
 * a reference of fewer than 60 tokens, which many would write alike. A token is a name or number, or one
 * other character; white space is none. What the completion takes from the prompt in runs of 13 tokens or
 * more is left out and ends a run: of a program that was given to be mended, most of the reference stands
 * there already. A completion of fewer than 50 tokens can't be verbatim and isn't looked into: 0.
 */
export function findVerbatimRun({
  prompt,
  reference,
  completion,
}: VerbatimTexts): VerbatimRun | null {
  const referenceTokens = listTokens(reference);
  if (referenceTokens.length < fewestReferenceTokens) return null;
  const tokens = listTokens(completion);
  if (tokens.length < verbatimTokens) return { longestRun: 0, isVerbatim: false };
  const finder = new RunFinder(referenceTokens);
  let longestRun = 0;
  for (const span of listOwnSpans(tokens, listTokens(prompt))) {
    for (const run of finder.runs(span)) longestRun = Math.max(longestRun, run);
  }
  return { longestRun, isVerbatim: longestRun >= verbatimTokens };
}

function listTokens(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}

/** The tokens of a completion between the runs that it takes from the prompt. */
function listOwnSpans(tokens: readonly string[], prompt: readonly string[]): string[][] {
  const isShown = new Uint8Array(tokens.length);
  let end = 0;
  for (const run of new RunFinder(prompt).runs(tokens)) {
    end++;
    if (run === promptRunTokens) isShown.fill(1, end - run, end);
    else if (run > promptRunTokens) isShown[end - 1] = 1;
  }
  const spans: string[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    if (isShown[index] === 0) spans.at(-1)?.push(token);
    else if (spans.at(-1)?.length !== 0) spans.push([]);
  }
  return spans;
}
