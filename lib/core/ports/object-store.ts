export interface PutOptions {
  synced?: boolean;
}

/**
 * Content-addressed objects: the name of an object is the SHA-256 (lower-case hex) of its
 * uncompressed bytes. The site reads them, so nothing private is ever put in.
 */
export interface ObjectStore {
  /**
   * Stores bytes once; returns their SHA-256. Safe to repeat and to interrupt; mends a damaged object. With
   * `synced` they also outlive a machine that loses its power the moment after: for what was paid for.
   */
  put(content: Uint8Array, options?: PutOptions): Promise<string>;
  /** @throws DomainError not-found; integrity when the bytes no longer match their name. */
  get(sha256: string): Promise<Uint8Array>;
}

/** What a store holds under one of its names. */
export interface StoredEntry {
  /** The object's SHA-256; null for what is no object: a leftover of an interrupted put, a foreign file. */
  sha256: string | null;
  /** As the store names it, below its root. */
  name: string;
  modifiedAt: Date;
}

/** A store that lasts, and whose content can be looked through. */
export interface LastingObjectStore extends ObjectStore {
  /** All that is stored, objects in ascending order of their SHA-256; never all of it in memory. */
  list(): AsyncIterable<StoredEntry>;
  /** Writes one small object anew, even where it is stored already; returns its SHA-256. */
  writeProbe(): Promise<string>;
}
