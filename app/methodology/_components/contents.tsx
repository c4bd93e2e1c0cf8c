import { methodGroups, methodSections } from "../_data/method-sections";
import styles from "./method.module.css";

/** The page's sections, each a link. */
export function Contents() {
  return (
    <nav className={styles.contents} aria-label="On this page">
      {methodGroups.map(({ title, ids }) => (
        <div className={styles.group} key={title}>
          <p>{title}</p>
          <ul>
            {ids.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{methodSections[id]}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
