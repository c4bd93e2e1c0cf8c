/**
 * Returns the canaries that a text holds, in whatever case and with whatever white space in between,
 * since models wrap long lines. One is an exposure. Source: methodology, section 8, signal 5.
 */
export function findCanaries(text: string, canaries: readonly string[]): string[] {
  const searched = squeeze(text);
  return canaries.filter((canary) => {
    const wanted = squeeze(canary);
    return wanted !== "" && searched.includes(wanted);
  });
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, "");
}
