import type { SuiteCard } from "../../lib/core/suite/suite-card";
import { ForeignText } from "../ui/foreign-text";
import { Section } from "../ui/section";
import styles from "./suite-card-section.module.css";

const facts = [
  ["How it was made", "generation"],
  ["Size", "size"],
  ["Filtering", "filtering"],
  ["Saturation", "saturation"],
  ["Contamination", "contamination"],
  ["Licence", "licence"],
] as const;

interface SuiteCardSectionProps {
  card: SuiteCard | null;
  /** Unfolded from the start, as on the suite's own page. */
  isOpen?: boolean;
}

/** What a suite measures, in one line; all the rest unfolds. */
export function SuiteCardSection({ card, isOpen = false }: SuiteCardSectionProps) {
  return (
    <Section id="suite" title="What it measures">
      {card ? <Described card={card} isOpen={isOpen} /> : <Undescribed />}
    </Section>
  );
}

function Described({ card, isOpen }: { card: SuiteCard; isOpen: boolean }) {
  return (
    <>
      <p>
        <ForeignText text={card.measures} longest={2000} />
      </p>
      <details className={styles.card} open={isOpen}>
        <summary>How its tasks were made, and what its numbers can’t say</summary>
        <dl className={styles.facts}>
          {facts.map(([term, field]) => (
            <div key={field}>
              <dt>{term}</dt>
              <dd>
                <ForeignText text={card[field]} longest={2000} />
              </dd>
            </div>
          ))}
          <div>
            <dt>Source</dt>
            <dd>
              <Source source={card.source} />
            </dd>
          </div>
        </dl>
        <Uses title="Good for" uses={card.goodFor} />
        <Uses title="Not good for" uses={card.notGoodFor} />
      </details>
    </>
  );
}

function Undescribed() {
  return (
    <>
      <p>Nobody has described this suite yet.</p>
      <details className={styles.card}>
        <summary>How to describe it</summary>
        <p>
          Known benchmarks are recognised by their id and format. For another one, add a card to{" "}
          <code>lib/core/suite/cards</code>, list it in <code>find-known-card.ts</code> and bring
          the same file in again: the card is added, and nothing is measured anew. A file in
          Errorbar’s own format may have its card in it.
        </p>
      </details>
    </>
  );
}

function Uses({ title, uses }: { title: string; uses: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.uses}>
        {uses.map((use) => (
          <li key={use}>
            <ForeignText text={use} longest={2000} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A card may come with a suite's file, so its address is foreign: it is only followed as https. */
function Source({ source }: { source: SuiteCard["source"] }) {
  const name = <ForeignText text={source.name} longest={400} />;
  return source.url === null ? (
    name
  ) : (
    <a href={source.url} rel="noreferrer nofollow">
      {name}
    </a>
  );
}
