import type { Trace } from "../../lib/core/trace/trace";
import { formatBytes } from "../format/format-bytes";
import type { HighlightedLanguage } from "../ui/code/source-rules";
import { CodeView } from "../ui/code-view";
import { ForeignText } from "../ui/foreign-text";

interface TextBlockProps {
  label: string;
  object: Trace["completion"];
  /** Where the whole trace can be downloaded: long texts are cut on the page. */
  download: string;
  /** Of a program; null for an answer, which may hold anything. */
  language?: HighlightedLanguage | null;
  markedLines?: ReadonlySet<number>;
}

/** A stored text with its size and hash; what may not be shown says why. */
export function TextBlock({ label, object, download, language, markedLines }: TextBlockProps) {
  return (
    <>
      {object.text === null ? (
        <p>
          Not shown: <ForeignText text={object.withheld ?? "withheld"} />.
        </p>
      ) : object.text === "" ? (
        <p>Empty.</p>
      ) : (
        <CodeView
          label={label}
          text={object.text}
          language={language ?? null}
          {...(markedLines === undefined ? {} : { markedLines })}
          whole={
            <>
              <a href={download}>The stored trace</a> has the whole text.
            </>
          }
        />
      )}
      <p className="quiet">
        {formatBytes(object.bytes)}, SHA-256 <ForeignText text={object.sha256} />
      </p>
    </>
  );
}
