import { storeSuite } from "../../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import { languages, taskCategories, tiers } from "../../core/vocabulary";
import { publishReportedRun } from "./publish-reported-run";
import { type Publisher, publishRun } from "./publish-run";

const cycle = "2026-W48";

/** Boards whose every figure can be recomputed from downloads; runs are named for what is odd of them. */
export async function publishRecomputable(publisher: Publisher): Promise<void> {
  await publishShared(publisher);
  await publishSeveral(publisher);
  await publishTrials(publisher);
  await publishThree(publisher);
}

/**
 * 72 tasks of 24 base problems, in every category, tier and language: one candidate each. The model `short`
 * left five tasks unanswered, three of them all of a base problem.
 */
async function publishShared(publisher: Publisher): Promise<void> {
  const tasks = Array.from({ length: 72 }, (_, index) =>
    sampleTask(`shared/${String(index).padStart(2, "0")} é\u{1F600}`, {
      baseId: `base/${index % 24}`,
      category: taskCategories[index % taskCategories.length] ?? "refactoring",
      tier: tiers[index % tiers.length] ?? 1,
      language: languages[index % 2] ?? "java",
    }),
  );
  const { suiteRevisionId } = await storeSuite(publisher.db, sampleSuite({ id: "shared", tasks }));
  const publish = (slug: string, passes: (index: number) => boolean) =>
    publishRun(publisher, {
      id: `shared-${slug}`,
      slug,
      suiteRevisionId,
      cycle,
      verdicts: tasks.map((_, index) => (passes(index) ? "." : index % 5 === 0 ? "t" : "w")),
    });
  await publish("strong", (index) => index % 7 !== 3);
  await publish("middle", (index) => index % 24 < 15);
  await publish("weak", (index) => index % 24 < 4 || index === 70);
  await publish("perfect", () => true);
  const verdicts = tasks.map((_, index) => (index % 24 === 7 || index < 2 ? "" : "."));
  await publishRun(publisher, {
    id: "shared-short",
    slug: "short",
    suiteRevisionId,
    cycle,
    verdicts,
  });
}

/** 20 candidates for each of 12 tasks, ranked by pass@10. */
async function publishSeveral(publisher: Publisher): Promise<void> {
  const tasks = Array.from({ length: 12 }, (_, index) => sampleTask(`several/${index}`));
  const suite = sampleSuite({ id: "several", k: 10, tasks });
  const { suiteRevisionId } = await storeSuite(publisher.db, suite);
  const publish = (slug: string, passes: (index: number) => number) =>
    publishRun(publisher, {
      id: `several-${slug}`,
      slug,
      suiteRevisionId,
      cycle,
      verdicts: tasks.map((_, index) => ".".repeat(passes(index)).padEnd(20, "w")),
    });
  await publish("often", (index) => (5 * index) % 21);
  await publish("seldom", (index) => index % 4);
}

/** Outcomes measured elsewhere: 2 to 5 trials a task, and one model that lacks a task. */
async function publishTrials(publisher: Publisher): Promise<void> {
  const tasks = Array.from({ length: 40 }, (_, index) => sampleTask(`trials/${index}`));
  const stored = await storeSuite(publisher.db, sampleSuite({ id: "trials", tasks }));
  const suite = { ...stored, suite: "trials" };
  const publish = (slug: string, outcomes: ([number, number] | null)[]) =>
    publishReportedRun(publisher, { id: `trials-${slug}`, slug, suite, outcomes });
  const trials = (index: number) => 2 + (index % 4);
  await publish(
    "steady",
    tasks.map((_, index) => [index % (trials(index) + 1), trials(index)]),
  );
  await publish(
    "shaky",
    tasks.map((_, index) => [(3 * index) % (trials(index) + 1), trials(index)]),
  );
  await publish(
    "partial",
    tasks.map((_, index) => (index === 5 ? null : [1, 1])),
  );
}

/** Three runs of 30 tasks, each passing the first so many: p-values are powers of two. */
async function publishThree(publisher: Publisher): Promise<void> {
  const tasks = Array.from({ length: 30 }, (_, index) => sampleTask(`three/${index + 10}`));
  const { suiteRevisionId } = await storeSuite(publisher.db, sampleSuite({ id: "three", tasks }));
  for (const [slug, passes] of Object.entries({ all: 30, most: 24, some: 10 })) {
    const verdicts = tasks.map((_, index) => (index < passes ? "." : "w"));
    await publishRun(publisher, { id: `three-${slug}`, slug, suiteRevisionId, cycle, verdicts });
  }
}
