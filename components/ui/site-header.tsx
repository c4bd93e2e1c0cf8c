import { PageLink } from "./page-link";
import styles from "./site-header.module.css";

const pages = [
  { href: "/", name: "Board" },
  { href: "/compare", name: "Compare" },
  { href: "/tasks", name: "Tasks" },
  { href: "/methodology", name: "Methodology" },
];

/** Name and navigation. The API link leaves the app, so it is a plain anchor. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <PageLink href="/" className={styles.name}>
        <svg className={styles.mark} width="17" height="9" viewBox="0 0 17 9" aria-hidden="true">
          <path d="M1 0v9M16 0v9M1 4.5h15" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        Errorbar
      </PageLink>
      <nav aria-label="Main" className={styles.links}>
        {pages.map(({ href, name }) => (
          <PageLink key={href} href={href}>
            {name}
          </PageLink>
        ))}
        <a href="/openapi.json">API</a>
      </nav>
    </header>
  );
}
