import "server-only";
import { DomainError } from "../core/errors";
import { type ScorePayload, scorePayloadSchema } from "../core/scoring/score-payload";

/**
 * Reads the canonical text of a score record.
 * @throws DomainError integrity when it does not hold a score.
 */
export function parseRecord(record: { id: number; canonical: string }): ScorePayload {
  try {
    return scorePayloadSchema.parse(JSON.parse(record.canonical));
  } catch (cause) {
    throw new DomainError("integrity", `score record ${record.id} cannot be read`, { cause });
  }
}
