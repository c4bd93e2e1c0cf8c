"use client";

import { type LabControl, LabForm } from "./lab-form";
import { TrialReport } from "./trial-report";

const controls: readonly LabControl[] = [
  ["candidates", "Candidates a task, k at most", String],
  ["solved", "Answers that are right", (value) => `${value}%`],
  ["spread", "How unlike the tasks are: easy and hard", (value) => `${value}%`],
  ["fooled", "Wrong answers that pass the public tests", (value) => `${value}%`],
  ["timeouts", "Answers that a time limit ends", (value) => `${value}%`],
];

/** What more candidates bring and cost: sliders, a chart and its table. The address keeps the settings. */
export function TrialLaboratory() {
  return (
    <LabForm label="Scenario" controls={controls}>
      {(settings) => <TrialReport settings={settings} />}
    </LabForm>
  );
}
