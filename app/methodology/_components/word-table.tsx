import { classNames } from "../../../components/ui/class-names";
import table from "../../../components/ui/data-table.module.css";
import styles from "./method.module.css";

const words: readonly (readonly [string, string, string])[] = [
  ["separated", "p after Holm is at most 5%", "a solid line between neighbours"],
  ["leans to A", "only p before correction is at most 5%", "a dashed line"],
  ["within noise", "neither", "no line"],
];

/** What each verdict says, and how it is drawn. */
export function WordTable() {
  return (
    <table className={classNames(table.table, table.narrow, styles.figures)}>
      <caption>
        A missing difference is never called “equal”: it may be there and not have been found.
      </caption>
      <thead>
        <tr>
          <th scope="col">Word</th>
          <th scope="col">When</th>
          <th scope="col">On a board</th>
        </tr>
      </thead>
      <tbody>
        {words.map(([word, when, drawn]) => (
          <tr key={word}>
            <th scope="row">{word}</th>
            <td>{when}</td>
            <td>{drawn}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
