import { listClaimGaps } from "../../../lib/core/claims/claim-gaps";
import { badInput } from "../json-lines";
import { readJsonObject } from "../read-document";
import { checkName } from "./check-claim";
import type { ClaimsFile } from "./claims-file";

/**
 * A file from instance to the submissions that resolved it. Which instances a submission attempted
 * isn't stated, so each has a count and no rate.
 * @throws DomainError bad-input naming file and field.
 */
export async function readResolvedSubmissions(path: string): Promise<ClaimsFile> {
  const document = await readJsonObject(path);
  const instances = Object.entries(document);
  const resolved = new Map<string, number>();
  let repeats = 0;
  for (const [instance, entry] of instances) {
    checkName({ path, line: null, field: "record" }, instance);
    const field = `${instance}.resolved_submissions`;
    const names = (entry as { resolved_submissions?: unknown } | null)?.resolved_submissions;
    if (!Array.isArray(names)) throw badInput(path, null, `field ${field}: is no list: correct it`);
    const distinct = new Set(names.map((name) => checkName({ path, line: null, field }, name)));
    repeats += names.length - distinct.size;
    for (const name of distinct) resolved.set(name, (resolved.get(name) ?? 0) + 1);
  }
  if (resolved.size === 0)
    throw badInput(path, null, "the file names no submission: give one that does");
  const claims = [...resolved].map(([system, passed]) => ({
    system,
    metric: "instances resolved",
    rate: null,
    passed,
    tasks: null,
    details: { instances_in_the_file: instances.length },
    undisclosed: [...listClaimGaps([]), "attempted"],
  }));
  return { claims, notes: repeats === 0 ? [] : [`${repeats} repeated names: counted once`] };
}
