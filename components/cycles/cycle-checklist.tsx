import { checklistGroups } from "../../lib/core/protocol/checklist";
import type { JoinedChecklistItem } from "../../lib/core/protocol/join-checklists";
import { formatCount } from "../format/format-count";
import styles from "../runs/checklist-section.module.css";
import { wordChecklistGroup, wordChecklistItem } from "../runs/checklist-words";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";

/** Named at most, of the models that lack an item. */
const mostNamed = 3;

/** What has to be public before anybody can measure a week again, item by item over its models. */
export function CycleChecklist({ items }: { items: readonly JoinedChecklistItem[] }) {
  if (items.length === 0) {
    return <p>Known once the week is published: it is read from what each run left behind.</p>;
  }
  const whole = items.filter(({ missing }) => missing.length === 0).length;
  return (
    <>
      <p>
        What has to be public before anybody can measure this week again: every model has{" "}
        {formatCount(whole)} of {formatCount(items.length)}. Each run’s page has its own list.
      </p>
      <div className={styles.groups}>
        {checklistGroups.map((group) => (
          <GroupTable
            key={group}
            name={wordChecklistGroup(group)}
            items={items.filter((item) => item.group === group)}
          />
        ))}
      </div>
    </>
  );
}

function GroupTable({ name, items }: { name: string; items: readonly JoinedChecklistItem[] }) {
  return (
    <table className={classNames(table.table, styles.table)}>
      <caption>{name}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Models that have it</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ item, present, missing, source }) => (
          <tr key={item}>
            <th scope="row">
              {wordChecklistItem(item)}
              <span className={styles.source}>{source}</span>
              <Missing names={missing} isAll={present === 0} />
            </th>
            <td className={missing.length === 0 ? styles.present : styles.missing}>
              {wordPresent(present, missing.length)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Missing({ names, isAll }: { names: readonly string[]; isAll: boolean }) {
  if (names.length === 0 || isAll) return null;
  const shown = names.slice(0, mostNamed).join(", ");
  const more = names.length - mostNamed;
  return (
    <span className={styles.source}>
      not of <ForeignText text={shown} longest={200} />
      {more > 0 ? ` and ${formatCount(more)} more` : null}
    </span>
  );
}

function wordPresent(present: number, missing: number): string {
  if (missing === 0) return "present";
  return present === 0 ? "missing" : `${formatCount(present)} of ${formatCount(present + missing)}`;
}
