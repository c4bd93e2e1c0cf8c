import { DomainError } from "../errors";
import { type ScorePayload, scorePayloadSchema } from "./score-payload";

/**
 * Reads the canonical text of a score record.
 * @throws DomainError integrity when it does not hold a score.
 */
export function parseRecordText(record: { id: number; canonical: string }): ScorePayload {
  try {
    return scorePayloadSchema.parse(JSON.parse(record.canonical));
  } catch (cause) {
    throw new DomainError("integrity", `score record ${record.id} cannot be read`, { cause });
  }
}
