import { storeSuite } from "../../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import { correctRecord } from "./correct-record";
import { type Publisher, publishRun } from "./publish-run";

/** Two Python tasks of tier 1, then two Java tasks of tier 2. */
const tasks = [
  sampleTask("sample/0"),
  sampleTask("sample/1"),
  sampleTask("sample/2", { tier: 2, language: "java" }),
  sampleTask("sample/3", { tier: 2, language: "java" }),
];

export interface SampleBoard {
  suiteRevisionId: number;
  revision: string;
  records: Record<"alphaOld" | "alpha" | "betaWrong" | "beta" | "gamma" | "delta" | "two", number>;
}

/**
 * One suite in two weeks. In the second: alpha 3/4; beta 1/4, corrected to 2/4; two candidates a task
 * by `two`; a perfect synthetic baseline gamma; delta with a voided candidate.
 */
export async function publishSampleBoard(publisher: Publisher): Promise<SampleBoard> {
  const { suiteRevisionId, revision } = await storeSuite(publisher.db, sampleSuite({ tasks }));
  const run = (id: string, slug: string, verdicts: string[], cycle = "2026-W48") => ({
    id,
    slug,
    suiteRevisionId,
    cycle,
    verdicts,
    synthetic: slug === "gamma",
  });
  const beta = run("b1", "beta", [".", "w", "w", "w"]);
  const alphaOld = await publishRun(
    publisher,
    run("a1", "alpha", ["w", "w", "w", "s"], "2026-W47"),
  );
  const betaWrong = await publishRun(publisher, beta);
  const alpha = await publishRun(publisher, run("a2", "alpha", [".", ".", ".", "w"]));
  const two = await publishRun(publisher, run("e1", "two", [".w", ".w", "ww", ".."]));
  const gamma = await publishRun(publisher, run("c1", "gamma", [".", ".", ".", "."]));
  const delta = await publishRun(publisher, run("d1", "delta", [".", "v", "w", "t"]));
  const corrected = { ...beta, verdicts: [".", ".", "w", "w"] };
  const betaRight = await correctRecord(publisher, corrected, betaWrong);
  return {
    suiteRevisionId,
    revision,
    records: { alphaOld, alpha, betaWrong, beta: betaRight, gamma, delta, two },
  };
}
