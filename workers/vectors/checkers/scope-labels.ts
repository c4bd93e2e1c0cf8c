import { z } from "zod";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { createRandomStream } from "../../../lib/core/sampling/random-stream";
import { seedLabel, seedLabelKinds } from "../../../lib/core/sampling/seed-label";
import { integer, integers } from "../case-fields";
import { defineChecker } from "../define-checker";
import { Beginning, exactly } from "../figure";

const value = z.string().exactOptional();

export const scopeLabelsChecker = defineChecker({
  key: "scope_labels",
  inputs: {
    kind: z.enum(seedLabelKinds),
    cycle: z.string(),
    dimensions: z.strictObject({ category: value, tier: value, language: value, level: value }),
    b: integer,
  },
  figures: { label: z.string(), key: z.string(), u32: integers },
  recompute({ kind, cycle, dimensions, b }) {
    const label = seedLabel(kind, cycle, dimensions);
    const stream = createRandomStream(label, b);
    return {
      label,
      key: sha256Hex(label),
      u32: new Beginning((length) => Array.from({ length }, () => exactly(stream.nextUint32()))),
    };
  },
});
