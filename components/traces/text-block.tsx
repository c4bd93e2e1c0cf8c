import type { Trace } from "../../lib/core/trace/trace";
import { formatBytes } from "../format/format-bytes";
import { CodeView } from "../ui/code-view";
import { ForeignText } from "../ui/foreign-text";

interface TextBlockProps {
  label: string;
  object: Trace["completion"];
}

/** A stored text with its size and hash; what may not be shown says why. */
export function TextBlock({ label, object }: TextBlockProps) {
  return (
    <>
      {object.text === null ? (
        <p>
          Not shown: <ForeignText text={object.withheld ?? "withheld"} />.
        </p>
      ) : object.text === "" ? (
        <p>Empty.</p>
      ) : (
        <CodeView label={label} text={object.text} />
      )}
      <p className="quiet">
        {formatBytes(object.bytes)}, SHA-256 <ForeignText text={object.sha256} />
      </p>
    </>
  );
}
