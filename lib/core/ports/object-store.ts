/**
 * Content-addressed files: the name of an object is the SHA-256 (lower-case hex) of its
 * uncompressed bytes. Private objects are out of the web process's reach.
 */
export type ObjectScope = "public" | "private";

export interface ObjectStore {
  /** Stores bytes once; returns their SHA-256. Safe to repeat and to interrupt. */
  put(scope: ObjectScope, content: Uint8Array): Promise<string>;
  /** @throws DomainError not-found; integrity when the bytes no longer match their name. */
  get(scope: ObjectScope, sha256: string): Promise<Uint8Array>;
}
