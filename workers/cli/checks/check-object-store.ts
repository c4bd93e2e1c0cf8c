import type { Check } from "./check-result";

/** Writes and reads back one small object. */
export const checkObjectStore: Check = async (context) => {
  const { objects } = context.env;
  try {
    const probe = new TextEncoder().encode("errorbar doctor\n");
    await context.objects().get(await context.objects().put(probe));
    return [{ name: "objects", state: "ok", detail: objects }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ name: "objects", state: "missing", detail: `${objects}: ${reason}` }];
  }
};
