import { expect, test } from "vitest";
import { formatSitemap, formatSitemapIndex } from "./format-sitemap";

test("a sitemap lists addresses, escaped", () => {
  expect(formatSitemap(["https://board.example/tasks/a?suite=x&b='"])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      "<url><loc>https://board.example/tasks/a?suite=x&amp;b=&apos;</loc></url>\n" +
      "</urlset>\n",
  );
  expect(formatSitemapIndex([])).toContain("<sitemapindex ");
});
