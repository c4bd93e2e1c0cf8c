import { z } from "zod";
import { compareByteOrder } from "../sampling/compare-byte-order";
import { decimalText } from "./decimal-text";
import { attemptDesigns } from "./manifest";

const longestText = 2_000;
const longestPrompt = 100_000;
/** Neither can be stored or hashed. */
const unstorable = /[\0\p{Cs}]/u;

function storableText(longest: number) {
  return z
    .string({ error: "is no text: put it in quotes" })
    .min(1, 'is empty: leave it out, or say "none" where there was none')
    .max(longest, `is longer than ${longest} characters: shorten it`)
    .refine((value) => !unstorable.test(value), {
      message: "holds a NUL or half a character: write it in plain text",
    });
}

/**
 * A decimal may be a JSON number; the manifest keeps its shortest text, so that 0.20 and 0.2 are one. What
 * is no plain decimal, such as "1e-7" or "as served", can be stated as a text and stays as it is.
 */
function decimal(what: string) {
  return z
    .union([storableText(longestText), z.number()], { error: "must be a decimal, such as 0.2" })
    .transform((stated, check) => {
      const text = decimalText(stated) ?? (typeof stated === "string" ? stated : null);
      if (text === null) check.addIssue(`${stated} is no plain decimal: write it as a text`);
      return text;
    })
    .nullish()
    .describe(what);
}

function text(what: string, longest = longestText) {
  return storableText(longest).nullish().describe(what);
}

function count(what: string) {
  return z
    .int({ error: "is no whole number: write it in digits, such as 50" })
    .min(1, "is below 1: give what was allowed, or leave it out")
    .nullish()
    .describe(what);
}

function flag(what: string) {
  return z.boolean({ error: "is neither true nor false: give one" }).nullish().describe(what);
}

const tools = z
  .array(storableText(200), {
    error: 'is no list: write it as ["shell", "editor"], and as [] where there were none',
  })
  .max(1_000, "has more than 1000 entries: shorten it")
  .transform((names) => [...new Set(names)].sort(compareByteOrder))
  .nullish()
  .describe("Tools that the model could call, in any order.");

/**
 * What the maker of answers states of how they were made: the generation contract as a file, every
 * field of which may be left out and is then undisclosed.
 */
export const generationFileSchema = z
  .strictObject({
    modelBuild: text("Exact build that answered."),
    systemPrompt: text('The whole system prompt, or "none".', longestPrompt),
    promptTemplate: text("How a task was put into words.", longestPrompt),
    temperature: decimal("Sampling temperature."),
    topP: decimal("Nucleus sampling."),
    maxTokens: count("Tokens of one answer at most."),
    reasoningLevel: text("Reasoning effort that was asked for."),
    seedPolicy: text("How seeds were chosen."),
    candidatesPerTask: count("Answers made for each task."),
    design: z
      .enum(attemptDesigns, { error: 'must be "independent" or "sequential": give one' })
      .nullish()
      .describe(
        "independent: every answer was made anew; sequential: tries ended with the first that passed.",
      ),
    attempts: count("Tries at one task at most."),
    selection: text('How one answer was chosen of several, or "none".'),
    repairLoop: text('How answers were mended after a failure, or "none".'),
    harness: text("Name and version of what drove the model, such as harness 1.2.3."),
    tools,
    retrieval: text('How context was found, or "none".'),
    contextTrimming: text('What was left out of a long context, or "none".'),
    patchFormat: text("Form in which answers were handed in."),
    networkAccess: flag("Whether the model or its tools could reach the internet."),
    historyAccess: flag("Whether they could read the task's version history."),
    maxTurns: count("Turns a task at most."),
    maxTotalTokens: count("Tokens a task at most, of prompts and answers together."),
    maxWallMs: count("Milliseconds a task at most."),
    concurrency: count("Tasks asked at the same time."),
  })
  .superRefine(({ design, attempts }, check) => {
    if (design === "sequential" && !attempts) {
      const message = "is missing: sequential tries need the most that were allowed";
      check.addIssue({ code: "custom", path: ["attempts"], message });
    }
    if (!design && attempts && attempts > 1) {
      const message =
        'is missing: with several attempts say "independent" or "sequential", for they are counted in different ways';
      check.addIssue({ code: "custom", path: ["design"], message });
    }
  });
