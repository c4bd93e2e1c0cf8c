import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type HttpKind,
  type Protocol,
  type ProviderRequest,
  protocols,
} from "./provider-protocols";
import type { ProviderReply } from "./provider-reply";

/** Decides what is done with a request. @param count how many came before it, this one included */
export type Responder = (request: ProviderRequest, count: number) => ProviderReply;

const slowPieces = 20;

/**
 * A provider on 127.0.0.1 that speaks the protocols of OpenAI, Anthropic and Google, misbehaves as it is
 * told, and remembers every request it was sent.
 *
 *     const server = await ProviderServer.start();
 *     server.respond((request) => ({ kind: "answer", text: solve(request.prompt) }));
 *     server.respondOnce({ kind: "status", status: 429, retryAfter: "1" });
 *     … { kind: "openai-compatible", baseUrl: server.baseUrl("openai-compatible"), model: "m" } …
 *     server.count(({ model }) => model === "m");
 *     await server.close();
 */
export class ProviderServer {
  /** Every request that came whole, in their order. */
  readonly requests: ProviderRequest[] = [];
  private responder: Responder = () => ({ kind: "answer", text: "" });
  private readonly once: ProviderReply[] = [];
  private readonly closing = new AbortController();

  private constructor(private readonly server: Server) {}

  /** Listens on a free port. */
  static async start(): Promise<ProviderServer> {
    const server = createServer();
    const provider = new ProviderServer(server);
    server.on("request", (request, response) => {
      provider.serve(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return provider;
  }

  /** What an endpoint of this kind is given as its base URL. */
  baseUrl(kind: HttpKind): string {
    const { port } = this.server.address() as AddressInfo;
    const { basePath } = requireProtocol(kind);
    return `http://127.0.0.1:${port}${basePath}`;
  }

  /** What every request is answered from now on, where no reply of respondOnce is left. */
  respond(reply: ProviderReply | Responder): void {
    this.responder = typeof reply === "function" ? reply : () => reply;
  }

  /** What the next requests are answered, one each. */
  respondOnce(...replies: ProviderReply[]): void {
    this.once.push(...replies);
  }

  /** How many requests came, or those that `matches` says. */
  count(matches: (request: ProviderRequest) => boolean = () => true): number {
    return this.requests.filter(matches).length;
  }

  /** Forgets requests and replies of respondOnce. */
  reset(): void {
    this.requests.length = 0;
    this.once.length = 0;
  }

  /** Ends every connection, those that hang too. */
  async close(): Promise<void> {
    this.closing.abort();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const path = incoming.url ?? "";
    for (const protocol of protocols) {
      const request = protocol.read(path, incoming.headers, body);
      if (request === null) continue;
      this.requests.push(request);
      const reply = this.once.shift() ?? this.responder(request, this.requests.length);
      return this.act(reply, protocol, request, response);
    }
    response.writeHead(404).end(`no protocol has ${path}`);
  }

  private async act(
    reply: ProviderReply,
    protocol: Protocol,
    request: ProviderRequest,
    response: ServerResponse,
  ): Promise<void> {
    const whole = (text: string) => json(protocol.write({ kind: "answer", text }, request));
    switch (reply.kind) {
      case "answer":
        await this.wait(reply.delayMs ?? 0);
        return send(response, 200, json(protocol.write(reply, request)));
      case "status": {
        const after = reply.retryAfter === undefined ? {} : { "retry-after": reply.retryAfter };
        const message = reply.message ?? `status ${reply.status}`;
        return send(response, reply.status, json(protocol.writeError(message)), after);
      }
      case "hang":
        return;
      case "cut-json":
        return send(response, 200, whole("cut").slice(0, -20));
      case "empty-body":
        return send(response, 200, "");
      case "slow":
        return this.sendSlowly(response, whole(reply.text), reply.overMs);
      case "close-mid-body":
        return sendHalf(response, whole("half"));
      case "close-at-once":
        response.destroy();
        return;
      case "html":
        return send(response, 200, "<!doctype html><title>Bad gateway</title>");
      case "error-object":
        return send(response, 200, json(protocol.writeError("upstream failed")));
      case "redirect":
        return send(response, 307, "", { location: reply.to });
    }
  }

  private async sendSlowly(response: ServerResponse, text: string, overMs: number): Promise<void> {
    response.writeHead(200, { "content-type": "application/json" });
    const size = Math.ceil(text.length / slowPieces);
    for (let from = 0; from < text.length; from += size) {
      await this.wait(overMs / slowPieces);
      response.write(text.slice(from, from + size));
    }
    response.end();
  }

  private wait(waitMs: number): Promise<void> {
    return waitMs === 0 ? Promise.resolve() : sleep(waitMs, undefined, this.closing);
  }
}

function requireProtocol(kind: HttpKind): Protocol {
  const protocol = protocols.find((one) => one.kind === kind);
  if (protocol === undefined) throw new Error(`no protocol is called ${kind}`);
  return protocol;
}

function json(value: object): string {
  return JSON.stringify(value);
}

function send(response: ServerResponse, status: number, text: string, headers: object = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
}

function sendHalf(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-length": String(Buffer.byteLength(text)) });
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}
