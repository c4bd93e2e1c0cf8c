import { ForeignText } from "../ui/foreign-text";
import styles from "./manifest-view.module.css";
import { wordField, wordManifestValue } from "./manifest-words";

const contracts = ["task", "generation", "execution", "scoring"] as const;

/** The four contracts of a manifest, field by field; one that is null is undisclosed as a whole. */
export function ContractFields({
  manifest,
}: {
  manifest: Record<(typeof contracts)[number], object | null>;
}) {
  return (
    <div className={styles.contracts}>
      {contracts.map((contract) => (
        <section key={contract}>
          <h3>{wordField(contract)}</h3>
          {manifest[contract] === null && <p>Nothing of it is disclosed.</p>}
          <dl className={styles.fields}>
            {listFields(manifest[contract] ?? {}).map(([field, value]) => (
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
