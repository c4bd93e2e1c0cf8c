import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import { listEvidence } from "./list-evidence";

/** The figures that an event rests on, as they were stored with it. */
export function EvidenceTable({ evidence }: { evidence: Record<string, unknown> }) {
  const lines = listEvidence(evidence);
  if (lines.length === 0) return <p>Nothing was stored with it.</p>;
  return (
    <table className={classNames(table.table, table.narrow)}>
      <caption>As they were stored with the event. Rates are fractions.</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ path, value }) => (
          <tr key={path}>
            <th scope="row">
              <ForeignText text={path} longest={200} />
            </th>
            <td>
              <ForeignText text={value} longest={2000} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
