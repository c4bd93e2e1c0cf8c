import { describeObjectLocation } from "../../../lib/config/object-location";
import { DomainError } from "../../../lib/core/errors";
import type { Check } from "./check-result";

/** Writes one small object anew, reads it back and holds it against its name. */
export const checkObjectStore: Check = async (context) => {
  const place = describeObjectLocation(context.env.objects);
  try {
    const store = context.objects();
    await store.get(await store.writeProbe());
    return [{ name: "objects", state: "ok", detail: `${place}: written, read and verified` }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const detail = error instanceof DomainError ? reason : `${place}: ${reason}`;
    return [{ name: "objects", state: "missing", detail }];
  }
};
