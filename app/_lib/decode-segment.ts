import { pathText } from "./path-text";

/** A path segment as the reader wrote it; null when its escapes are broken or it can name nothing. */
export function decodeSegment(segment: string): string | null {
  try {
    return pathText(decodeURIComponent(segment));
  } catch {
    return null;
  }
}
