import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { DomainError } from "../../../lib/core/errors";
import { validatedFile } from "../../importers/errorbar-pool/list-pool-files";

/** Digest, by base problem, of the content with which it held when all of the pool was validated. */
export type ValidatedLedger = Record<string, string>;

const ledgerSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));

/**
 * What a pool's ledger of validations says; empty where there is none.
 * @throws DomainError bad-input where it is malformed
 */
export async function readValidated(poolFolder: string): Promise<ValidatedLedger> {
  const path = join(poolFolder, validatedFile);
  const text = await readFile(path, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return "{}";
    throw cause;
  });
  try {
    return ledgerSchema.parse(JSON.parse(text));
  } catch (cause) {
    const remedy = "remove it, and write it anew by errorbar tasks validate --keep";
    throw new DomainError("bad-input", `${path}: no ledger of validations; ${remedy}`, { cause });
  }
}

/** Writes the ledger, sorted, so that one content has one spelling: whole or not at all. */
export async function writeValidated(poolFolder: string, ledger: ValidatedLedger): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)));
  const path = join(poolFolder, validatedFile);
  await writeFile(`${path}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${path}.new`, path);
}
