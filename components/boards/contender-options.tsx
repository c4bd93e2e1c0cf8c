import { toPlainText } from "../format/to-plain-text";

export interface Contender {
  slug: string;
  name: string;
}

interface ContenderOptionsProps {
  ranked: readonly Contender[];
  apart: readonly Contender[];
}

/** What a board measured, as the options of a select: ranked rows first. */
export function ContenderOptions({ ranked, apart }: ContenderOptionsProps) {
  return (
    <>
      {ranked.length > 0 ? <optgroup label="Ranked">{ranked.map(toOption)}</optgroup> : null}
      {apart.length > 0 ? <optgroup label="Not ranked">{apart.map(toOption)}</optgroup> : null}
    </>
  );
}

function toOption({ slug, name }: Contender) {
  return (
    <option key={slug} value={slug}>
      {toPlainText(name, 100)}
    </option>
  );
}
