import { createHash } from "node:crypto";
import type { z } from "zod";
import { DomainError } from "../../../lib/core/errors";
import { matchesEtag } from "./matches-etag";

/** Kept by any cache, but asked about again each time: the answer is then a 304. */
const revalidated = "public, max-age=0, must-revalidate";

interface Representation {
  etag: string;
  headers: Record<string, string>;
  /** Called only when the body is really sent. */
  body: () => BodyInit;
}

/**
 * Answers with a value in the form that its schema promises; fields that the schema doesn't name are
 * left out.
 * @throws DomainError integrity when the value does not fit.
 */
export function respondJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  value: z.input<Schema>,
): Response {
  return respondText(request, JSON.stringify(toPublic(schema, value)), {
    "Content-Type": "application/json; charset=utf-8",
  });
}

/** Answers 409: what is asked for exists and is refused, for the reasons that the body names. */
export function respondConflict<Schema extends z.ZodType>(
  schema: Schema,
  value: z.input<Schema>,
): Response {
  return new Response(JSON.stringify(toPublic(schema, value)), {
    status: 409,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** @throws DomainError integrity when the value does not fit its schema. */
export function toPublic<Schema extends z.ZodType>(
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new DomainError("integrity", "an answer does not fit its contract", {
    cause: parsed.error,
  });
}

/** Answers with text under the headers given, or 304 when the caller has it. */
export function respondText(
  request: Request,
  text: string,
  headers: Record<string, string>,
): Response {
  const etag = `"${createHash("sha256").update(text).digest("hex")}"`;
  return respond(request, { etag, headers, body: () => text });
}

/** Answers with a representation, or 304 when the caller has it; HEAD gets the headers alone. */
export function respond(request: Request, representation: Representation): Response {
  const shared = {
    ETag: representation.etag,
    "Cache-Control": revalidated,
    "X-Content-Type-Options": "nosniff",
  };
  if (matchesEtag(request.headers.get("If-None-Match"), representation.etag)) {
    return new Response(null, { status: 304, headers: shared });
  }
  const headers = { ...shared, ...representation.headers };
  if (request.method === "HEAD") return new Response(null, { status: 200, headers });
  return new Response(representation.body(), { status: 200, headers });
}
