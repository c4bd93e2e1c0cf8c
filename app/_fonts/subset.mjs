// Makes the site's fonts anew, from their package: node app/_fonts/subset.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const fonts = join(import.meta.dirname, "../../node_modules/geist/dist/fonts");
const sources = {
  "geist-sans.woff2": "geist-sans/Geist-Variable.woff2",
  "geist-mono.woff2": "geist-mono/GeistMono-Variable.woff2",
};

/** Latin of western Europe and the signs that the site writes; others come from the reader's own fonts. */
const characters = [
  ...listRange(0x20, 0x7e),
  ...listRange(0xa0, 0xff),
  ..."ŒœŠšŽžŸıˆ˜ΔΣαβδμπσ",
  ..."–—‑‘’‚“”„†‡•…‰′″‹›€™",
  ..."←↑→↓↗↘−√∞≈≠≤≥▲△▼▽✓✕\u2009\u202f",
].join("");

const options = {
  targetFormat: "woff2",
  // Without the fonts' own word that they need none, Chromium on Linux hints, and spaces letters apart.
  noHinting: false,
  // The weights of app/globals.css and of the components' styles.
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ["calt", "ccmp", "cv11", "kern", "locl", "mark", "mkmk", "tnum"],
};

for (const [name, source] of Object.entries(sources)) {
  const font = readFileSync(join(fonts, source));
  const subset = await subsetFont(font, characters, options);
  writeFileSync(join(import.meta.dirname, name), subset);
  process.stdout.write(`${name}: ${font.length} bytes of the package, ${subset.length} kept\n`);
}

function listRange(first, last) {
  return Array.from({ length: last - first + 1 }, (_, place) =>
    String.fromCodePoint(first + place),
  );
}
