"use client";

import { useDeferredValue, useMemo } from "react";
import { useAddressQuery, writeAddressQuery } from "../ui/use-address-query";
import { type LabSettings, labRanges, readLab, writeLab } from "./lab-address";
import { LabSlider } from "./lab-slider";
import styles from "./laboratory.module.css";
import { PowerReport } from "./power-report";

const sliders: readonly (readonly [keyof LabSettings, string, (value: number) => string])[] = [
  ["gap", "Gap between two pass rates", (value) => `${value} points`],
  ["discordance", "Tasks that exactly one of them passes", (value) => `${value}%`],
  ["models", "Models on the board, every pair tested", String],
  ["tasks", "Tasks that they share", (value) => value.toLocaleString("en-US")],
];

/** How many tasks a gap takes, and what gap so many tasks find. The address keeps the settings. */
export function PowerCalculator() {
  const query = useAddressQuery("");
  const settings = useMemo(() => readLab(query), [query]);
  const shown = useDeferredValue(settings);
  return (
    <>
      <form className={styles.sliders} aria-label="Comparison" onSubmit={(e) => e.preventDefault()}>
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
      <PowerReport settings={shown} />
    </>
  );
}
