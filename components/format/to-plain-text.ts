import { revealControls } from "./reveal-controls";

/** Foreign text as one plain string, hidden characters named and overlong text cut. */
export function toPlainText(text: string, longest = 400): string {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return revealControls(shown)
    .map((segment) => segment.text)
    .join("");
}
