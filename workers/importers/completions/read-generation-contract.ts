import { readFile } from "node:fs/promises";
import { z } from "zod";
import { decimalText } from "../../../lib/core/protocol/decimal-text";
import { generationContract, type Manifest } from "../../../lib/core/protocol/manifest";
import { describeIssue } from "../describe-issue";
import { badInput } from "../json-lines";

/** A decimal may be a JSON number; the manifest keeps the text of it. */
const decimal = z
  .union([z.string(), z.number()], { error: "must be a decimal, such as 0.2" })
  .transform((stated, check) => {
    const text = typeof stated === "string" ? stated : decimalText(stated);
    if (text === null) check.addIssue(`${stated} is no plain decimal: write it as a text`);
    return text;
  })
  .nullable();

const partialContract = generationContract
  .extend({ temperature: decimal, topP: decimal })
  .partial()
  .strict();

/**
 * What the maker of completions states about how they were made: a JSON object with fields of the
 * generation contract; what it leaves out is undisclosed.
 * @throws DomainError bad-input naming file and field.
 */
export async function readGenerationContract(path: string): Promise<Manifest["generation"]> {
  const stated = partialContract.safeParse(await readJson(path));
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
