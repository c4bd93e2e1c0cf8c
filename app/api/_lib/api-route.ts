import { refuseRequest } from "./admit-request";
import { errorResponse } from "./error-response";

/** What Next hands to a route: the parts of the address that its folder names leave open. */
export interface RouteContext<Params> {
  params: Promise<Params>;
}

export type RouteHandler<Params> = (
  request: Request,
  context: RouteContext<Params>,
) => Promise<Response>;

/** A GET handler whose refusals and failures become the error body that every route shares. */
export function apiRoute<Params = Record<string, never>>(
  answer: (request: Request, params: Params) => Promise<Response>,
): RouteHandler<Params> {
  return answerWith(answer, (request) => refuseRequest(request));
}

/** The same for who watches the site: a probe is answered however often it asks. */
export function probeRoute(answer: () => Promise<Response>): RouteHandler<Record<string, never>> {
  return answerWith(answer, () => null);
}

function answerWith<Params>(
  answer: (request: Request, params: Params) => Promise<Response>,
  refuse: (request: Request) => Response | null,
): RouteHandler<Params> {
  return async (request, { params }) => {
    try {
      const refusal = refuse(request);
      if (refusal !== null) return refusal;
      return await answer(request, await params);
    } catch (error) {
      return errorResponse(request, error);
    }
  };
}
