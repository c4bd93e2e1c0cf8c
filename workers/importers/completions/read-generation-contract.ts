import { readFile } from "node:fs/promises";
import { generationFileSchema } from "../../../lib/core/protocol/generation-file";
import { generationContract, type Manifest } from "../../../lib/core/protocol/manifest";
import { describeIssue } from "../describe-issue";
import { badInput } from "../json-lines";

/**
 * What the maker of completions states about how they were made: a JSON object with fields of the
 * generation contract; what it leaves out is undisclosed.
 * @throws DomainError bad-input naming file and field.
 */
export async function readGenerationContract(path: string): Promise<Manifest["generation"]> {
  const stated = generationFileSchema.safeParse(await readJson(path));
  if (!stated.success) {
    const [issue] = stated.error.issues;
    throw badInput(
      path,
      null,
      `field ${issue?.path.join(".") || "manifest"}: ${describeIssue(issue)}`,
    );
  }
  const fields = Object.keys(generationContract.shape) as (keyof Manifest["generation"])[];
  const complete = fields.map((field) => [field, stated.data[field] ?? null]);
  return generationContract.parse(Object.fromEntries(complete));
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (cause) {
    if (cause instanceof SyntaxError)
      throw badInput(path, null, `broken JSON: ${cause.message}: correct it`);
    throw badInput(
      path,
      null,
      `can't be read (${(cause as NodeJS.ErrnoException).code}): check the path`,
    );
  }
}
