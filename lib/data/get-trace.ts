import "server-only";
import { findTraceAddress } from "../../db/repositories/find-trace-address";
import type { TraceResponse } from "../contracts/trace";
import { DomainError } from "../core/errors";
import { traceSchema } from "../core/trace/trace";
import { storedObjects } from "./stored-objects";
import { webDatabase } from "./web-database";

/** The stored trace of one verdict, and its place among corrections. Null when there is none. */
export async function getTrace(id: number): Promise<TraceResponse | null> {
  const address = await findTraceAddress(webDatabase(), id);
  if (address === null) return null;
  const bytes = await readTraceBytes(address.verdictId, address.traceSha256);
  return {
    id: address.verdictId,
    sha256: address.traceSha256,
    bytes: bytes.length,
    supersededBy: address.supersededBy,
    reason: address.supersededReason,
    supersedes: address.supersedes,
    correctionReason: address.ownReason,
    trace: parseTrace(address.verdictId, bytes),
  };
}

/** A verdict's trace byte for byte as it was stored and hashed. Null when there is no such verdict. */
export async function getStoredTrace(id: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const address = await findTraceAddress(webDatabase(), id);
  if (address === null) return null;
  const bytes = await readTraceBytes(address.verdictId, address.traceSha256);
  // What is stored under the name of a trace must be one before anybody gets it.
  parseTrace(address.verdictId, bytes);
  return Uint8Array.from(bytes);
}

/**
 * The bytes of a trace as they were stored.
 * @throws DomainError integrity when the object that a verdict names is gone or altered.
 */
export async function readTraceBytes(verdictId: number, sha256: string): Promise<Uint8Array> {
  try {
    return await storedObjects().get(sha256);
  } catch (cause) {
    throw new DomainError("integrity", `the trace of verdict ${verdictId} cannot be read`, {
      cause,
    });
  }
}

/**
 * Reads a stored trace.
 * @throws DomainError integrity when it is none.
 */
export function parseTrace(verdictId: number, bytes: Uint8Array): TraceResponse["trace"] {
  try {
    return traceSchema.parse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch (cause) {
    throw new DomainError("integrity", `the trace of verdict ${verdictId} is not a trace`, {
      cause,
    });
  }
}
