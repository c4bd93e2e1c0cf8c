import type { FieldComparison } from "../../lib/contracts/comparison";
import { classNames } from "../ui/class-names";
import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";
import styles from "./field-table.module.css";
import { SideBadge } from "./side-badge";
import { wordProtocolField, wordProtocolValue } from "./word-protocol-field";

interface FieldTableProps {
  caption: string;
  fields: readonly FieldComparison[];
}

/** Fields with both values, in words and units. */
export function FieldTable({ caption, fields }: FieldTableProps) {
  return (
    <table className={classNames(table.table, styles.table)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">
            <SideBadge side="a" />
          </th>
          <th scope="col">
            <SideBadge side="b" />
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, a, b }) => (
          <tr key={field}>
            <th scope="row" title={field}>
              {wordProtocolField(field)}
            </th>
            <td data-side="A">
              <ForeignText text={wordProtocolValue(field, a)} longest={300} />
            </td>
            <td data-side="B">
              <ForeignText text={wordProtocolValue(field, b)} longest={300} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
