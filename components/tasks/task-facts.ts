import type { Task } from "../../lib/contracts/task";
import { formatCount } from "../format/format-count";
import { formatDigest } from "../format/format-digest";
import { toPlainText } from "../format/to-plain-text";
import type { Fact } from "../ui/fact-line";

/** What the suite states of a task; what isn't known is left out. */
export function listTaskFacts(task: Task): Fact[] {
  const { category, tier, language, entryPoint, cases, publicCases } = task;
  return [
    ...(category === null ? [] : [{ term: "Category", value: category.replaceAll("-", " ") }]),
    ...(tier === null ? [] : [{ term: "Tier", value: String(tier) }]),
    ...(language === null ? [] : [{ term: "Language", value: language }]),
    ...(entryPoint === null || entryPoint === ""
      ? []
      : [{ term: "Entry point", value: toPlainText(entryPoint, 80) }]),
    ...(cases === 0
      ? []
      : [
          {
            term: "Test cases",
            value: `${formatCount(publicCases)} public, ${formatCount(cases - publicCases)} hidden`,
          },
        ]),
    ...(task.baseId === task.id
      ? []
      : [{ term: "Base problem", value: toPlainText(task.baseId, 80) }]),
    { term: "Revision", value: task.revision },
    {
      term: "Content SHA-256",
      value: formatDigest(task.contentSha256),
      title: task.contentSha256,
    },
  ];
}
