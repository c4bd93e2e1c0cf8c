"use client";

import { type LabControl, LabForm } from "./lab-form";
import { PowerReport } from "./power-report";

const controls: readonly LabControl[] = [
  ["gap", "Gap between two pass rates", (value) => `${value} points`],
  ["discordance", "Tasks that exactly one of them passes", (value) => `${value}%`],
  ["models", "Models on the board, every pair tested", String],
  ["tasks", "Tasks that they share", (value) => value.toLocaleString("en-US")],
];

/** How many tasks a gap takes, and what gap so many tasks find. The address keeps the settings. */
export function PowerCalculator() {
  return (
    <LabForm label="Comparison" controls={controls}>
      {(settings) => <PowerReport settings={settings} />}
    </LabForm>
  );
}
