const mostNamed = 20;

/** Fields that this version has no place for are named, never dropped in silence. */
export function noteIgnored(fields: ReadonlySet<string>): string[] {
  if (fields.size === 0) return [];
  const names = [...fields].sort().map((field) => JSON.stringify(field.slice(0, 60)));
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : "";
  return [`fields not used: ${names.slice(0, mostNamed).join(", ")}${more}`];
}
