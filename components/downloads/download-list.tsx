import { DownloadFacts } from "./download-facts";
import styles from "./download-list.module.css";

export interface DownloadEntry {
  href: string;
  name: string;
  what: string;
  /** False for an answer of the API that is no file with a checksum. */
  isFile?: boolean;
}

/** What can be downloaded, each with what is in it; size and checksum at a click. */
export function DownloadList({ entries }: { entries: readonly DownloadEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ href, name, what, isFile = true }) => (
        <li key={href}>
          <a href={href}>{name}</a> <span className="quiet">{what}</span>{" "}
          {isFile ? <DownloadFacts href={href} name={name} /> : null}
        </li>
      ))}
    </ul>
  );
}
