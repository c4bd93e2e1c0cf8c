/**
 * Headers of a file to save. The name's parts keep letters, digits, `.`, `_` and `-`, so that nothing
 * in them can end the header's quotes or name a folder.
 */
export function downloadHeaders(
  contentType: string,
  nameParts: readonly string[],
  extension: string,
): Record<string, string> {
  const name = nameParts
    .map((part) => part.replace(/[^A-Za-z0-9_-]+/g, "_").slice(0, 80))
    .join("-");
  return {
    "Content-Type": contentType,
    "Content-Disposition": `attachment; filename="${name}.${extension}"`,
  };
}
