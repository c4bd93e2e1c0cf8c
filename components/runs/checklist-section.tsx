import type { Run } from "../../lib/contracts/run";
import { checklistGroups } from "../../lib/core/protocol/checklist";
import { evidenceWords } from "../boards/evidence-words";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import styles from "./checklist-section.module.css";
import { wordChecklistGroup, wordChecklistItem } from "./checklist-words";

type Items = Run["checklist"];

/** What must be public before a result can be reproduced, item by item, and the grade that follows. */
export function ChecklistSection({ run }: { run: Run }) {
  return (
    <>
      <p>
        What has to be public before anybody can measure this again. Evidence {run.evidence}:{" "}
        {evidenceWords[run.evidence]}.
      </p>
      <ul className={styles.reasons}>
        {run.evidenceReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div className={styles.groups}>
        {checklistGroups.map((group) => (
          <GroupTable
            key={group}
            name={wordChecklistGroup(group)}
            items={run.checklist.filter((item) => item.group === group)}
          />
        ))}
      </div>
    </>
  );
}

function GroupTable({ name, items }: { name: string; items: Items }) {
  const present = items.filter((item) => item.present).length;
  return (
    <table className={classNames(table.table, styles.table)}>
      <caption>
        {name}: {present} of {items.length}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.item}>
            <th scope="row">
              {wordChecklistItem(item.item)}
              <span className={styles.source}>{item.source}</span>
            </th>
            <td className={item.present ? styles.present : styles.missing}>
              {item.present ? "present" : "missing"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
