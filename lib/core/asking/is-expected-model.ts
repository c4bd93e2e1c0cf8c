/** A tag, or a date or number of a version: the same model, named more exactly. */
const closerName = /^(-(preview|exp|beta|latest))?((-\d{2,8})+|[:@][\w.-]+)?$/;

/**
 * Whether a reply's model is the one that was asked. Vendor paths don't count, nor do a tag or a version's
 * number that one of the two adds; `coder-mini` for `coder` is another model.
 * @param reportedAs what the registry says that replies carry: then they must carry exactly that
 */
export function isExpectedModel(
  asked: { model: string; reportedAs?: string | undefined },
  reported: string,
): boolean {
  if (asked.reportedAs !== undefined) return reported === asked.reportedAs;
  if (reported === asked.model) return true;
  const [expected, given] = [bareName(asked.model), bareName(reported)];
  return isCloser(given, expected) || isCloser(expected, given);
}

function isCloser(longer: string, shorter: string): boolean {
  return longer.startsWith(shorter) && closerName.test(longer.slice(shorter.length));
}

function bareName(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1).toLowerCase();
}
