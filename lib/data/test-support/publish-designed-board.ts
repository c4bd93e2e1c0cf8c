import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { storeReportedSuite } from "../../../db/repositories/store-reported-suite";
import { publishReportedRun } from "./publish-reported-run";
import type { Publisher } from "./publish-run";

const submissionSchema = z.object({
  subject_id: z.string(),
  responses: z.record(z.string(), z.number()),
});

/** Letters and digits of a name: the study prints others in the place of its separators. */
const plainName = (name: string) => name.replace(/[^A-Za-z0-9]+/g, "-").toLowerCase();

export interface DesignedSystem {
  name: string;
  /** `2025-12` */
  month: string;
}

/**
 * Stores the outcomes of the systems that the design study shows as a suite of its own.
 * @param archive the archive of submissions that the study was made from
 * @returns the slug of each system, in their order
 */
export async function publishDesignedBoard(
  publisher: Publisher,
  systems: readonly DesignedSystem[],
  archive: string,
): Promise<string[]> {
  const lines = gunzipSync(readFileSync(archive)).toString("utf8").trim().split("\n");
  const submissions = lines.map((line) => submissionSchema.parse(JSON.parse(line)));
  const taskKeys = Object.keys(submissions[0]?.responses ?? {});
  const { id, revision } = await storeReportedSuite(publisher.db, {
    ...{ id: "designed", title: "Designed", description: "Of the study.", format: "reported" },
    source: { name: "submissions.jsonl", licence: null, fileSha256: "1".repeat(64) },
    taskKeys,
  });
  const suite = { suiteRevisionId: id, suite: "designed", revision };
  const slugs: string[] = [];
  for (const [index, { name, month }] of systems.entries()) {
    const found = submissions.filter(
      ({ subject_id }) =>
        plainName(subject_id.slice(9)) === plainName(name) &&
        subject_id.startsWith(month.replace("-", "")),
    );
    const [submission] = found;
    if (submission === undefined || found.length > 1) {
      throw new Error(`${found.length} submissions are called ${name}, ${month}`);
    }
    const slug = `${plainName(name)}-${index}`;
    const outcomes = taskKeys.map((key): [number, number] => [submission.responses[key] ?? 0, 1]);
    await publishReportedRun(publisher, { id: `designed-${index}-run`, slug, suite, outcomes });
    slugs.push(slug);
  }
  return slugs;
}
