import { join } from "node:path";
import type { NextConfig } from "next";

const isDevelopment = process.env.NODE_ENV === "development";

/**
 * What every page may load. Pages are cached, so no nonce can be made for them: the framework's inline
 * scripts are allowed here, and the server puts their hashes in the place of 'unsafe-inline' once a page
 * is whole (app/_server/tighten-policy.ts). Styles come as files, and text from models only ever reaches
 * a page escaped.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ""}`,
  "script-src-attr 'none'",
  `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
  "img-src 'self' data:",
  "font-src 'self'",
  `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
  "worker-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const everywhere = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
];

/** Not of what other sites show: frames and badges bring a policy of their own, stricter but for frames. */
const outsideEmbeds = [
  { key: "Content-Security-Policy", value: contentSecurityPolicy },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/** Kept here until something is written, and nowhere else: a browser asks each time whether it is still so. */
const keptPages = ["/", "/boards", "/boards/:suite/:cycle"];
const askEachTime = [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }];

const nextConfig: NextConfig = {
  output: "standalone",
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  cacheHandler: join(import.meta.dirname, "page-cache.mjs"),
  cacheMaxMemorySize: 0,
  // A page goes out whole, so its title and description stand in its head for every reader; put there
  // later, by a script, they would be none of a page's own scripts.
  htmlLimitedBots: /.*/,
  // Kept pages have one from where they are kept; others are never the same twice.
  generateEtags: false,
  // The least that is allowed: a page that was read before is asked for again after half a minute.
  experimental: { staleTimes: { static: 30 } },
  headers: async () => [
    { source: "/:path*", headers: everywhere },
    { source: "/((?!embed/|badge/).*)", headers: outsideEmbeds },
    ...keptPages.map((source) => ({ source, headers: askEachTime })),
  ],
};

export default nextConfig;
