/** Words as they stand within a sentence; "CPU" and "SHA-256" keep their capitals. */
export function lowerFirst(words: string): string {
  return /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
