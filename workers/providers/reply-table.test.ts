import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { providerFaults } from "../../lib/core/ports/model-provider";
import { describeReplyTable, type ReplyRule, replyTable } from "./reply-table";

test("the README shows the table that the conformance suite holds", () => {
  const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
  expect(readme).toContain(`\n${describeReplyTable()}\n`);
});

test("every fault has a line", () => {
  const rules: ReplyRule[] = Object.values(replyTable);
  const faults = rules.flatMap(({ endsAs }) => (endsAs.kind === "fault" ? [endsAs.fault] : []));
  expect(new Set(faults)).toEqual(new Set(providerFaults));
});
