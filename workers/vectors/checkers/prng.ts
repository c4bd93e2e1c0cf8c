import { z } from "zod";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { integer, integers, seedLabel } from "../case-fields";
import { defineChecker } from "../define-checker";
import { Beginning, exactly } from "../figure";

/** Beside `u32`, lists `below_n` for any n: each starts where the stream does. */
const replicate = z
  .object({ b: integer })
  .catchall(integers)
  .refine(
    (fields) => Object.keys(fields).every((field) => /^(b|u32|below_[1-9]\d*)$/.test(field)),
    {
      error: "has a list of another name: name it u32 or below_n",
    },
  );

/** What a replicate states beside its number. */
const streams = z
  .record(z.string(), z.unknown())
  .transform((fields) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => field !== "b")),
  );

export const prngChecker = defineChecker({
  key: "prng",
  inputs: { label: seedLabel, replicates: z.array(replicate) },
  figures: { key: z.string(), replicates: z.array(streams) },
  recompute: ({ label, replicates }) => ({
    key: sha256Hex(label),
    replicates: replicates.map((fields) =>
      Object.fromEntries(
        Object.keys(fields)
          .filter((field) => field !== "b")
          .map((field) => [field, beginningOfStream(label, fields.b, field)]),
      ),
    ),
  }),
});

function beginningOfStream(label: string, replicate: number, field: string): Beginning {
  const bound = field === "u32" ? null : Number(field.slice("below_".length));
  return new Beginning((length) => {
    const stream = createRandomStream(label, replicate);
    return Array.from({ length }, () =>
      exactly(bound === null ? stream.nextUint32() : stream.below(bound)),
    );
  });
}
