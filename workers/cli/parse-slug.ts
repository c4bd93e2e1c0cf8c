import { InvalidArgumentError } from "commander";
import { slugPattern } from "../../lib/core/model/slug-pattern";

/** A slug among the words of a command line. */
export function parseSlug(value: string): string {
  if (!slugPattern.test(value)) {
    throw new InvalidArgumentError("only a-z, 0-9 and - are allowed: use at most 80 of them.");
  }
  return value;
}
