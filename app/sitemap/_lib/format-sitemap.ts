import { escapeXml } from "../../_lib/escape-xml";

/** The most that the protocol allows in one file. */
export const mostAddresses = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Absolute addresses of pages as a sitemap. */
export function formatSitemap(addresses: readonly string[]): string {
  return format("urlset", "url", addresses);
}

/** Absolute addresses of sitemaps as their index. */
export function formatSitemapIndex(addresses: readonly string[]): string {
  return format("sitemapindex", "sitemap", addresses);
}

function format(list: string, entry: string, addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} ${namespace}>`,
    ...addresses.map((address) => `<${entry}><loc>${escapeXml(address)}</loc></${entry}>`),
    `</${list}>`,
    "",
  ].join("\n");
}
