import type { Database } from "../../../db/client";
import { copyRows } from "../../../db/copy-rows";
import type { SuiteTask } from "../../../db/repositories/list-suite-tasks";
import type { AnswerCost } from "../../../db/schema/cycles";
import { modelAnswers, modelReplies } from "../../../db/schema/cycles";
import { assertNever } from "../../../lib/core/assert-never";
import type { ObjectStore } from "../../../lib/core/ports/object-store";
import type { SimulatedAnswer } from "../../../lib/core/simulation/draw-answers";
import { reserveIds } from "./reserve-ids";

export interface AskedModelScope {
  /** Null: outside of a cycle's own questions. */
  cycleId: number | null;
  modelId: number;
  askedAt: Date;
}

const latencyMs = 1_000;

/** Stores what a model replied to tasks and what was read of it, as asking over the wire would. */
export async function storeReplies(
  { db, objects }: { db: Database; objects: ObjectStore },
  scope: AskedModelScope,
  tasks: ReadonlyMap<string, SuiteTask>,
  answers: readonly SimulatedAnswer[],
): Promise<void> {
  const ids = await reserveIds(db, modelReplies, answers.length);
  const rawSha256 = await objects.put(Buffer.from('{"simulated":true}'));
  const texts = new Map<string, string>();
  const replies: (typeof modelReplies.$inferInsert)[] = [];
  const read: (typeof modelAnswers.$inferInsert)[] = [];
  for (const [at, answer] of answers.entries()) {
    const task = tasks.get(answer.taskKey);
    const id = ids[at];
    if (task === undefined || id === undefined) continue;
    const text = writeCompletion(task, answer);
    const completionSha256 = texts.get(text) ?? (await objects.put(Buffer.from(text)));
    texts.set(text, completionSha256);
    const asked = {
      ...scope,
      taskId: task.id,
      candidateIndex: 0,
      attempt: 1,
      askedAt: scope.askedAt,
    };
    replies.push({ ...asked, id, kind: "replied", httpStatus: 200, rawSha256, latencyMs });
    const { promptTokens, completionTokens } = answer;
    const cost = costOf(answer);
    const said = { completionSha256, build: "simulated", finishReason: "stop" };
    read.push({ replyId: id, ...said, promptTokens, completionTokens, cost });
  }
  await copyRows(db, modelReplies, replies);
  await copyRows(db, modelAnswers, read);
}

/**
 * A definition, and a test program too, so that the extraction rule of every category takes it up; what it
 * is worth is drawn, not written.
 */
function writeCompletion({ language, entryPoint }: SuiteTask, { worth }: SimulatedAnswer): string {
  switch (language) {
    case "python":
      return fence("python", [
        "class Checks(unittest.TestCase):",
        "    pass",
        `def ${entryPoint}(*values):`,
        `    return "${worth}"`,
      ]);
    case "java":
      return fence("java", [
        "public class Solution {",
        "    @Test void check() {}",
        `    public static Object ${entryPoint}(Object... values) { return "${worth}"; }`,
        "}",
      ]);
    case "javascript":
    case "typescript":
      return fence("javascript", [
        'test("check", () => {});',
        `function ${entryPoint}(...values) { return "${worth}"; }`,
      ]);
    default:
      return assertNever(language);
  }
}

function fence(language: string, lines: readonly string[]): string {
  return [`\`\`\`${language}`, ...lines, "```", ""].join("\n");
}

/** At 1 and 4 dollars a million tokens, a decimal of six digits. */
function costOf({ promptTokens, completionTokens }: SimulatedAnswer): AnswerCost {
  const amount = ((promptTokens + 4 * completionTokens) / 1_000_000).toFixed(6);
  return { currency: "USD", amount, priceTable: "simulated" };
}
