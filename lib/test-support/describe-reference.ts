import { readFileSync } from "node:fs";
import { z } from "zod";
import { describeWithSharedFile } from "./describe-with-shared-file";

/**
 * A `describe` over one key of the reference vectors (values computed with other tools), parsed by
 * `schema` so that a changed file fails loudly rather than testing nothing.
 */
export function describeReference<Vectors>(
  key: string,
  schema: z.ZodType<Vectors>,
  suite: (vectors: Vectors) => void,
): void {
  describeWithSharedFile(`reference vectors ${key}`, "reference/statistics.json", (file) => {
    const vectors = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, "utf8")));
    suite(schema.parse(vectors[key]));
  });
}
