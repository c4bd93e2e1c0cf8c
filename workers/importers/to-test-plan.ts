import type { TestPlan } from "../../lib/core/scoring/test-plan";
import type { PublishedAssert, PublishedTests } from "../../lib/core/suite/published-task";
import type { Value } from "../../lib/core/values/value";
import type { Visibility } from "../../lib/core/vocabulary";
import { analysedPlan } from "./analysed-plan";

/**
 * What is checked for a task: calls with expectations where its tests could be taken apart, else the
 * tests as a whole.
 * @param analysis what analyse_tests.py answered for the task
 */
export function toTestPlan(tests: PublishedTests, analysis: Value | undefined): TestPlan {
  if (tests.kind === "program") {
    return { kind: "program", source: tests.source, visibility: tests.visibility };
  }
  if (tests.kind === "plan") return tests.plan;
  const plan = analysedPlan(analysis);
  if (plan !== null) return plan;
  if (tests.kind === "check") {
    return { kind: "checker", source: tests.source, visibility: "hidden" };
  }
  return {
    kind: "checker",
    source: toCheckerSource(tests.setup, tests.asserts),
    visibility: leastVisible(tests.asserts),
  };
}

/** The assertions run as the source is loaded; the checker then asks for a check(candidate). */
function toCheckerSource(setup: string, asserts: PublishedAssert[]): string {
  const statements = asserts.map(({ source }) => source.trim());
  return [setup, ...statements, "def check(candidate):", "    pass", ""].join("\n");
}

function leastVisible(asserts: PublishedAssert[]): Visibility {
  return asserts.every(({ visibility }) => visibility === "public") ? "public" : "hidden";
}
