import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import type { SiteEnv } from "../../lib/config/site-env";
import { holdPage } from "./hold-page";
import { readMissingPage } from "./missing-page";
import { clientHeader, findClient } from "./name-client";

/** Addresses that never answer with a page. */
const noPage = /^\/(?:api|_next|embed|badge)\//;

/**
 * Looks at every request before the framework does: writes down whose it is, because a route sees no
 * connection, and holds pages back until their policy names their scripts.
 */
export function watchRequests({ trustedProxyHeader }: SiteEnv): void {
  const missing = readMissingPage();
  // Node publishes this before it hands the request to the server.
  subscribe("http.server.request.start", (message) => {
    if (!isStart(message)) return;
    const { request, response } = message;
    const { headers, socket, url = "/" } = request;
    const client = findClient(headers, socket.remoteAddress, trustedProxyHeader);
    delete headers[clientHeader];
    if (client !== null) headers[clientHeader] = client;
    // The development server's own scripts are none that this knows.
    if (process.env.NODE_ENV === "production" && !noPage.test(url)) {
      const [path = url] = url.split("?");
      holdPage(response, path, missing);
    }
  });
}

interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
}

function isStart(message: unknown): message is RequestStart {
  return (
    typeof message === "object" &&
    message !== null &&
    "request" in message &&
    message.request instanceof IncomingMessage &&
    "response" in message &&
    message.response instanceof ServerResponse
  );
}
