/** Text without a byte order mark and with one line ending. */
export function normalise(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** One piece of a completion that may be the program. */
export interface Offer {
  /** Names it in explanations. */
  name: string;
  text: string;
}

/** As Markdown has it: after backticks, a line with further backticks is a line of prose. */
const fenceLine = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/;

/**
 * A normalised completion's offers: with code fences its blocks, the last first, and then the text
 * before the first fence; without fences the completion itself.
 */
export function listOffers(completion: string): { offers: Offer[]; fenced: boolean } {
  const blocks: string[][] = [];
  const before: string[] = [];
  let fence: string | undefined;
  for (const line of completion.split("\n")) {
    const mark = fenceLine.exec(line);
    const block = blocks.at(-1);
    if (fence === undefined && mark?.[1] !== undefined) {
      fence = mark[1];
      blocks.push([]);
    } else if (fence !== undefined && mark?.[1]?.startsWith(fence) && mark[2]?.trim() === "") {
      fence = undefined;
    } else if (fence !== undefined && block) {
      block.push(line);
    } else if (blocks.length === 0) {
      before.push(line);
    }
  }
  if (blocks.length === 0)
    return { offers: [{ name: "the completion", text: completion }], fenced: false };
  const offers = blocks.map((lines, index) => ({
    name: `code block ${index + 1} of ${blocks.length}`,
    text: `${lines.join("\n")}\n`,
  }));
  offers
    .reverse()
    .push({ name: "the text before the first fence", text: `${before.join("\n")}\n` });
  return { offers, fenced: true };
}
