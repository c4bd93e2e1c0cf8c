import type { EventKind } from "../../lib/core/events/event-kind";
import { formatCountOf } from "../format/format-count";

const groups: { kinds: EventKind[]; one: string; many: string }[] = [
  { kinds: ["watch", "alert", "alarm"], one: "sign of a change", many: "signs of a change" },
  { kinds: ["change_confirmed"], one: "confirmed change", many: "confirmed changes" },
  { kinds: ["contamination"], one: "sign of seen tasks", many: "signs of seen tasks" },
  { kinds: ["correction"], one: "correction", many: "corrections" },
  { kinds: ["evaluator_drift", "gate_failure"], one: "week held back", many: "weeks held back" },
  { kinds: ["publication"], one: "publication", many: "publications" },
];

/** What happened so far, in counts: what concerns a reader's trust first. */
export function wordEventCounts(counts: ReadonlyMap<EventKind, number>): string {
  const words = groups.flatMap(({ kinds, one, many }) => {
    const sum = kinds.reduce((total, kind) => total + (counts.get(kind) ?? 0), 0);
    return sum === 0 ? [] : [formatCountOf(sum, one, many)];
  });
  const all = [...counts.values()].reduce((total, count) => total + count, 0);
  const last = words.pop();
  if (last === undefined) return `${formatCountOf(all, "event")}.`;
  return words.length === 0 ? `${last}.` : `${words.join(", ")} and ${last}.`;
}
