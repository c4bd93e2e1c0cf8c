import { assertNever } from "../../../lib/core/assert-never";
import type { ParsedLanguage, ParseSource } from "../../../lib/core/syntax/parsed-source";
import { formatWire } from "../../../lib/core/values/format-wire";
import type { Documentation, Example } from "./example";
import { listTags } from "./list-tags";
import { readArrowExamples } from "./read-arrow-examples";
import { readJavaExamples } from "./read-java-examples";
import { readPythonExamples } from "./read-python-examples";

/** The examples of a documentation in its language's form; the same call a second time is none. */
export function readExamples(
  parse: ParseSource,
  language: ParsedLanguage,
  documentation: Documentation,
): Example[] {
  const byCall = new Map<string, Example>();
  for (const example of readAllExamples(parse, language, documentation)) {
    const call = formatWire({ kind: "tuple", items: example.args });
    if (!byCall.has(call)) byCall.set(call, example);
  }
  return [...byCall.values()];
}

function readAllExamples(
  parse: ParseSource,
  language: ParsedLanguage,
  documentation: Documentation,
): Example[] {
  switch (language) {
    case "python":
      return readPythonExamples(parse, documentation);
    case "javascript": {
      const blocks = listTags(documentation.text).filter(({ tag }) => tag === "example");
      const text = blocks.map((block) => block.text).join("\n\n");
      return readArrowExamples(parse, "javascript", documentation, text);
    }
    case "java":
      return readJavaExamples(parse, documentation);
    default:
      return assertNever(language);
  }
}
