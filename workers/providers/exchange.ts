import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/** A request that is ready to be sent. */
export interface OutgoingRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface ExchangeLimits {
  /** From the request to the last byte of its reply. */
  timeoutMs: number;
  maxReplyBytes: number;
}

/** What came of one request. */
export type Exchange =
  | { kind: "received"; status: number; retryAfter: string | null; body: Buffer }
  | { kind: "timed-out" | "too-large" | "connection-lost" | "unreachable" };

/**
 * Posts one request and reads its whole reply, over a connection of its own: one kept open from before may
 * be dead, and would cost an attempt. Redirects are not followed, and nothing waits longer than `timeoutMs`;
 * fetch would give up after five minutes whatever it is told.
 * @throws the signal's reason when it is aborted.
 */
export function exchange(
  outgoing: OutgoingRequest,
  limits: ExchangeLimits,
  signal: AbortSignal,
): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const client = open(outgoing);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      client.destroy();
      settle();
    };
    const finish = (result: Exchange) => end(() => resolve(result));
    const stop = () => end(() => reject(signal.reason));
    const timer = setTimeout(() => finish({ kind: "timed-out" }), limits.timeoutMs);
    signal.addEventListener("abort", stop, { once: true });
    const isConnected = watchConnection(client);
    client.on("error", () => finish({ kind: isConnected() ? "connection-lost" : "unreachable" }));
    client.on("response", (response) => readReply(response, limits.maxReplyBytes).then(finish));
    client.end(outgoing.body);
  });
}

function open({ url, headers, body }: OutgoingRequest): ClientRequest {
  const address = new URL(url);
  const request = address.protocol === "https:" ? requestHttps : requestHttp;
  const length = { "content-length": String(Buffer.byteLength(body)) };
  return request(address, { method: "POST", agent: false, headers: { ...headers, ...length } });
}

/** Over TLS, who is not trusted was never reached. */
function watchConnection(client: ClientRequest): () => boolean {
  let connected = false;
  const event = client.protocol === "https:" ? "secureConnect" : "connect";
  client.on("socket", (socket) => {
    socket.on(event, () => {
      connected = true;
    });
  });
  return () => connected;
}

function readReply(response: IncomingMessage, maxReplyBytes: number): Promise<Exchange> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    response.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxReplyBytes) resolve({ kind: "too-large" });
    });
    response.on("error", () => resolve({ kind: "connection-lost" }));
    response.on("close", () => {
      if (!response.complete) return resolve({ kind: "connection-lost" });
      const { statusCode: status = 0, headers } = response;
      const retryAfter = headers["retry-after"] ?? null;
      resolve({ kind: "received", status, retryAfter, body: Buffer.concat(chunks) });
    });
  });
}
