import { badInput } from "../json-lines";

interface Place {
  path: string;
  line: number | null;
  field: string;
}

const longestName = 400;

/** A name as the database can keep it. @throws DomainError bad-input naming file, line and field. */
export function checkName({ path, line, field }: Place, value: unknown): string {
  const isName = typeof value === "string" && value.trim() !== "" && value.length <= longestName;
  if (!isName)
    throw badInput(
      path,
      line,
      `field ${field}: is no name of up to ${longestName} characters: correct it`,
    );
  if (/\p{Cc}/u.test(value) || !value.isWellFormed()) {
    throw badInput(path, line, `field ${field}: holds a control or half a character; remove it`);
  }
  return value;
}

/** A percentage. @throws DomainError bad-input naming file, line and field. */
export function checkPercent({ path, line, field }: Place, value: unknown): number {
  if (typeof value === "number" && value >= 0 && value <= 100) return value;
  throw badInput(path, line, `field ${field}: is no percentage from 0 to 100: correct it`);
}

/** A count of tasks. @throws DomainError bad-input naming file, line and field. */
export function checkCount({ path, line, field }: Place, value: unknown): number {
  const most = 1_000_000;
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most) return Number(value);
  throw badInput(path, line, `field ${field}: is no count up to ${most}: correct it`);
}

type Detail = string | number | boolean | null;

const longestDetail = 2000;

/** What a source states beside a score: plain values as they are, everything else as JSON. */
export function toDetails(entries: readonly [string, unknown][]): Record<string, Detail> {
  return Object.fromEntries(entries.map(([field, value]) => [keepText(field), toDetail(value)]));
}

function toDetail(value: unknown): Detail {
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  return keepText(typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
}

/** PostgreSQL keeps neither NUL nor lone surrogates. */
function keepText(text: string): string {
  return text.slice(0, longestDetail).replaceAll("\0", "\uFFFD").toWellFormed();
}
