import { bootstrapFigures } from "../bootstrap-figures";
import { indices, numbers } from "../case-fields";
import { defineChecker } from "../define-checker";
import { numberedId } from "../numbered-id";
import { recomputeBootstrap } from "../recompute-bootstrap";

export const bootstrapGivenIndicesChecker = defineChecker({
  key: "bootstrap_given_indices",
  inputs: { data: numbers, indices },
  figures: bootstrapFigures,
  recompute({ data, indices }) {
    // Any real numbers, so not by way of tallyBases, which takes values of tasks.
    const bases = data.map((passes, i) => ({ baseId: numberedId(i), tasks: 1, passes }));
    return recomputeBootstrap(bases, indices);
  },
});
