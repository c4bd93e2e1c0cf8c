import type { TrialScenario } from "../../lib/core/laboratory/try-candidates";

/** Everything that the laboratory's sliders say; shares in whole per cent, gaps in points. */
export interface LabSettings {
  candidates: number;
  solved: number;
  spread: number;
  fooled: number;
  timeouts: number;
  gap: number;
  discordance: number;
  models: number;
  tasks: number;
}

export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

export const labRanges: { readonly [name in keyof LabSettings]: SliderRange } = {
  candidates: { min: 1, max: 50, step: 1 },
  solved: { min: 1, max: 99, step: 1 },
  spread: { min: 0, max: 100, step: 5 },
  fooled: { min: 0, max: 100, step: 1 },
  timeouts: { min: 0, max: 50, step: 1 },
  gap: { min: 0.5, max: 20, step: 0.5 },
  discordance: { min: 1, max: 60, step: 1 },
  models: { min: 2, max: 60, step: 1 },
  tasks: { min: 50, max: 2000, step: 50 },
};

/** A middling model on a suite of easy and hard tasks, whose public tests miss one fault in ten. */
export const defaultLab: LabSettings = {
  ...{ candidates: 20, solved: 40, spread: 50, fooled: 10, timeouts: 2 },
  ...{ gap: 3, discordance: 15, models: 2, tasks: 400 },
};

const names = Object.keys(defaultLab) as (keyof LabSettings)[]; // its own keys

/** Reads an address; what is no number of a slider is the default. */
export function readLab(query: string): LabSettings {
  const asked = new URLSearchParams(query);
  const settings = { ...defaultLab };
  for (const name of names) {
    const text = asked.get(name) ?? "";
    const { min, max } = labRanges[name];
    const value = Number(text);
    if (/^\d{1,4}(\.5)?$/.test(text) && value >= min && value <= max) {
      settings[name] = labRanges[name].step < 1 ? value : Math.round(value);
    }
  }
  return settings;
}

/** The address's query for other settings; defaults are left out, and whatever else it asks for stays. */
export function writeLab(query: string, settings: LabSettings): string {
  const asked = new URLSearchParams(query);
  for (const name of names) {
    if (settings[name] === defaultLab[name]) asked.delete(name);
    else asked.set(name, String(settings[name]));
  }
  return asked.toString();
}

/** The settings as fractions. */
export function toScenario({ solved, spread, fooled, timeouts }: LabSettings): TrialScenario {
  return {
    solved: solved / 100,
    spread: spread / 100,
    fooled: fooled / 100,
    timeouts: timeouts / 100,
  };
}
