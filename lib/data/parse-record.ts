import "server-only";

export { parseRecordText as parseRecord } from "../core/scoring/parse-record-text";
