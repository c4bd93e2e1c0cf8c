import type { Manifest } from "./manifest";

/** What nobody stated: a whole contract by its name, otherwise its fields as `contract.field`. */
export function listUndisclosed(manifest: Manifest): string[] {
  return Object.entries(manifest).flatMap(([name, contract]) =>
    contract === null
      ? [name]
      : Object.entries(contract)
          .filter(([, value]) => value === null)
          .map(([field]) => `${name}.${field}`),
  );
}
