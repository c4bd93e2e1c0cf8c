import { storeSuite } from "../../../db/repositories/store-suite";
import { sampleSuite, sampleTask } from "../../../db/test-support/sample-suite";
import { changeManifest } from "../../core/protocol/test-support/change-manifest";
import { type Publisher, publishRun } from "./publish-run";
import { testManifest } from "./test-manifest";

/**
 * A suite `open` of 64 tasks with two candidates each, half of tier 1 and Python, half of tier 2 and Java.
 * Two models are ranked; `warm` of another temperature passes a quarter of the first half; `almost` passes
 * everything except that its last candidate, in tier 2, has no verdict.
 */
export async function publishOpenSlices(publisher: Publisher): Promise<void> {
  const keys = Array.from({ length: 64 }, (_, index) => index);
  const tasks = keys.map((key) =>
    sampleTask(`open/${String(key).padStart(2, "0")}`, {
      category: key % 2 === 0 ? "bug-fixing" : "function-completion",
      tier: key < 32 ? 1 : 2,
      language: key < 32 ? "python" : "java",
    }),
  );
  const { suiteRevisionId } = await storeSuite(publisher.db, sampleSuite({ id: "open", tasks }));
  const publish = (
    slug: string,
    letters: (key: number) => string,
    changes: Record<string, unknown> = {},
  ) =>
    publishRun(publisher, {
      ...{ id: `open-${slug}`, slug, suiteRevisionId, cycle: "2026-W48" },
      verdicts: keys.map(letters),
      manifest: changeManifest(testManifest(), changes),
    });
  await publish("first", (key) => (key % 3 === 0 ? ".w" : ".."));
  await publish("second", (key) => (key % 3 === 0 ? "ww" : ".w"));
  await publish("warm", (key) => (key < 8 ? ".w" : "ww"), { "generation.temperature": "0.8" });
  await publish("almost", (key) => (key === 63 ? ".v" : ".."));
}
