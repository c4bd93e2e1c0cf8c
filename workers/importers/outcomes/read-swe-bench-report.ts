import { badInput } from "../json-lines";
import { readJsonObject } from "../read-document";
import { checkText } from "./check-text";
import { noteIgnored } from "./note-ignored";
import type { ReportedFile } from "./reported-system";

/** A task was attempted when it is in one of these two lists, whatever became of it then. */
const attemptLists = ["generated", "no_generation"];

/**
 * A SWE-bench report: lists of instance ids by what became of them. The tasks are those of `generated`
 * and `no_generation` together; one is passed when it is in `resolved`.
 * @throws DomainError bad-input naming file and field, also for an id that only stands in another list.
 */
export async function readSweBenchReport(
  path: string,
  system: string | null,
): Promise<ReportedFile> {
  const document = await readJsonObject(path);
  const lists = new Map<string, string[]>();
  for (const [field, value] of Object.entries(document)) {
    if (Array.isArray(value))
      lists.set(
        field,
        value.map((id) => checkText(path, null, field, id)),
      );
  }
  const attempted = new Set(attemptLists.flatMap((field) => lists.get(field) ?? []));
  if (attempted.size === 0) {
    throw badInput(path, null, `field generated: no task is in it or in no_generation: list them`);
  }
  for (const [field, ids] of lists) {
    const stray = ids.find((id) => !attempted.has(id));
    if (stray === undefined) continue;
    throw badInput(
      path,
      null,
      `field ${field}: ${stray} is neither in generated nor in no_generation; complete these lists`,
    );
  }
  const name = checkText(path, null, "system (give --system: the file names none)", system);
  const resolved = new Set(lists.get("resolved"));
  const outcomes = new Map(
    [...attempted].map((id) => [id, { successes: Number(resolved.has(id)), trials: 1 }]),
  );
  const others = Object.keys(document).filter((field) => !lists.has(field));
  const notes = [...noteRepeats(lists), ...noteIgnored(new Set(others))];
  return { systems: [{ name, outcomes }], measure: null, notes };
}

function noteRepeats(lists: ReadonlyMap<string, string[]>): string[] {
  const notes = [...lists].flatMap(([field, ids]) => {
    const repeats = ids.length - new Set(ids).size;
    return repeats === 0 ? [] : [`${field} repeats ${repeats} of its ids: counted once`];
  });
  const generated = new Set(lists.get("generated"));
  const both = [...new Set(lists.get("no_generation"))].filter((id) => generated.has(id)).length;
  if (both > 0) notes.push(`${both} ids are in generated and in no_generation: counted once`);
  return notes;
}
