import { DomainError } from "../errors";

export const tarBlockBytes = 512;

const checksumStart = 148;
const checksumEnd = 156;

/**
 * The header of a regular file in a tar archive (POSIX.1-1988, "ustar"): readable by everybody, owned by
 * nobody, of 1970, so that equal files make equal archives.
 * @param name ASCII, at most 100 characters
 * @throws DomainError bad-input for a name or a size that the format can't hold.
 */
export function tarHeader(name: string, bytes: number): Uint8Array<ArrayBuffer> {
  if (!/^[ -~]{1,100}$/.test(name) || bytes >= 8 ** 11) {
    throw new DomainError("bad-input", `${name} can't be in a tar archive`);
  }
  const header = new Uint8Array(tarBlockBytes);
  const write = (start: number, text: string) => header.set(new TextEncoder().encode(text), start);
  write(0, name);
  write(100, "0000644\0");
  write(108, "0000000\0");
  write(116, "0000000\0");
  write(124, `${bytes.toString(8).padStart(11, "0")}\0`);
  write(136, "00000000000\0");
  write(156, "0");
  write(257, "ustar\x0000");
  write(checksumStart, " ".repeat(checksumEnd - checksumStart));
  const sum = header.reduce((total, byte) => total + byte, 0);
  write(checksumStart, `${sum.toString(8).padStart(6, "0")}\0 `);
  return header;
}

/** What follows a file of this size, up to the next block. */
export function tarPadding(bytes: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array((tarBlockBytes - (bytes % tarBlockBytes)) % tarBlockBytes);
}
