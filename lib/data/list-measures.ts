import "server-only";
import { listSuiteCards } from "../../db/repositories/list-suite-cards";
import { suiteCardSchema } from "../core/suite/suite-card";
import { webDatabase } from "./web-database";

/** What each described suite measures, by its id. */
export async function listMeasures(): Promise<Map<string, string>> {
  const cards = await listSuiteCards(webDatabase());
  return new Map(
    cards.map(({ suiteId, card }) => [
      suiteId,
      suiteCardSchema.shape.measures.parse(card.measures),
    ]),
  );
}
