import type { RunManifest } from "../../lib/contracts/run";
import { ContractFields } from "./contract-fields";
import { wordField } from "./manifest-words";

/** The four contracts of a run; what nobody stated says so. */
export function ManifestView({ manifest }: { manifest: RunManifest }) {
  const undisclosed = manifest.undisclosed.map((field) => wordField(field.split(".").at(-1) ?? ""));
  return (
    <>
      <p>
        {undisclosed.length > 0
          ? `Not stated by whoever made the completions: ${undisclosed.join(", ")}.`
          : "Every field is stated."}
      </p>
      <ContractFields manifest={manifest.manifest} />
    </>
  );
}
