import { CommandBlock } from "../ui/command-block";
import { Section } from "../ui/section";
import styles from "./citation.module.css";
import { type Cited, formatBibtex, formatCitation } from "./format-citation";

/** How to cite a page: a sentence and BibTeX, both with the hash of the record that the figures rest on. */
export function Citation({ cited }: { cited: Cited }) {
  return (
    <Section id="cite" title="Cite this page">
      <p className={styles.sentence}>{formatCitation(cited)}</p>
      <CommandBlock label="BibTeX" lines={formatBibtex(cited)} />
    </Section>
  );
}
