import { errorBody } from "./error-response";

/** Answers a method that changes something: nothing here does. */
export function refuseMethod(): Response {
  return errorBody(405, "method-not-allowed", "everything here is read with GET or HEAD", {
    Allow: "GET, HEAD, OPTIONS",
  });
}
