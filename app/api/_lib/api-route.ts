import { errorResponse } from "./error-response";

/** What Next hands to a route: the parts of the address that its folder names leave open. */
export interface RouteContext<Params> {
  params: Promise<Params>;
}

export type RouteHandler<Params> = (
  request: Request,
  context: RouteContext<Params>,
) => Promise<Response>;

/** A GET handler whose failures become the error body that every route shares. */
export function apiRoute<Params = Record<string, never>>(
  answer: (request: Request, params: Params) => Promise<Response>,
): RouteHandler<Params> {
  return async (request, { params }) => {
    try {
      return await answer(request, await params);
    } catch (error) {
      return errorResponse(request, error);
    }
  };
}
