import { z } from "zod";
import { canonicalJson } from "../../../lib/core/protocol/canonical-json";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { defineChecker } from "../define-checker";

export const fingerprintChecker = defineChecker({
  key: "fingerprint",
  inputs: { contract: z.record(z.string(), z.unknown()) },
  figures: {
    canonical: z.string(),
    parts: z.record(z.string(), z.string()),
    fingerprint: z.string(),
  },
  recompute({ contract }) {
    const canonical = canonicalJson(contract);
    const parts = Object.entries(contract).map(([name, part]) => [
      name,
      sha256Hex(canonicalJson(part)),
    ]);
    return { canonical, parts: Object.fromEntries(parts), fingerprint: sha256Hex(canonical) };
  },
});
