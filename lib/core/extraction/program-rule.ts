import { assertNever } from "../assert-never";
import type { Language } from "../vocabulary";
import type { Extraction, Question } from "./extraction";
import { holdsTests } from "./holds-tests";
import { listOffers, normalise } from "./list-offers";

/** Version of the rule below, frozen in a run's scoring contract. */
export const programRule = "test-program/1";

/**
 * The published extraction rule for whole test programs:
 * 1. Of a completion with code fences, the last block that has the form of a test program is taken.
 * 2. A completion without fences is taken as it is when it has that form and its first line that is
 *    neither empty nor a comment is one of code.
 * 3. Otherwise there is no submission. Nothing is added, repaired or cut off.
 */
export function extractProgram(
  language: Language,
  { completion: given }: Pick<Question, "completion">,
): Extraction {
  const completion = normalise(given);
  if (completion.trim() === "") {
    return { kind: "empty", source: null, explanation: "the completion is empty" };
  }
  const { offers, fenced } = listOffers(completion);
  const blocks = fenced ? offers.slice(0, -1) : offers;
  const found = blocks.find(({ text }) => holdsTests(language, text));
  if (found && (fenced || startsAsCode(language, found.text))) {
    return {
      kind: fenced ? "fenced-definition" : "definition",
      source: found.text,
      explanation: `${found.name} is a test program`,
    };
  }
  const where = fenced ? "no code block is" : "the completion is not";
  return { kind: "no-definition", source: null, explanation: `${where} a test program` };
}

function startsAsCode(language: Language, text: string): boolean {
  const lines = text.split("\n").map((line) => line.trim());
  switch (language) {
    case "python": {
      const first = lines.find((line) => line !== "" && !line.startsWith("#"));
      return /^(?:import\s|from\s|class\s|def\s|@|[rbuf]*["']|\w+\s*(?::[^=]+)?=)/i.test(
        first ?? "",
      );
    }
    case "javascript":
    case "typescript": {
      const first = lines.find((line) => line !== "" && !/^(?:\/\/|\/\*|\*)/.test(line));
      return /^(?:import\b|const\b|let\b|var\b|function\b|class\b|async\b|export\b|["'(]|[\w$.]+\()/.test(
        first ?? "",
      );
    }
    case "java": {
      const first = lines.find((line) => line !== "" && !/^(?:\/\/|\/\*|\*)/.test(line));
      return /^(?:package\s|import\s|@|(?:public|final|abstract|class)\s)/.test(first ?? "");
    }
    default:
      return assertNever(language);
  }
}
