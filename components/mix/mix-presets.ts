import { equalMix, type MixWeights } from "../../lib/core/mix/mix-weights";
import { scopeDimensions } from "../../lib/core/outcomes/board-scope";
import type { MixValues } from "./mix-address";

export interface MixPreset {
  name: string;
  mix: MixWeights;
}

const presets: readonly MixPreset[] = [
  { name: "As on the board", mix: equalMix },
  {
    name: "Everyday work",
    mix: {
      category: {
        "function-completion": 3,
        "bug-fixing": 3,
        refactoring: 2,
        "unit-test-writing": 2,
        "algorithm-implementation": 1,
        "code-translation": 1,
        "documentation-generation": 1,
      },
      tier: { "1": 3, "2": 2, "3": 1 },
      language: null,
    },
  },
  {
    name: "Bug fixing in Python",
    mix: { category: { "bug-fixing": 1 }, tier: null, language: { python: 1 } },
  },
  {
    name: "Mostly bug fixing, mostly Python",
    mix: {
      category: {
        "bug-fixing": 5,
        refactoring: 2,
        "unit-test-writing": 2,
        "function-completion": 1,
        "algorithm-implementation": 1,
      },
      tier: null,
      language: { python: 4, javascript: 1, java: 1 },
    },
  },
  { name: "Hard problems only", mix: { ...equalMix, tier: { "3": 1 } } },
  {
    name: "Moving code to Java",
    mix: {
      category: { "code-translation": 4, refactoring: 1, "unit-test-writing": 1 },
      tier: null,
      language: { java: 1 },
    },
  },
];

/** The mixes offered on a board: those whose values its tasks all have, more than one of each kind. */
export function listMixPresets(values: MixValues): MixPreset[] {
  return presets.filter(({ mix }) =>
    scopeDimensions.every((dimension) => {
      const weights = mix[dimension];
      if (weights === null) return true;
      const known = values[dimension];
      return known.length > 1 && Object.keys(weights).every((value) => known.includes(value));
    }),
  );
}
