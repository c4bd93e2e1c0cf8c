import { type NextRequest, NextResponse } from "next/server";
import { refusePageQuery } from "./app/_lib/refuse-page-query";
import { refusalHeader, refusedHeader } from "./app/_lib/refused-header";
import { errorResponse } from "./app/api/_lib/error-response";
import { refuseMethod } from "./app/api/_lib/refuse-method";
import { DomainError } from "./lib/core/errors";

/** Addresses with escapes, pages that are answered anew, and what brings a body: all others never come here. */
export const config = {
  matcher: [
    "/:path(.*%.*)",
    "/boards/:suite",
    "/compare/:rest*",
    "/events",
    "/records",
    "/runs/:id",
    "/tasks/:id+",
    { source: "/:path*", has: [{ type: "header", key: "content-length" }] },
    { source: "/:path*", has: [{ type: "header", key: "transfer-encoding" }] },
  ],
};

const readingMethods = ["GET", "HEAD"];

/**
 * Answers what no page could: addresses whose escapes are broken, such as /boards/%ff, which the framework
 * would call a failure of its own, parameters that can't mean anything, and what would write to a page.
 */
export function proxy(request: NextRequest): Response {
  const { pathname, searchParams } = request.nextUrl;
  const isApi = pathname.startsWith("/api/");
  if (!isDecodable(pathname)) {
    if (isApi)
      return errorResponse(
        request,
        new DomainError("not-found", "the address has a broken escape"),
      );
    // No page has this address, so the site's own page for missing ones answers.
    return NextResponse.rewrite(new URL("/_broken-address", request.url), { status: 404 });
  }
  if (isApi) return NextResponse.next();
  if (!readingMethods.includes(request.method)) return refuseMethod(request);
  const problem = refusePageQuery(pathname, searchParams);
  if (problem === null) return NextResponse.next();
  const headers = new Headers(request.headers);
  headers.set(refusedHeader, problem);
  return NextResponse.rewrite(new URL("/refused", request.url), {
    headers: { [refusalHeader]: "1" },
    request: { headers },
  });
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
