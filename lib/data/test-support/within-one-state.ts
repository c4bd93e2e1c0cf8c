import { readCurrentSnapshot } from "../../../db/repositories/read-current-snapshot";
import { webDatabase } from "../web-database";

const mostTries = 50;

/**
 * What an action returns that saw one state of the database from beginning to end. The name of a state
 * counts the transactions of the whole server, so that a test beside this one, or the server's own
 * upkeep, can change it: then the action is done again.
 * @throws Error when the state changed in every one of 50 tries.
 */
export async function withinOneState<T>(action: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await readCurrentSnapshot(webDatabase());
    const result = await action();
    if ((await readCurrentSnapshot(webDatabase())) === before) return result;
  }
  throw new Error(`the database was written to in each of ${mostTries} tries`);
}
