import { tallyBases } from "../../../lib/core/stats/tally-bases";
import { bootstrapFigures } from "../bootstrap-figures";
import { indices, shares, texts } from "../case-fields";
import { defineChecker } from "../define-checker";
import { recomputeBootstrap } from "../recompute-bootstrap";
import { requireSameLength } from "../require-same-length";

export const clusterBootstrapGivenIndicesChecker = defineChecker({
  key: "cluster_bootstrap_given_indices",
  inputs: { cluster: texts, y: shares, indices },
  figures: { cluster_order: texts, ...bootstrapFigures },
  recompute({ cluster, y, indices }) {
    requireSameLength({ cluster, y });
    const bases = tallyBases(cluster.map((baseId, i) => ({ baseId, value: y[i] ?? Number.NaN })));
    return {
      cluster_order: bases.map((base) => base.baseId),
      ...recomputeBootstrap(bases, indices),
    };
  },
});
