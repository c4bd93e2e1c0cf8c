import type { ReactNode } from "react";
import { formatCount } from "../format/format-count";
import { revealControls } from "../format/reveal-controls";
import { classNames } from "./class-names";
import { highlightSource, type SourceToken } from "./code/highlight-source";
import { numberLines } from "./code/number-lines";
import type { HighlightedLanguage } from "./code/source-rules";
import styles from "./code-view.module.css";

interface CodeViewProps {
  /** Names the block for readers who can't see where it stands. */
  label: string;
  text: string;
  /** Highlights a program and numbers its lines; without it, the text is no program. */
  language?: HighlightedLanguage | null;
  /** Lines to mark beside their number, from 1. */
  markedLines?: ReadonlySet<number>;
  /** Where a text that is cut here is whole. */
  whole?: ReactNode;
}

/** More than this is cut from the page, never from the download: a page has to open. */
const longestShown = 100_000;
/** Every highlighted word is an element: beyond this they would outweigh the text. */
const longestHighlighted = 40_000;

/**
 * Foreign code or text, exactly as it is: escaped, hidden characters named, direction isolated.
 * Long lines scroll inside the block, which therefore takes the keyboard's focus.
 */
export function CodeView({ label, text, language = null, markedLines, whole }: CodeViewProps) {
  // CR LF counts as one line end, here as in what names hidden characters.
  const shown = text.slice(0, longestShown).replaceAll("\r\n", "\n");
  const tokens: SourceToken[] =
    language === null || shown.length > longestHighlighted
      ? [{ kind: "plain", text: shown }]
      : highlightSource(language, shown);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.block} aria-label={label} tabIndex={0}>
        <pre
          dir="ltr"
          className={language === null ? undefined : styles.numbered}
          // Numbers come from an attribute, so that copied code has none.
          data-lines={language === null ? undefined : numberLines(shown, markedLines)}
        >
          {/* A line end right after <pre> would be dropped by browsers, and by no other reader. */}
          <span>{tokens.map(keyByPlace)}</span>
        </pre>
      </section>
      {text.length > longestShown ? (
        <p className="quiet">
          Cut here: {formatCount(longestShown)} of {formatCount(text.length)} characters are shown.{" "}
          {whole ?? "The JSON of this trace has the whole text."}
        </p>
      ) : null}
    </>
  );
}

/** Tokens have no identity but their place. */
function keyByPlace(token: SourceToken, index: number) {
  return <Token key={`${index}`} token={token} />;
}

function Token({ token }: { token: SourceToken }) {
  const segments = revealControls(token.text).map(({ text, control }, index) =>
    control ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: segments have no identity but their place
        key={index}
        className={styles.control}
        title="A character that can't be seen"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
  if (token.kind === "plain") return <>{segments}</>;
  return <span className={classNames(styles[token.kind])}>{segments}</span>;
}
