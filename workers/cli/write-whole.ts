import { rename, rm, writeFile } from "node:fs/promises";
import { DomainError } from "../../lib/core/errors";

/**
 * Writes a new file whole: an interruption leaves no half file under the name.
 * @param mode who may read it
 * @throws DomainError bad-input where it can't be written there
 */
export async function writeWhole(file: string, text: string, mode: number): Promise<void> {
  const draft = `${file}.draft-${process.pid}`;
  try {
    await writeFile(draft, text, { mode, flag: "wx" });
    await rename(draft, file);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? "unknown";
    throw new DomainError("bad-input", `${file}: can't be written (${code}): choose another place`);
  } finally {
    await rm(draft, { force: true });
  }
}
