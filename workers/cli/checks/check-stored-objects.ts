import { sampleNamedObjects } from "../../../db/repositories/sample-named-objects";
import { DomainError } from "../../../lib/core/errors";
import type { Check } from "./check-result";

const mostRead = 500;

/** Whether the objects that rows name can be read: traces and texts, a sample where there are many. */
export const checkStoredObjects: Check = async (context) => {
  const name = "stored objects";
  try {
    const { total, sample } = await sampleNamedObjects(await context.database(), mostRead);
    const lost: string[] = [];
    for (const sha256 of sample) {
      try {
        await context.objects().get(sha256);
      } catch (cause) {
        if (!(cause instanceof DomainError)) throw cause;
        lost.push(sha256);
      }
    }
    const read = sample.length < total ? `${sample.length} of ${total}, sampled` : `all ${total}`;
    if (lost.length === 0) return [{ name, state: "ok", detail: `${read}: each can be read` }];
    const detail = `${lost.length} of ${sample.length} are gone or damaged, such as ${lost[0]}: restore ${context.env.objects} from a copy`;
    return [{ name, state: "missing", detail }];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // The database's own line has told why.
    return [{ name, state: "missing", detail: "unknown: the database can't be asked" }];
  }
};
