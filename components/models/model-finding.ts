import type { ModelDetail, ModelStanding } from "../../lib/contracts/model";

/** What a model's records say, before any wording of names. */
export type ModelFinding =
  | { kind: "unmeasured" }
  | { kind: "only-claims"; claims: number }
  | { kind: "synthetic" }
  | { kind: "unranked"; boards: number }
  | { kind: "alone"; standing: ModelStanding }
  | { kind: "one-board"; standing: ModelStanding; range: [number, number] }
  /** `open`: boards whose paired tests leave more than one rank. */
  | { kind: "several-boards"; boards: number; open: number };

/** Finds the sentence that a model's standings support. */
export function findModelFinding(
  detail: Pick<ModelDetail, "model" | "standings" | "claims">,
): ModelFinding {
  const { model, standings, claims } = detail;
  if (model.synthetic) return { kind: "synthetic" };
  if (standings.length === 0) {
    return claims.length > 0
      ? { kind: "only-claims", claims: claims.length }
      : { kind: "unmeasured" };
  }
  const ranked = standings.flatMap((standing) =>
    standing.rankRange === null ? [] : [{ standing, range: standing.rankRange }],
  );
  const [first] = ranked;
  if (first === undefined) return { kind: "unranked", boards: standings.length };
  if (ranked.length > 1) {
    const open = ranked.filter(({ range: [best, worst] }) => best !== worst).length;
    return { kind: "several-boards", boards: ranked.length, open };
  }
  return first.standing.rankedRows === 1
    ? { kind: "alone", standing: first.standing }
    : { kind: "one-board", ...first };
}
