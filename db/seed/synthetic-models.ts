import type { ModelDescription } from "../../lib/core/model/model-description";
import type { Manifest } from "../../lib/core/protocol/manifest";
import type { DeclaredChange, DeclaredModel } from "../../lib/core/simulation/declared-year";

/** A contestant that exists on seeded boards alone: its name says so, and its true rate is declared. */
export interface SyntheticModel extends DeclaredModel {
  description: ModelDescription;
  /** The slug whose answers it gives: its own, or that of the model that it ties with. */
  answersAs: string;
  /** Completion tokens that it spends on a task, in the mean. */
  tokensPerTask: number;
  /** Tokens a second, from which its time to answer follows. */
  tokensPerSecond: number;
  /** The week from which its provider reports another build; null: always the same. */
  newBuildFromWeek: number | null;
  /** How it is asked where that isn't as the week asks everybody; null: as everybody. */
  protocol: Partial<Manifest["generation"]> | null;
}

const trees = [
  ...["Alder", "Ash", "Aspen", "Bay", "Beech", "Birch", "Boxwood", "Cedar", "Cherry", "Chestnut"],
  ...["Cypress", "Elder", "Elm", "Fig", "Fir", "Hawthorn", "Hazel", "Hemlock", "Holly", "Hornbeam"],
  ...[
    "Ironwood",
    "Juniper",
    "Larch",
    "Laurel",
    "Linden",
    "Magnolia",
    "Maple",
    "Mulberry",
    "Myrtle",
  ],
  ...["Oak", "Olive", "Pear", "Pine", "Plane", "Poplar", "Rowan", "Spruce", "Sycamore", "Willow"],
  "Yew",
];
/** As many as there are names for. */
export const mostSyntheticModels = trees.length;

const [bestRate, rateSpread] = [0.93, 0.65];
/** Coprime to the number of names, so that rank is not the order of the alphabet. */
const stride = 17;
/** Places in the list, from 0, of those that something is planted for. */
const planted = { falls: 5, gains: 12, fades: 20, ties: 9, tiedWith: 8, rebuilt: [3, 5] };

/**
 * The models of a seeded site, the same for equal numbers. Whatever is planted comes at a fixed share of
 * the weeks: one falls at half, one fades from six tenths, one gains at three quarters.
 * @param count at most `mostSyntheticModels`
 */
export function listSyntheticModels(count: number, weeks: number): SyntheticModel[] {
  return trees.slice(0, count).map((_, place) => toModel(place, weeks));
}

/**
 * One that was measured on a week's tasks by a program of its own, which repairs its answers: its run may not be
 * compared with those of the others.
 */
export function describeGuest(): SyntheticModel {
  const slug = "synthetic-zelkova";
  return {
    ...{ slug, answersAs: slug, rate: 0.9, change: null, newBuildFromWeek: null },
    ...{ tokensPerTask: 1_400, tokensPerSecond: 60 },
    description: {
      ...{ name: "Synthetic Zelkova", provider: "Synthetic provider 7", revision: "2025-10" },
      ...{ releasedOn: "2025-10-01", cutoffOn: "2025-03-01", openWeights: false },
      sampling: { temperature: "0.8", topP: "0.95", maxTokens: 4096 },
      ...{ prices: null, endpoint: null },
    },
    protocol: {
      harness: "synthetic-agent 2.0.0",
      repairLoop: "three times, with what the public cases told",
      tools: ["python"],
      maxTurns: 4,
    },
  };
}

function slugAt(place: number): string {
  return `synthetic-${(trees[place] ?? "").toLowerCase()}`;
}

function toModel(place: number, weeks: number): SyntheticModel {
  const ofRate = place === planted.ties ? planted.tiedWith : place;
  const rank = (ofRate * stride) % trees.length;
  return {
    slug: slugAt(place),
    rate: bestRate - rateSpread * (rank / (trees.length - 1)) ** 1.2,
    change: changeOf(place, weeks),
    description: describeModel(place),
    answersAs: slugAt(ofRate),
    tokensPerTask: 180 + 90 * (place % 9),
    tokensPerSecond: 25 + 15 * (place % 6),
    newBuildFromWeek: planted.rebuilt.includes(place) ? Math.ceil(weeks / 2) : null,
    protocol: null,
  };
}

function changeOf(place: number, weeks: number): DeclaredChange | null {
  const from = (share: number) => Math.max(2, Math.ceil(weeks * share));
  if (place === planted.falls) return { week: from(0.5), weeks: 1, by: -0.1 };
  if (place === planted.fades) return { week: from(0.6), weeks: 8, by: -0.12 };
  return place === planted.gains ? { week: from(0.75), weeks: 1, by: 0.09 } : null;
}

/** Every field is undisclosed somewhere, as on a real board. */
function describeModel(place: number): ModelDescription {
  const month = String(1 + (place % 12)).padStart(2, "0");
  const isOpen = place % 3 === 0;
  return {
    name: `Synthetic ${trees[place]}`,
    provider: place % 10 === 7 ? null : `Synthetic provider ${1 + (place % 6)}`,
    revision: `2025-${month}`,
    releasedOn: place % 13 === 4 ? null : `2025-${month}-15`,
    cutoffOn: place % 4 === 1 ? null : `2024-${month}-01`,
    openWeights: place % 11 === 10 ? null : isOpen,
    sampling: place % 5 === 2 ? null : { temperature: "0.2", topP: "0.95", maxTokens: 4096 },
    prices:
      place % 7 === 3
        ? null
        : {
            currency: "USD",
            promptPerMillionTokens: `${isOpen ? "0.1" : "1."}${place % 10}`,
            completionPerMillionTokens: `${isOpen ? "0.4" : "4."}${place % 10}`,
            asOf: "2025-09-01",
          },
    // Nobody can be asked for it, so that a served home never begins a week by itself.
    endpoint: null,
  };
}
