import { storeSuite } from "../../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import type { Manifest } from "../../core/protocol/manifest";
import { changeManifest } from "../../core/protocol/test-support/change-manifest";
import { olderManifest } from "../../core/protocol/test-support/older-manifest";
import type { EvidenceGrade } from "../../core/vocabulary";
import { type Publisher, publishRun } from "./publish-run";
import { testManifest } from "./test-manifest";

const tries = {
  "generation.design": "sequential",
  "generation.attempts": 3,
  "scoring.estimator": "sequential pass@j",
};
/** Four tasks each. Of the tries: one at once, one at the second, one at the third, one never. */
const sequential = [".", "w.", "ww.", "www"];
const runs: Record<
  string,
  { verdicts: string[]; manifest: Manifest | object; evidence?: EvidenceGrade }
> = {
  plain: { verdicts: [".", ".", "w", "w"], manifest: testManifest() },
  // As an earlier version stored it: it goes with the rest.
  older: { verdicts: [".", "w", "w", "w"], manifest: olderManifest },
  almost: { verdicts: [".", ".", ".", "v"], manifest: testManifest() },
  slow: {
    verdicts: [".", ".", ".", "."],
    manifest: changeManifest(testManifest(), { "execution.limits.cpuMsPerTest": 3_000 }),
  },
  // Its answers were imported; those of the others were asked for here.
  warm: {
    verdicts: [".", ".", ".", "."],
    evidence: "E",
    manifest: changeManifest(testManifest(), { "generation.temperature": "0.8" }),
  },
  tries: { verdicts: sequential, manifest: changeManifest(testManifest(), tries) },
};

const tasks = [0, 1, 2, 3].map((index) => sampleTask(`sample/${index}`));

/**
 * Three boards of four tasks. `sample`: two models of one protocol, one of them under a manifest of the
 * older form; one without its last verdict; and three of other limits, temperature and design. `tries`:
 * two models whose tries ended with the first success; `short`: the same, and tries are missing at a
 * task of one.
 */
export async function publishProtocols(publisher: Publisher): Promise<void> {
  const { suiteRevisionId, revision } = await storeSuite(publisher.db, sampleSuite({ tasks }));
  for (const [slug, { manifest, ...rest }] of Object.entries(runs)) {
    const run = { suiteRevisionId, cycle: revision, id: slug, slug, ...rest };
    await publishRun(publisher, { ...run, manifest: manifest as Manifest });
  }
  // A board of their own, of tries alone.
  const alone = await storeSuite(publisher.db, sampleSuite({ id: "tries", tasks }));
  const at = { suiteRevisionId: alone.suiteRevisionId, cycle: alone.revision };
  const manifest = changeManifest(testManifest(), tries);
  const [first, second] = [sequential, ["ww.", "www", "www", "www"]];
  await publishRun(publisher, { ...at, id: "t1", slug: "t1", verdicts: first, manifest });
  await publishRun(publisher, { ...at, id: "t2", slug: "t2", verdicts: second, manifest });
  // One task was given up after one try of three.
  const short = await storeSuite(publisher.db, sampleSuite({ id: "short", tasks }));
  const there = { suiteRevisionId: short.suiteRevisionId, cycle: short.revision };
  const given = ["w", ".", "ww.", "www"];
  await publishRun(publisher, { ...there, id: "s1", slug: "s1", verdicts: sequential, manifest });
  await publishRun(publisher, { ...there, id: "s2", slug: "s2", verdicts: given, manifest });
}
