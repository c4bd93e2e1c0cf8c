import { storeSuite } from "../../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import { languages, tiers } from "../../core/vocabulary";
import { publishReportedRun } from "./publish-reported-run";
import { type Publisher, publishRun } from "./publish-run";

/**
 * Two small boards of one week whose archives can be computed again: "here" with 12 tasks of 6 base
 * problems and three models, passing 12, 8 and 3 of them, and a fourth that left three unanswered, two of
 * them all of a base problem; "elsewhere" with trials of two models.
 */
export async function publishArchived(publisher: Publisher, cycle: string): Promise<void> {
  const tasks = Array.from({ length: 12 }, (_, index) =>
    sampleTask(`here/${index + 10} é\u2028`, {
      baseId: `base/${index % 6}`,
      tier: tiers[index % tiers.length] ?? 1,
      language: languages[index % 2] ?? "java",
    }),
  );
  const { suiteRevisionId } = await storeSuite(publisher.db, sampleSuite({ id: "here", tasks }));
  for (const [slug, passes] of Object.entries({ strong: 12, middle: 8, weak: 3 })) {
    const verdicts = tasks.map((_, index) => (index < passes ? "." : "w"));
    await publishRun(publisher, { id: `here-${slug}`, slug, suiteRevisionId, cycle, verdicts });
  }
  const short = tasks.map((_, index) => (index % 6 === 4 || index === 0 ? "" : "."));
  const cut = { id: "here-short", slug: "short", suiteRevisionId, cycle, verdicts: short };
  await publishRun(publisher, cut);
  const others = Array.from({ length: 8 }, (_, index) => sampleTask(`elsewhere/${index}`));
  const stored = await storeSuite(publisher.db, sampleSuite({ id: "elsewhere", tasks: others }));
  for (const [slug, step] of Object.entries({ steady: 1, shaky: 2 })) {
    const outcomes = others.map((_, index): [number, number] => [(step * index) % 4, 4]);
    const suite = { ...stored, suite: "elsewhere" };
    await publishReportedRun(publisher, { id: `elsewhere-${slug}`, slug, suite, outcomes });
  }
}
