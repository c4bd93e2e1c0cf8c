import { GeistSans } from "geist/font/sans";
import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { SiteFooter } from "../components/ui/site-footer";
import { SiteHeader } from "../components/ui/site-header";
import "./globals.css";
import styles from "./layout.module.css";

/** As its package has it, but not fetched ahead: most pages hardly use it, and it is as large as the other. */
const geistMono = localFont({
  src: "../node_modules/geist/dist/fonts/geist-mono/GeistMono-Variable.woff2",
  variable: "--font-geist-mono",
  weight: "100 900",
  preload: false,
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  title: { default: "Errorbar", template: "%s · Errorbar" },
  description:
    "A leaderboard for code-generation models in which every rate stands beside its count and its interval.",
};

export const viewport: Viewport = { colorScheme: "light dark" };

/** Frame of every page: skip link, navigation, main, and where else to look. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${GeistSans.variable} ${geistMono.variable}`}>
      <body>
        <a className={styles.skip} href="#main">
          Skip to content
        </a>
        <div className={styles.page}>
          <SiteHeader />
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <SiteFooter />
        </div>
      </body>
    </html>
  );
}
