import "server-only";
import { z } from "zod";
import { findNewestSignals } from "../../db/repositories/find-newest-signals";
import { type ModelSignal, modelSignalSchema } from "../core/events/evidence-schemas";
import { webDatabase } from "./web-database";

export interface ModelSignals {
  /** ISO week. */
  cycle: string;
  signals: ModelSignal[];
}

/** The signals of contamination of a model's newest published week; null when no week looked. */
export async function getModelSignals(slug: string): Promise<ModelSignals | null> {
  const found = await findNewestSignals(webDatabase(), slug);
  if (found === null) return null;
  return { cycle: found.cycle, signals: z.array(modelSignalSchema).parse(found.signals) };
}
