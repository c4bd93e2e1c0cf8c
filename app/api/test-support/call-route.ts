import type { RouteHandler } from "../_lib/api-route";

/** Calls a route as Next does, with the open parts of its address and optional request headers. */
export function callRoute<Params>(
  route: RouteHandler<Params>,
  address: string,
  params: Params,
  init: RequestInit = {},
): Promise<Response> {
  return route(new Request(`http://localhost${address}`, init), {
    params: Promise.resolve(params),
  });
}
