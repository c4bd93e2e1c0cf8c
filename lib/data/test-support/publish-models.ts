import { registerModel } from "../../../db/repositories/register-model";
import { storeSuite } from "../../../db/repositories/store-suite";
import { claims, modelDescriptions, suites } from "../../../db/schema";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import { correctRecord } from "./correct-record";
import { type Publisher, publishRun } from "./publish-run";
import { publishSampleBoard, type SampleBoard } from "./publish-sample-board";
import type { RunToPublish } from "./run-to-publish";

/** Tasks of the sliced suite: enough in Python for a rate, too few in Java. */
const pythonTasks = 36;
const javaTasks = 4;

export interface PublishedModels extends SampleBoard {
  /** The newest record of all, which corrects alpha's old week. */
  alphaOldCorrected: number;
}

/**
 * The sample board and more of alpha: a second suite with slices (27 of 36 in Python, 1 of 4 in Java),
 * a correction of its old week, a description and a claim. Two more models without records: `claimed`
 * with a claim alone, `bare` with nothing.
 */
export async function publishModels(publisher: Publisher): Promise<PublishedModels> {
  const board = await publishSampleBoard(publisher);
  await publishRun(publisher, await planSlicedRun(publisher));
  const oldWeek: RunToPublish = {
    id: "a1",
    slug: "alpha",
    suiteRevisionId: board.suiteRevisionId,
    cycle: "2026-W47",
    verdicts: [".", "w", "w", "s"],
  };
  const alphaOldCorrected = await correctRecord(publisher, oldWeek, board.records.alphaOld);
  await describeModels(publisher);
  return { ...board, alphaOldCorrected };
}

async function planSlicedRun({ db }: Publisher): Promise<RunToPublish> {
  const keys = Array.from({ length: pythonTasks + javaTasks }, (_, index) => index);
  const tasks = keys.map((key) =>
    sampleTask(`sliced/${String(key).padStart(2, "0")}`, {
      language: key < pythonTasks ? "python" : "java",
    }),
  );
  const { suiteRevisionId } = await storeSuite(db, sampleSuite({ id: "sliced", tasks }));
  const passes = (key: number) => key < 27 || key === pythonTasks;
  return {
    id: "s1",
    slug: "alpha",
    suiteRevisionId,
    cycle: "2026-W48",
    verdicts: keys.map((key) => (passes(key) ? "." : "w")),
  };
}

async function describeModels({ db }: Publisher): Promise<void> {
  const register = async (slug: string, name: string) => {
    const entry = { slug, name, provider: null, revision: null, synthetic: false };
    return (await registerModel(db, entry)).model.id;
  };
  const alpha = await register("alpha", "ALPHA");
  const claimed = await register("claimed", "claimed");
  await register("bare", "bare");
  await db.insert(modelDescriptions).values({
    modelId: alpha,
    name: "Alpha \u202eeno",
    provider: "Acme",
    releasedOn: "2026-01-02",
    openWeights: false,
    sampling: { temperature: "0.2", topP: null, maxTokens: 1024 },
  });
  await db.insert(suites).values({ id: "elsewhere", title: "Elsewhere", description: "Claims." });
  const claim = { suiteId: "elsewhere", metric: "pass@1", details: {} };
  const source = { name: "board.json", sha256: "0".repeat(64) };
  const newer = { ...source, sha256: "1".repeat(64) };
  await db.insert(claims).values([
    { ...claim, modelId: alpha, rate: "0.7", undisclosed: [], source },
    { ...claim, modelId: alpha, rate: "0.75", undisclosed: ["harness"], source: newer },
    { ...claim, modelId: claimed, passed: 80, tasks: 100, undisclosed: [], source },
  ]);
}
