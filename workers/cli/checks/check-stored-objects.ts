import { sampleNamedObjects } from "../../../db/repositories/sample-named-objects";
import { describeObjectLocation } from "../../../lib/config/object-location";
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
        if (!(cause instanceof DomainError) || cause.code === "environment") throw cause;
        lost.push(sha256);
      }
    }
    const read = sample.length < total ? `${sample.length} of ${total}, sampled` : `all ${total}`;
    if (lost.length === 0) return [{ name, state: "ok", detail: `${read}: each can be read` }];
    const place = describeObjectLocation(context.env.objects);
    const detail = `${lost.length} of ${sample.length} are gone or damaged, such as ${lost[0]}: errorbar objects check names them all; restore ${place} from a copy`;
    return [{ name, state: "missing", detail }];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // The line of the database, or of the object store, has told why.
    return [{ name, state: "missing", detail: "unknown: database or objects can't be asked" }];
  }
};
