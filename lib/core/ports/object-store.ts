/**
 * Content-addressed files: the name of an object is the SHA-256 (lower-case hex) of its
 * uncompressed bytes. The site reads them, so nothing private is ever put in.
 */
export interface ObjectStore {
  /** Stores bytes once; returns their SHA-256. Safe to repeat and to interrupt. */
  put(content: Uint8Array): Promise<string>;
  /** @throws DomainError not-found; integrity when the bytes no longer match their name. */
  get(sha256: string): Promise<Uint8Array>;
}
