import "server-only";
import { type CycleRow, listCycles } from "../../db/repositories/list-cycles";
import { readSnapshot } from "./read-snapshot";

/** Every week that was opened, newest first. */
export function listWeeks(): Promise<CycleRow[]> {
  return readSnapshot(listCycles);
}
