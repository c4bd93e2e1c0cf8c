import { toPlainText } from "../../../components/format/to-plain-text";

/** What a preview shows: a finding, where it comes from, and at most a few intervals. */
export interface PreviewFacts {
  /** Such as the suite and the cycle. */
  where: string;
  headline: string;
  rates: readonly PreviewRate[];
}

export interface PreviewRate {
  name: string;
  passRate: number;
  low: number;
  high: number;
  /** The rate with its interval and its count, in figures. */
  text: string;
}

/**
 * Foreign text as a preview can draw it: cut, and what its font doesn't have as "?". Drawing anything else
 * would make the renderer look for a font on the network.
 */
export function drawable(text: string, longest: number): string {
  return toPlainText(text, longest).replace(/[^\u0020-\u007e\u00a0-\u017f–’“”…]/gu, "?");
}
