"use client";

import { useDeferredValue, useMemo } from "react";
import { useAddressQuery, writeAddressQuery } from "../ui/use-address-query";
import { type LabSettings, labRanges, readLab, writeLab } from "./lab-address";
import { LabSlider } from "./lab-slider";
import styles from "./laboratory.module.css";
import { TrialReport } from "./trial-report";

const sliders: readonly (readonly [keyof LabSettings, string, (value: number) => string])[] = [
  ["candidates", "Candidates a task, k at most", String],
  ["solved", "Answers that are right", (value) => `${value}%`],
  ["spread", "How unlike the tasks are: easy and hard", (value) => `${value}%`],
  ["fooled", "Wrong answers that pass the public tests", (value) => `${value}%`],
  ["timeouts", "Answers that a time limit ends", (value) => `${value}%`],
];

/** What more candidates bring and cost: sliders, a chart and its table. The address keeps the settings. */
export function TrialLaboratory() {
  const query = useAddressQuery("");
  const settings = useMemo(() => readLab(query), [query]);
  // The sliders follow the hand; the figures follow when there is time.
  const shown = useDeferredValue(settings);
  return (
    <>
      <form className={styles.sliders} aria-label="Scenario" onSubmit={(e) => e.preventDefault()}>
        {sliders.map(([name, label, word]) => (
          <LabSlider
            key={name}
            label={label}
            shown={word(settings[name])}
            value={settings[name]}
            range={labRanges[name]}
            onChange={(value) =>
              writeAddressQuery(writeLab(query, { ...settings, [name]: value }), "replace")
            }
          />
        ))}
      </form>
      <TrialReport settings={shown} />
    </>
  );
}
