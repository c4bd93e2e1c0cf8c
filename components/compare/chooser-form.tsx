"use client";

import { useState } from "react";
import { type Contender, ContenderOptions } from "../boards/contender-options";
import { formatCountOf } from "../format/format-count";
import styles from "./choose-models.module.css";
import { SideBadge, sides } from "./side-badge";

interface ChooserFormProps {
  ranked: readonly Contender[];
  apart: readonly Contender[];
  /** A slug a side; an empty one for nobody, which the first two sides may not be. */
  chosen: readonly string[];
}

/** The selects of a comparison, and a search that narrows what they offer. */
export function ChooserForm({ ranked, apart, chosen }: ChooserFormProps) {
  const [part, setPart] = useState("");
  const [slugs, setSlugs] = useState(chosen);
  const wanted = part.trim().toLowerCase();
  const isFound = ({ name, slug }: Contender) =>
    name.toLowerCase().includes(wanted) || slug.toLowerCase().includes(wanted);
  const found = [...ranked, ...apart].filter(isFound).length;
  return (
    <>
      <label className={styles.search}>
        Only names with
        <input type="search" value={part} onChange={(event) => setPart(event.target.value)} />
        <span role="status">
          {wanted === "" ? null : `${formatCountOf(found, "name")} found; those chosen stay.`}
        </span>
      </label>
      {sides.map((side, place) => {
        const chosenHere = slugs[place] ?? "";
        const isOffered = (contender: Contender) =>
          isFound(contender) || contender.slug === chosenHere;
        return (
          <label key={side} className={styles.choice}>
            <SideBadge side={side} />
            <select
              name="m"
              aria-label={side.toUpperCase()}
              value={chosenHere}
              onChange={(event) => setSlugs(slugs.with(place, event.target.value))}
            >
              {place < 2 ? null : <option value="">none</option>}
              <ContenderOptions ranked={ranked.filter(isOffered)} apart={apart.filter(isOffered)} />
            </select>
          </label>
        );
      })}
    </>
  );
}
