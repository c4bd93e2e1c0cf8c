import table from "../ui/data-table.module.css";
import { ForeignText } from "../ui/foreign-text";

/** A value of a public case with its name; nothing where there is none. */
export function CaseValue({ name, text }: { name: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <div>
      <span className={table.sub}>{name}</span>{" "}
      <code>
        <ForeignText text={text} />
      </code>
    </div>
  );
}
