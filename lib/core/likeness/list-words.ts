/** The words and numbers of a text in order, without case, marks and the backticks of names. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
