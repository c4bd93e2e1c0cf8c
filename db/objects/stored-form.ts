import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { DomainError } from "../../lib/core/errors";
import { sha256Hex } from "../../lib/core/protocol/sha256-hex";

const digestPattern = /^[0-9a-f]{64}$/;
const namePattern = /^([0-9a-f]{2})\/(\1[0-9a-f]{62})\.gz$/;

/** The bytes of an object as every store keeps them: gzip. */
export const packObject: (content: Uint8Array) => Promise<Buffer> = promisify(gzip);
const decompress = promisify(gunzip);

/**
 * Where an object lies below the root of a store: `<first two digits>/<digest>.gz`.
 * @throws DomainError not-found for what is no digest, whatever path it spells
 */
export function nameOfObject(sha256: string): string {
  if (!digestPattern.test(sha256)) throw new DomainError("not-found", "no such object");
  return `${sha256.slice(0, 2)}/${sha256}.gz`;
}

/** The digest that such a name stands for; null for any other name. */
export function digestOfName(name: string): string | null {
  return namePattern.exec(name)?.[2] ?? null;
}

/** @throws DomainError integrity when the stored bytes are not those of the object of this name. */
export async function unpackObject(sha256: string, stored: Uint8Array): Promise<Uint8Array> {
  try {
    const content = await decompress(stored);
    if (sha256Hex(content) === sha256) return content;
  } catch (cause) {
    throw new DomainError("integrity", `the object ${sha256} is damaged`, { cause });
  }
  throw new DomainError("integrity", `the object ${sha256} no longer matches its name`);
}

/** What the probe of a store holds. It has one name for ever, so that probing leaves one object. */
export const probeContent = new TextEncoder().encode("errorbar doctor\n");
export const probeSha256: string = sha256Hex(probeContent);
