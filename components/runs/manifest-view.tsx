import type { RunManifest } from "../../lib/contracts/run";
import { ForeignText } from "../ui/foreign-text";
import styles from "./manifest-view.module.css";
import { wordField, wordManifestValue } from "./manifest-words";

const contracts = ["task", "generation", "execution", "scoring"] as const;

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
      <div className={styles.contracts}>
        {contracts.map((contract) => (
          <section key={contract}>
            <h3>{wordField(contract)}</h3>
            {manifest.manifest[contract] === null && <p>Nothing of it is disclosed.</p>}
            <dl className={styles.fields}>
              {listFields(manifest.manifest[contract] ?? {}).map(([field, value]) => (
                <div key={field}>
                  <dt>{wordField(field)}</dt>
                  <dd>
                    <ForeignText text={wordManifestValue(field, value)} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}

/** Fields of a contract; a record inside it (the limits) is spread in its place. */
function listFields(contract: object): [string, unknown][] {
  return Object.entries(contract).flatMap(([field, value]): [string, unknown][] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [[field, value]],
  );
}
