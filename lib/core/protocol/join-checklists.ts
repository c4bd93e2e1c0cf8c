import type { ChecklistGroup, ChecklistItem } from "./checklist";

/** One thing that must be public, over several runs that were made alike. */
export interface JoinedChecklistItem {
  group: ChecklistGroup;
  item: string;
  /** Runs that have it. */
  present: number;
  /** Names of those that don't, in the order given. */
  missing: string[];
  /** What it is read from in the first run that lacks it, otherwise in the first of all. */
  source: string;
}

/** The checklists of several runs as one: how many have each item, and which don't. */
export function joinChecklists(
  checklists: readonly { name: string; items: readonly ChecklistItem[] }[],
): JoinedChecklistItem[] {
  const first = checklists[0]?.items ?? [];
  return first.map(({ group, item, source }, place) => {
    const lacking = checklists.filter(({ items }) => items[place]?.present !== true);
    return {
      ...{ group, item },
      present: checklists.length - lacking.length,
      missing: lacking.map(({ name }) => name),
      source: lacking[0]?.items[place]?.source ?? source,
    };
  });
}
