import { type EventKind, eventKinds } from "../../lib/core/events/event-kind";
import { formatCount } from "../format/format-count";
import { toPlainText } from "../format/to-plain-text";
import styles from "./event-filter.module.css";
import type { EventQuery } from "./event-query";
import { kindWords } from "./kind-words";

interface EventFilterProps {
  query: EventQuery;
  /** Events of each kind, over all models. */
  counts: ReadonlyMap<EventKind, number>;
  models: readonly { slug: string; name: string }[];
}

/** Chooses events by kind and model; a form, so that it works without scripts. */
export function EventFilter({ query, counts, models }: EventFilterProps) {
  return (
    <form action="/events" className={styles.filter}>
      <label>
        Kind{" "}
        <select name="kind" defaultValue={query.kind ?? ""}>
          <option value="">all</option>
          {eventKinds
            .filter((kind) => counts.has(kind) || kind === query.kind)
            .map((kind) => (
              <option key={kind} value={kind}>
                {kindWords[kind]} ({formatCount(counts.get(kind) ?? 0)})
              </option>
            ))}
        </select>
      </label>
      <label>
        Model{" "}
        <select name="model" defaultValue={query.model ?? ""}>
          <option value="">all</option>
          {models.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {toPlainText(name, 60)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}
