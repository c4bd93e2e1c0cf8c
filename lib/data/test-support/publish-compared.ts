import { appendClaims } from "../../../db/repositories/append-claims";
import { resolveSystems } from "../../../db/repositories/resolve-systems";
import { storeSuite } from "../../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import type { Manifest } from "../../core/protocol/manifest";
import { publishReportedRun } from "./publish-reported-run";
import { type Publisher, publishRun } from "./publish-run";
import { testManifest } from "./test-manifest";

/** Of 40 tasks in Python and 4 in Java, in byte order, what each model's only candidate made. */
const outcomes = {
  strong: `${".".repeat(36)}wwww....`,
  weak: `${".".repeat(20)}${"w".repeat(20)}.w.w`,
  // One task the other way, so that A and B both have one of their own.
  other: `${".".repeat(35)}w.www....`,
  slow: `${".".repeat(36)}wwww....`,
  warm: `${".".repeat(36)}wwww....`,
  tries: `${".".repeat(36)}wwww....`,
  partial: `${".".repeat(30)}v${"w".repeat(9)}....`,
};

/**
 * Two suites to compare on. `graded`: models of one protocol (strong, weak, other, partial), one of other
 * limits (slow), temperature (warm) and design (tries), one of the cycle before (old). `trials`: systems of
 * which only counts are known (often, seldom), and one that is only claimed.
 */
export async function publishCompared(publisher: Publisher): Promise<void> {
  const tasks = Array.from({ length: 44 }, (_, index) =>
    sampleTask(`graded/${String(index).padStart(2, "0")}`, {
      language: index < 40 ? "python" : "java",
    }),
  );
  const { suiteRevisionId } = await storeSuite(publisher.db, sampleSuite({ id: "graded", tasks }));
  for (const [slug, verdicts] of Object.entries(outcomes)) {
    await publishRun(publisher, {
      ...{ id: `run-${slug}`, slug, suiteRevisionId, cycle: "2026-W48" },
      verdicts: [...verdicts],
      manifest: manifestOf(slug),
    });
  }
  await publishOldCycle(publisher, suiteRevisionId);
  await publishTrials(publisher);
}

/** A model of the cycle before, and nothing of the present one. */
function publishOldCycle(publisher: Publisher, suiteRevisionId: number): Promise<number> {
  return publishRun(publisher, {
    ...{ id: "run-old", slug: "old", suiteRevisionId, cycle: "2026-W47" },
    verdicts: [...outcomes.weak],
  });
}

/** Two systems of which only counts of trials are known, and a third that is only claimed. */
async function publishTrials(publisher: Publisher): Promise<void> {
  const { db } = publisher;
  const tasks = [0, 1, 2, 3].map((index) => sampleTask(`trial/${index}`));
  const suite = await storeSuite(db, sampleSuite({ id: "trials", tasks }));
  const run = (slug: string, counts: [number, number][]) =>
    publishReportedRun(publisher, { id: `run-${slug}`, slug, suite, outcomes: counts });
  await run("often", [
    [5, 5],
    [4, 5],
    [2, 5],
    [0, 5],
  ]);
  await run("seldom", [
    [0, 5],
    [3, 5],
    [2, 5],
    [1, 5],
  ]);
  const [system] = await resolveSystems(db, ["Claimed"]);
  await appendClaims(db, "trials", { name: "table.json", sha256: "1" }, [
    {
      ...{ system: "Claimed", modelId: system?.id ?? 0, tasks: null, details: {} },
      ...{ metric: "pass@1", rate: 0.9, passed: null, undisclosed: ["outcomes"] },
    },
  ]);
}

function manifestOf(slug: string): Manifest {
  const manifest = testManifest();
  const { execution, generation, scoring } = manifest;
  if (slug === "slow" && execution !== null) {
    const limits = { ...execution.limits, cpuMsPerTest: 3_000 };
    return { ...manifest, execution: { ...execution, limits } };
  }
  if (slug === "warm") return { ...manifest, generation: { ...generation, temperature: "0.8" } };
  if (slug !== "tries") return manifest;
  return {
    ...manifest,
    generation: { ...generation, design: "sequential", attempts: 1 },
    scoring: { ...scoring, estimator: "sequential pass@j" },
  };
}
