import { pathToFileURL } from "node:url";
import { poolFileError } from "./pool-error";
import { type SeededRandom, seededRandom } from "./seeded-random";

export const generatedSizes = ["small", "large"] as const;
export type GeneratedSize = (typeof generatedSizes)[number];

/** The JSON arguments of one call, made from a seed. @throws DomainError bad-input naming the file. */
export type Generator = (size: GeneratedSize, seed: number) => unknown[];

const longestJsonBytes = 300_000;

/**
 * Loads a base problem's generate.mjs, which is code of the pool's writers and trusted as they are.
 * @throws DomainError bad-input where it can't be loaded or exports no function generate.
 */
export async function loadGenerator(file: string): Promise<Generator> {
  const generate = await importGenerate(file);
  return (size, seed) => {
    let made: unknown;
    try {
      made = generate(seededRandom(seed), size);
    } catch (cause) {
      const what = `generate(random, "${size}") with seed ${seed} throws (${String(cause)})`;
      throw poolFileError(file, `${what}; correct it`, cause);
    }
    const call = `generate(random, "${size}") with seed ${seed}`;
    if (!Array.isArray(made))
      throw poolFileError(file, `${call} gives no array; return the arguments`);
    const bytes = Buffer.byteLength(JSON.stringify(made));
    if (bytes > longestJsonBytes) {
      throw poolFileError(
        file,
        `${call} makes ${bytes} bytes of JSON; make ${longestJsonBytes} at most`,
      );
    }
    return made;
  };
}

async function importGenerate(
  file: string,
): Promise<(random: SeededRandom, size: GeneratedSize) => unknown> {
  let loaded: unknown;
  try {
    loaded = await import(pathToFileURL(file).href);
  } catch (cause) {
    throw poolFileError(file, `can't be loaded (${String(cause)}); correct it`, cause);
  }
  const generate = (loaded as { generate?: unknown }).generate;
  if (typeof generate !== "function") {
    throw poolFileError(file, "exports no function generate; add it");
  }
  return (random, size) => generate(random, size);
}
