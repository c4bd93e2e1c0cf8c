import { sha256Hex } from "../protocol/sha256-hex";
import { slugPattern } from "./slug-pattern";

const longestSlug = 80;
const suffixDigits = 8;

/** The slug that a system's name makes by itself: lower case, everything else a hyphen. */
export function slugOfName(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, "");
  return slugPattern.test(slug) ? slug : `system-${digestOf(name)}`;
}

/** The slug of a name whose own slug stands for something else: it ends with the name's digest. */
export function distinctSlugOfName(name: string): string {
  const room = longestSlug - suffixDigits - 1;
  return `${slugOfName(name).slice(0, room).replace(/-+$/, "")}-${digestOf(name)}`;
}

function digestOf(name: string): string {
  return sha256Hex(name).slice(0, suffixDigits);
}
