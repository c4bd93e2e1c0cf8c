import type { ObjectScope } from "../../../lib/core/ports/object-store";
import type { Check, CheckResult } from "./check-result";

/** Writes and reads back one small object in each half of the store. */
export const checkObjectStore: Check = async (context) => {
  const scopes: ObjectScope[] = ["public", "private"];
  return Promise.all(
    scopes.map(async (scope): Promise<CheckResult> => {
      const name = `objects (${scope})`;
      try {
        const probe = new TextEncoder().encode("errorbar doctor\n");
        await context.objects().get(scope, await context.objects().put(scope, probe));
        return { name, state: "ok", detail: context.env.objects };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { name, state: "missing", detail: `${context.env.objects}: ${reason}` };
      }
    }),
  );
};
