import type { Mutant } from "../../../lib/core/mutation/mutant";
import { mutate } from "../../../lib/core/mutation/mutate";
import type { SandboxBackend, SandboxLimits } from "../../../lib/core/ports/sandbox";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";
import { lowestByDigest } from "../../../lib/core/sampling/lowest-by-digest";
import type { ParseSource } from "../../../lib/core/syntax/parsed-source";
import { selectCases } from "../../importers/errorbar-pool/derive/select-cases";
import type { KeptFault, LanguageFaults } from "../../importers/errorbar-pool/faults-file";
import { nameIn } from "../../importers/errorbar-pool/languages/name-in";
import type { PoolLanguage } from "../../importers/errorbar-pool/languages/pool-language";
import type { BaseProblem, LanguageSources } from "../../importers/errorbar-pool/read-base-problem";
import { gradingWidth } from "../../jobs/grading-width";
import { mapConcurrently } from "../../jobs/map-concurrently";
import { type GeneratedCases, planAll } from "./generated-cases";
import { runCases } from "./run-cases";

/** Mutants whose sources are kept for a language: all of them can be made again from their ids. */
const mostKept = 8;
const batch = 100;

export interface FaultSearch {
  backend: SandboxBackend;
  limits: SandboxLimits;
  parse: ParseSource;
  base: BaseProblem;
  language: PoolLanguage;
  sources: LanguageSources;
  generated: GeneratedCases;
}

/** One mutant and what came of it. */
interface Tried {
  mutant: Mutant;
  /** Cases that it fails, by name. */
  fails: string[];
  /** Whether it passes a case as well: one that fails all of them is no plausible answer. */
  passesSome: boolean;
  witness: unknown[] | null;
}

/**
 * Every mutant of a reference against the cases of the language's tasks, and those that none catches
 * against generated inputs, where an answer other than the reference's is a witness.
 */
export async function findFaults(search: FaultSearch): Promise<LanguageFaults> {
  const { backend, parse, base, language, sources, generated } = search;
  const entryPoint = nameIn(language, base.problem.signature.name);
  const mutants = mutate(parse(language, sources.reference), entryPoint);
  const tried = await mapConcurrently(mutants, gradingWidth(backend), (mutant) =>
    tryMutant(search, entryPoint, mutant),
  );
  const caught = tried.filter(({ fails }) => fails.length > 0);
  const isHidden = hiddenNames(base);
  const keepable = caught.filter(({ fails, passesSome }) => passesSome && fails.some(isHidden));
  return {
    referenceSha256: sha256Hex(sources.reference),
    inputs: generated.inputs.length,
    caught: caught.length,
    kept: chooseKept(base.problem.id, language, keepable),
    survivors: tried
      .filter(({ fails }) => fails.length === 0)
      .map(({ mutant, witness }) => {
        const { source: _source, ...rest } = mutant;
        return { ...rest, witness };
      }),
  };
}

function hiddenNames({ problem }: BaseProblem): (name: string) => boolean {
  const hidden = new Set(
    problem.cases.filter(({ visibility }) => visibility === "hidden").map(({ name }) => name),
  );
  return (name) => hidden.has(name);
}

function chooseKept(baseId: string, language: string, tried: readonly Tried[]): KeptFault[] {
  const byId = new Map(tried.map((one) => [one.mutant.id, one]));
  const prefix = `errorbar/pool/kept/${baseId}/${language}/`;
  const ids = lowestByDigest([...byId.keys()], Math.min(mostKept, byId.size), prefix);
  return ids.flatMap((id) => {
    const one = byId.get(id);
    return one ? [{ ...one.mutant, fails: one.fails }] : [];
  });
}

async function tryMutant(search: FaultSearch, entryPoint: string, mutant: Mutant): Promise<Tried> {
  const { backend, limits, base, language } = search;
  const selected = selectCases(base.problem, language, { withLarge: false });
  const asked = { language, entryPoint, cases: selected.map(({ planned }) => planned) };
  const { cases } = await runCases(backend, limits, asked, mutant.source);
  const fails = selected.filter((_, at) => cases[at]?.outcome !== "passed").map(({ name }) => name);
  const witness = fails.length > 0 ? null : await findWitness(search, entryPoint, mutant.source);
  return { mutant, fails, passesSome: fails.length < selected.length, witness };
}

/** Arguments for which the program answers otherwise than the reference; null where none were found. */
async function findWitness(
  { backend, limits, base, language, generated }: FaultSearch,
  entryPoint: string,
  source: string,
): Promise<unknown[] | null> {
  const planned = planAll(base, language, generated.cases);
  for (let start = 0; start < planned.length; start += batch) {
    const part = planned.slice(start, start + batch);
    const asked = { language, entryPoint, cases: part.map((one) => one.planned) };
    const { cases } = await runCases(backend, limits, asked, source);
    const at = cases.findIndex(({ outcome }) => outcome !== "passed");
    const found = part[at];
    if (found) return generated.inputs[found.at] ?? null;
  }
  return null;
}
