import { PageLink } from "./page-link";
import styles from "./site-footer.module.css";

const pages = [
  { href: "/boards", name: "All boards" },
  { href: "/models", name: "Models" },
  { href: "/suites", name: "Suites" },
  { href: "/cycles", name: "Weeks" },
  { href: "/events", name: "Events" },
  { href: "/records", name: "Records" },
];

/** Where else to look, and what there is for programs, which are plain anchors: they leave the app. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <nav aria-label="More" className={styles.links}>
        {pages.map(({ href, name }) => (
          <PageLink key={href} href={href}>
            {name}
          </PageLink>
        ))}
        <a href="/feed.xml">Feed</a>
        <a href="/openapi.json">API description</a>
      </nav>
    </footer>
  );
}
