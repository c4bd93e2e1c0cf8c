import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { SiteFooter } from "../components/ui/site-footer";
import { SiteHeader } from "../components/ui/site-header";
import "./globals.css";
import styles from "./layout.module.css";

/** Cut to the characters and weights of the site: app/_fonts/subset.mjs. */
const geistSans = localFont({
  src: "./_fonts/geist-sans.woff2",
  variable: "--font-geist-sans",
  weight: "400 700",
});
/** Not fetched ahead: most pages hardly use it, and two fonts ahead leave less of the line to the words. */
const geistMono = localFont({
  src: "./_fonts/geist-mono.woff2",
  variable: "--font-geist-mono",
  weight: "400 700",
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
    <html lang="en" className={`${geistSans.variable} ${geistMono.variable}`}>
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
