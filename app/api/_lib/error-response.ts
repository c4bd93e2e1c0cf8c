import { errorBodySchema } from "../../../lib/contracts/error";
import { DomainError, type DomainErrorCode } from "../../../lib/core/errors";

/** HTTP status of an error code; 5xx are this side's fault and keep their details to the log. */
export function statusOf(code: DomainErrorCode): number {
  switch (code) {
    case "bad-input":
      return 400;
    case "not-found":
      return 404;
    case "conflict":
      return 409;
    case "integrity":
      return 500;
    case "environment":
    case "sandbox-fault":
      return 503;
  }
}

/** The error body of any failure: what the caller can put right is told, anything else is logged. */
export function errorResponse(request: Request, error: unknown): Response {
  const status = error instanceof DomainError ? statusOf(error.code) : 500;
  if (status >= 500 || !(error instanceof DomainError)) {
    console.error(`${request.method} ${new URL(request.url).pathname} failed`, error);
    const code = status === 503 ? "unavailable" : "internal";
    return errorBody(status, code, "the site could not answer; the cause is in its log");
  }
  return errorBody(status, error.code, error.message);
}

/** An error in the form that every answer of the API shares. */
export function errorBody(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(errorBodySchema.parse({ error: { code, message } })), {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });
}
