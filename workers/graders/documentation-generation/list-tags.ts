/** One tag of a JSDoc or Javadoc comment with the text up to the next one. */
export interface DocTag {
  tag: string;
  text: string;
}

/** The tags of a comment without its marks: each begins a line, such as `@param`. */
export function listTags(text: string): DocTag[] {
  const tags: { tag: string; lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    const found = /^\s*@([A-Za-z]+)(?![A-Za-z])/.exec(line);
    if (found) tags.push({ tag: found[1] ?? "", lines: [line.slice(found[0].length)] });
    else tags.at(-1)?.lines.push(line);
  }
  return tags.map(({ tag, lines }) => ({ tag, text: lines.join("\n") }));
}
