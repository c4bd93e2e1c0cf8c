"use client";

import { type ReactNode, useDeferredValue, useMemo } from "react";
import { useAddressQuery, writeAddressQuery } from "../ui/use-address-query";
import { type LabSettings, labRanges, readLab, writeLab } from "./lab-address";
import { LabSlider } from "./lab-slider";
import styles from "./laboratory.module.css";

/** A setting, its name, and its value in words. */
export type LabControl = readonly [keyof LabSettings, string, (value: number) => string];

interface LabFormProps {
  label: string;
  controls: readonly LabControl[];
  /** What the settings come to. */
  children: (settings: LabSettings) => ReactNode;
}

/** Sliders, and what follows from them. The address keeps the settings. */
export function LabForm({ label, controls, children }: LabFormProps) {
  const query = useAddressQuery("");
  const settings = useMemo(() => readLab(query), [query]);
  // The sliders follow the hand; the figures follow when there is time.
  const shown = useDeferredValue(settings);
  return (
    <>
      <form className={styles.sliders} aria-label={label} onSubmit={(e) => e.preventDefault()}>
        {controls.map(([name, title, word]) => (
          <LabSlider
            key={name}
            label={title}
            shown={word(settings[name])}
            value={settings[name]}
            range={labRanges[name]}
            onChange={(value) =>
              writeAddressQuery(writeLab(query, { ...settings, [name]: value }), "replace")
            }
          />
        ))}
      </form>
      {children(shown)}
    </>
  );
}
