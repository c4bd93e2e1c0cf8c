import journal from "./migrations/meta/_journal.json";

/** Name of the newest migration that this code was built with. */
export const expectedSchemaVersion: string = journal.entries.at(-1)?.tag ?? "none";
