"use client";

import type { SliderRange } from "./lab-address";
import styles from "./laboratory.module.css";

interface LabSliderProps {
  label: string;
  /** The value as it is read: "40%", "3 points". */
  shown: string;
  value: number;
  range: SliderRange;
  onChange(value: number): void;
}

/** One slider with its name and its value in words. */
export function LabSlider({ label, shown, value, range, onChange }: LabSliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        {...range}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output>{shown}</output>
    </label>
  );
}
