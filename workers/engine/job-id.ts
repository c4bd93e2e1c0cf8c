import { sha256Hex } from "../../lib/core/protocol/sha256-hex";

/**
 * A job's id made from what the job is: the queue keeps one job of an id, so that sending again what an
 * interrupted sender may have sent changes nothing. In the form of a UUID of version 8.
 */
export function jobId(...parts: readonly (string | number)[]): string {
  const hex = sha256Hex(`errorbar/job/${parts.join("/")}`);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
