import { describeObjectLocation, type S3Location } from "../../lib/config/object-location";
import { DomainError } from "../../lib/core/errors";

export type S3Action = "read" | "write" | "list";

const rights: Record<S3Action, string> = {
  read: "s3:GetObject and s3:ListBucket (without it a missing object is answered alike)",
  write: "s3:PutObject",
  list: "s3:ListBucket",
};

/** What the client threw, without what a server may repeat of a request: no key, no signature. */
interface S3Fault {
  name: string;
  code: string;
  status: number | null;
}

/**
 * One line for what went wrong at an S3 server, with the remedy. The client's own error is left out
 * even as cause: the answers of some servers repeat the key and the text that was signed.
 */
export function describeS3Failure(
  place: S3Location,
  action: S3Action,
  thrown: unknown,
): DomainError {
  const fault = readFault(thrown);
  const what = `objects can't be ${pastOf(action)} at ${describeObjectLocation(place)}`;
  const line = `${what}: ${explain(place, action, fault)}`;
  return new DomainError("environment", line, { cause: fault });
}

/** Whether the server said that there is no such object. */
export function isMissingObject(thrown: unknown): boolean {
  const { name, code } = readFault(thrown);
  return name === "NoSuchKey" || code === "NoSuchKey";
}

function pastOf(action: S3Action): string {
  return action === "write" ? "written" : action === "list" ? "listed" : "read";
}

function readFault(thrown: unknown): S3Fault {
  const fields = (typeof thrown === "object" && thrown !== null ? thrown : {}) as {
    name?: unknown;
    code?: unknown;
    Code?: unknown;
    $metadata?: { httpStatusCode?: unknown };
  };
  const status = fields.$metadata?.httpStatusCode;
  return {
    name: word(fields.name),
    code: word(fields.code ?? fields.Code),
    status: typeof status === "number" ? status : null,
  };
}

/** A server's word for a fault, if it is one. */
function word(value: unknown): string {
  return typeof value === "string" && /^[A-Za-z0-9._-]{1,60}$/.test(value) ? value : "";
}

function explain(place: S3Location, action: S3Action, fault: S3Fault): string {
  const { name, code, status } = fault;
  switch (name) {
    case "NoSuchBucket":
      return `there is no bucket ${place.bucket}; make it, or correct ERRORBAR_OBJECTS`;
    case "InvalidAccessKeyId":
    case "SignatureDoesNotMatch":
    case "InvalidToken":
    case "ExpiredToken":
      return `the key was refused (${name}); check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN`;
    case "CredentialsProviderError":
      return "there is no key; give AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY";
    case "RequestTimeTooSkewed":
      return "this machine's clock is wrong; set it";
    case "AccessDenied":
      return `the key may not; give it ${rights[action]}`;
    case "PermanentRedirect":
    case "AuthorizationHeaderMalformed":
      return `the bucket lies in another region than ${place.region}; correct AWS_REGION`;
    case "TimeoutError":
    case "AbortError":
      return "no answer in time; check AWS_ENDPOINT_URL and the network";
  }
  if (status === 403) return `the key may not; give it ${rights[action]}`;
  if (status === 301)
    return `the bucket lies in another region than ${place.region}; correct AWS_REGION`;
  if (status !== null) return `the server answered ${status}${name === "" ? "" : ` (${name})`}`;
  return `no connection (${code || name || "unknown"}); check AWS_ENDPOINT_URL and the network`;
}
