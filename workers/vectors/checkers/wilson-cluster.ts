import { clusterWilsonInterval } from "../../../lib/core/stats/cluster-wilson-interval";
import { integers, number } from "../case-fields";
import { defineChecker } from "../define-checker";
import { requireSameLength } from "../require-same-length";

/** One form under two keys; variance and design effect are null, or left out, where they are not defined. */
export const wilsonClusterCheckers = ["wilson_cluster", "wilson_cluster_cases"].map((key) =>
  defineChecker({
    key,
    inputs: { cluster_sizes: integers, cluster_passes: integers },
    figures: {
      p: number,
      var: number.nullable(),
      deff: number.nullable(),
      n_eff: number,
      lo: number,
      hi: number,
    },
    recompute: ({ cluster_sizes, cluster_passes }) => {
      requireSameLength({ cluster_sizes, cluster_passes });
      const bases = cluster_sizes.map((tasks, i) => ({
        baseId: `base-${i}`,
        tasks,
        passes: cluster_passes[i] ?? Number.NaN,
      }));
      const { rate, variance, designEffect, effectiveTasks, low, high } =
        clusterWilsonInterval(bases);
      return {
        p: rate,
        var: variance,
        deff: designEffect,
        n_eff: effectiveTasks,
        lo: low,
        hi: high,
      };
    },
  }),
);
