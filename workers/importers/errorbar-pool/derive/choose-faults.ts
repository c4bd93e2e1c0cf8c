import { lowestByDigest } from "../../../../lib/core/sampling/lowest-by-digest";
import type { KeptFault } from "../faults-file";
import type { PoolLanguage } from "../languages/pool-language";
import type { SelectedCase } from "./select-cases";

interface FaultPool {
  baseId: string;
  language: PoolLanguage;
  mutants: readonly KeptFault[];
  cases: readonly SelectedCase[];
}

/** Faults of one language that have a bug-fixing task each. */
const fixedFaults = 2;
/** Mutants among the planted faults of a task, beside those that a person wrote. */
const plantedMutants = 4;

/**
 * The faults of a language whose correction is a task of its own, by rule: of the mutants that fail a
 * hidden case and at most half of the task's cases, in the order of the SHA-256 of
 * `errorbar/pool/fault/<base>/<language>/<id>`, the first one and the next that another operator made
 * in another line.
 */
export function chooseFixedFaults(pool: FaultPool): KeptFault[] {
  const failsOf = countFails(pool.cases);
  const subtle = pool.mutants.filter((fault) => {
    const { hidden, all } = failsOf(fault);
    return hidden > 0 && all * 2 <= pool.cases.length;
  });
  const chosen: KeptFault[] = [];
  for (const fault of inOrder(pool, subtle)) {
    const isNew = chosen.every(
      ({ operator, line }) => operator !== fault.operator && line !== fault.line,
    );
    if (isNew && chosen.length < fixedFaults) chosen.push(fault);
  }
  return chosen;
}

/** Mutants that stand among a task's planted faults: the first four in that order that it catches. */
export function choosePlantedMutants(pool: FaultPool): KeptFault[] {
  const failsOf = countFails(pool.cases);
  const caught = pool.mutants.filter((fault) => failsOf(fault).hidden > 0);
  return inOrder(pool, caught).slice(0, plantedMutants);
}

function countFails(cases: readonly SelectedCase[]) {
  const visibilities = new Map(cases.map(({ name, planned }) => [name, planned.visibility]));
  return ({ fails }: KeptFault) => {
    const known = fails.flatMap((name) => visibilities.get(name) ?? []);
    const hidden = known.filter((visibility) => visibility === "hidden").length;
    return { hidden, all: known.length };
  };
}

function inOrder({ baseId, language }: FaultPool, faults: readonly KeptFault[]): KeptFault[] {
  const byId = new Map(faults.map((fault) => [fault.id, fault]));
  const prefix = `errorbar/pool/fault/${baseId}/${language}/`;
  return lowestByDigest([...byId.keys()], byId.size, prefix).flatMap((id) => byId.get(id) ?? []);
}

/** What of a fault's id can stand in a task's key. */
export function faultSlug({ id }: KeptFault): string {
  return id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
