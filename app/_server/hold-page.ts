import type { ServerResponse } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { refusalHeader } from "../_lib/refused-header";
import { answerKept } from "./answer-kept";
import { deferScripts } from "./defer-scripts";
import { fillMissing } from "./missing-page";
import { tightenPolicy } from "./tighten-policy";

const policyHeader = "Content-Security-Policy";
/** Of cached pages, by address and ETag: their bodies need not be read again. */
const policies = new Map<string, string>();
const mostPolicies = 500;

type Inner = (...args: unknown[]) => unknown;

/**
 * Holds a page back until it is whole, so that its policy can name its inline scripts by their hashes: a
 * header goes before the body. Anything but a page passes as it is written. It stands before what
 * compresses responses, which puts itself in the place of `write` and `end`.
 * @param address tells pages apart whose ETags are equal
 * @param missing the whole page for missing addresses, where it is known
 */
export function holdPage(
  response: ServerResponse,
  address: string,
  missing: string | null = null,
): void {
  const page = new HeldPage(response, address, missing);
  layer(response, "write", (inner) => (chunk: unknown, ...rest: unknown[]) => {
    markRefusal(response);
    if (!page.isHeld()) return Reflect.apply(inner, response, [chunk, ...rest]);
    page.keep(chunk);
    callBack(rest);
    return true;
  });
  layer(response, "end", (inner) => (chunk: unknown, ...rest: unknown[]) => {
    markRefusal(response);
    if (!page.isHeld()) {
      return Reflect.apply(inner, response, [answerKept(response, page.key(), chunk), ...rest]);
    }
    page.keep(chunk);
    return Reflect.apply(inner, response, [page.release(), ...rest]);
  });
  const flushHeaders = response.flushHeaders.bind(response);
  response.flushHeaders = () => {
    markRefusal(response);
    if (!page.isHeld()) flushHeaders();
  };
}

function markRefusal(response: ServerResponse): void {
  if (response.headersSent || !response.hasHeader(refusalHeader)) return;
  response.statusCode = 400;
  response.removeHeader(refusalHeader);
}

/** Puts a function over the one that another is about to put over the response's own. */
function layer(response: ServerResponse, name: "write" | "end", over: (inner: Inner) => Inner) {
  const own = response[name];
  Object.defineProperty(response, name, {
    configurable: true,
    get: () => own,
    set: (inner: Inner) => {
      Object.defineProperty(response, name, {
        configurable: true,
        writable: true,
        value: over(inner),
      });
    },
  });
}

class HeldPage {
  private readonly chunks: Buffer[] = [];
  /** Null until something is written: only then is it known what. */
  private held: boolean | null = null;

  constructor(
    private readonly response: ServerResponse,
    private readonly address: string,
    private readonly missing: string | null,
  ) {}

  isHeld(): boolean {
    this.held ??= this.isPage() && !this.applyKnownPolicy();
    return this.held;
  }

  keep(chunk: unknown): void {
    if (typeof chunk === "string") this.chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) this.chunks.push(Buffer.from(chunk));
  }

  /** The whole page, which asks for its scripts late; from now on nothing is held. */
  release(): Buffer {
    this.held = false;
    const written = Buffer.concat(this.chunks);
    // Pages of addresses that can't be read pass what compresses them before they come here.
    const isPressed = this.response.getHeader("Content-Encoding") === "gzip";
    const rendered = (isPressed ? gunzipSync(written) : written).toString();
    const isMissing = this.response.statusCode === 404;
    const html = deferScripts(isMissing ? fillMissing(rendered, this.missing) : rendered);
    const policy = this.response.getHeader(policyHeader);
    if (typeof policy === "string") this.apply(tightenPolicy(policy, html));
    const body = isPressed ? gzipSync(html) : Buffer.from(html);
    if (this.response.hasHeader("Content-Length")) {
      this.response.setHeader("Content-Length", body.length);
    }
    return body;
  }

  private isPage(): boolean {
    const { response } = this;
    const type = response.getHeader("Content-Type");
    return (
      !response.headersSent &&
      response.statusCode !== 304 &&
      response.req.method !== "HEAD" &&
      typeof type === "string" &&
      type.startsWith("text/html")
    );
  }

  private applyKnownPolicy(): boolean {
    const key = this.key();
    const policy = key === null ? undefined : policies.get(key);
    if (policy === undefined) return false;
    this.response.setHeader(policyHeader, policy);
    return true;
  }

  private apply(policy: string): void {
    this.response.setHeader(policyHeader, policy);
    const key = this.key();
    if (key === null) return;
    if (policies.size >= mostPolicies) policies.clear();
    policies.set(key, policy);
  }

  /** Null for what is rendered anew each time: it has no ETag. */
  key(): string | null {
    const etag = this.response.getHeader("ETag");
    return typeof etag === "string" ? `${etag} ${this.address}` : null;
  }
}

/** A writer may wait to be told that its chunk was taken. */
function callBack(args: readonly unknown[]): void {
  const done = args.at(-1);
  if (typeof done === "function") process.nextTick(done);
}
