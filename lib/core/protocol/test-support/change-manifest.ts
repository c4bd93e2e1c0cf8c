import type { Manifest } from "../manifest";

/** A copy of a manifest with other values in the fields that are named by dotted paths. */
export function changeManifest(manifest: Manifest, changes: Record<string, unknown>): Manifest {
  const changed = structuredClone(manifest);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let holder = changed as unknown as Record<string, unknown>;
    for (const name of names) holder = holder[name] as Record<string, unknown>;
    holder[last] = value;
  }
  return changed;
}
