import { errorBody } from "./error-response";

const allowed = "GET, HEAD, OPTIONS";

/** Answers every method but reading: OPTIONS with what there is, any other with a refusal. */
export function refuseMethod(request: Request): Response {
  if (request.method === "OPTIONS") {
    return new Response(null, { status: 204, headers: { Allow: allowed } });
  }
  return errorBody(405, "method-not-allowed", "everything here is read with GET or HEAD", {
    Allow: allowed,
  });
}
