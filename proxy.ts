import { NextResponse } from "next/server";
import { errorResponse } from "./app/api/_lib/error-response";
import { DomainError } from "./lib/core/errors";

/** Addresses with escapes alone: all others never come here. */
export const config = { matcher: "/:path(.*%.*)" };

/**
 * Answers addresses whose escapes are broken, such as /boards/%ff: they name nothing, but the
 * framework would call them a failure of its own before any page or route is asked.
 */
export function proxy(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (isDecodable(pathname)) return NextResponse.next();
  if (pathname.startsWith("/api/")) {
    return errorResponse(request, new DomainError("not-found", "the address has a broken escape"));
  }
  // No page has this address, so the site's own page for missing ones answers.
  return NextResponse.rewrite(new URL("/_broken-address", request.url), { status: 404 });
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
