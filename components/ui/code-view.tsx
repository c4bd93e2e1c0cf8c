import { revealControls } from "../format/reveal-controls";
import styles from "./code-view.module.css";

interface CodeViewProps {
  /** Names the block for readers who can't see where it stands. */
  label: string;
  text: string;
}

/** More than this is cut from the page, never from the download: a page has to open. */
const longestShown = 200_000;

/**
 * Foreign code or text, exactly as it is: escaped, hidden characters named, direction isolated.
 * Long lines scroll inside the block, which therefore takes the keyboard's focus.
 */
export function CodeView({ label, text }: CodeViewProps) {
  const segments = revealControls(text.slice(0, longestShown));
  let offset = 0;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.block} aria-label={label} tabIndex={0}>
        <pre dir="ltr">
          {/* A line end right after <pre> would be dropped by browsers, and by no other reader. */}
          <span>
            {segments.map((segment) => {
              const key = offset;
              offset += segment.text.length;
              return segment.control ? (
                <mark key={key} className={styles.control} title="A character that can't be seen">
                  {segment.text}
                </mark>
              ) : (
                segment.text
              );
            })}
          </span>
        </pre>
      </section>
      {text.length > longestShown ? (
        <p className="quiet">Cut here; the JSON of this trace has the whole text.</p>
      ) : null}
    </>
  );
}
