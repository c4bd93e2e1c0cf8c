import type { ReactNode } from "react";
import type { ComparedModel, Comparison } from "../../lib/contracts/comparison";
import { assertNever } from "../../lib/core/assert-never";
import { formatPoints } from "../format/format-points";
import { longestInHeadline } from "../ui/foreign-text";
import { SideName } from "./side-name";

/** The verdict in words. Two models are told apart or not; they are never called equal. */
export function CompareHeadline({ comparison }: { comparison: Comparison }) {
  const { paired } = comparison;
  return <h1>{paired === null ? wordUnpaired(comparison) : wordVerdict(comparison, paired)}</h1>;
}

function wordVerdict(comparison: Comparison, paired: NonNullable<Comparison["paired"]>): ReactNode {
  const { a, b } = comparison;
  const isBAhead = paired.leader === b.model.slug;
  const [leader, other] = isBAhead ? (["b", "a"] as const) : (["a", "b"] as const);
  const points = formatPoints(paired.difference);
  const pair = { leader: nameOf(comparison, leader), other: nameOf(comparison, other) };
  switch (paired.verdict) {
    case "separated":
      return (
        <>
          {pair.leader} leads {pair.other} by {points} points. The data separates them.
        </>
      );
    case "leans":
      return (
        <>
          {pair.leader} leads {pair.other} by {points} points. The data leans that way, not after
          correction.
        </>
      );
    case "within-noise":
      return paired.leader === null ? (
        <>
          Nothing sets {nameOf({ a, b }, "a")} and {nameOf({ a, b }, "b")} apart here: 0.0 points,
          within noise.
        </>
      ) : (
        <>
          {pair.leader} leads {pair.other} by {points} points, within noise.
        </>
      );
    default:
      return assertNever(paired.verdict);
  }
}

function wordUnpaired(comparison: Comparison): ReactNode {
  const [a, b] = [nameOf(comparison, "a"), nameOf(comparison, "b")];
  const because = comparison.unpairedBecause ?? "protocol-differs";
  switch (because) {
    case "protocol-differs":
      return (
        <>
          {a} and {b} were not measured alike, so no verdict is given.
        </>
      );
    case "incomplete":
      return (
        <>
          {a} and {b} can’t be compared task by task: {listIncomplete(comparison)} incomplete.
        </>
      );
    case "too-few-candidates":
      return (
        <>
          {a} and {b} can’t be compared at pass@{comparison.k}: there are too few candidates.
        </>
      );
    default:
      return assertNever(because);
  }
}

function listIncomplete({ a, b }: Comparison): string {
  if (a.unscored > 0 && b.unscored > 0) return "both are";
  return a.unscored > 0 ? "A is" : "B is";
}

function nameOf(sides: Record<"a" | "b", ComparedModel>, side: "a" | "b"): ReactNode {
  return <SideName side={side} name={sides[side].model.name} longest={longestInHeadline} />;
}
