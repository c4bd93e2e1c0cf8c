import { fileURLToPath, pathToFileURL } from "node:url";
import { z } from "zod";

export interface S3Location {
  kind: "s3";
  bucket: string;
  /** Without a slash at either end; empty for the whole bucket. */
  prefix: string;
  region: string;
  /** Address of another server than Amazon's; buckets are then part of the path. */
  endpoint: string | null;
}

/** Where objects are kept. Keys of S3 are no part of it: the client takes them from the environment. */
export type ObjectLocation = { kind: "folder"; path: string } | S3Location;

const form = "give a folder as file:/absolute/path, or s3://bucket/prefix";
const s3Url = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9!_.*'()/-]{0,500}))?$/;
/** What servers of other makers take, and Amazon's own name for its first region. */
const usualRegion = "us-east-1";

/** The variables from which a location is made; those of S3 count only when objects are kept there. */
export const objectVariables = {
  ERRORBAR_OBJECTS: z
    .string()
    .refine((value) => isFileUrl(value) || parseS3Url(value) !== null, form),
  AWS_REGION: z.string().optional(),
  AWS_DEFAULT_REGION: z.string().optional(),
  AWS_ENDPOINT_URL: z.string().optional(),
  AWS_ENDPOINT_URL_S3: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
};

type Variables = {
  [Name in keyof typeof objectVariables]?: string | undefined;
};

/** Refuses what S3 needs and has not; for a schema that holds `objectVariables`. */
export function checkObjectVariables(values: Variables, context: z.RefinementCtx): void {
  if (!values.ERRORBAR_OBJECTS?.startsWith("s3:")) return;
  const refuse = (name: keyof Variables, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  for (const name of ["AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL"] as const) {
    if (values[name] !== undefined && !isHttpUrl(values[name])) {
      refuse(name, "give the S3 server's address, such as http://127.0.0.1:9000");
    }
  }
  const region = values.AWS_REGION ?? values.AWS_DEFAULT_REGION;
  if (region === undefined && endpointOf(values) === null) {
    refuse("AWS_REGION", "give the bucket's region, such as eu-central-1, or AWS_ENDPOINT_URL");
  }
  if (region !== undefined && !/^[a-z0-9-]{1,40}$/.test(region)) {
    refuse("AWS_REGION", "give the bucket's region, such as eu-central-1");
  }
  // Neither is fine: a machine may have a role, or a profile, instead.
  for (const [name, other] of [keyNames, keyNames.toReversed()]) {
    if (values[name as KeyName] === undefined && values[other as KeyName] !== undefined) {
      refuse(name as KeyName, `give it together with ${other}`);
    }
  }
}

const keyNames = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"] as const;
type KeyName = (typeof keyNames)[number];

/** The place that checked variables name; `folder` where they name none. */
export function toObjectLocation(values: Variables, folder: string): ObjectLocation {
  const { ERRORBAR_OBJECTS: url } = values;
  if (url === undefined) return { kind: "folder", path: folder };
  const s3 = parseS3Url(url);
  if (s3 === null) return { kind: "folder", path: fileURLToPath(url) };
  const region = values.AWS_REGION ?? values.AWS_DEFAULT_REGION ?? usualRegion;
  return { kind: "s3", ...s3, region, endpoint: endpointOf(values) };
}

/** The variables that name a location to another process, keys apart. */
export function objectLocationVariables(location: ObjectLocation): Record<string, string> {
  if (location.kind === "folder") return { ERRORBAR_OBJECTS: pathToFileURL(location.path).href };
  const { region, endpoint } = location;
  return {
    ERRORBAR_OBJECTS: toS3Url(location),
    AWS_REGION: region,
    ...(endpoint === null ? {} : { AWS_ENDPOINT_URL: endpoint }),
  };
}

/** A location for people: the folder, or bucket and prefix with the server. */
export function describeObjectLocation(location: ObjectLocation): string {
  if (location.kind === "folder") return location.path;
  return location.endpoint === null
    ? `${toS3Url(location)} in ${location.region}`
    : `${toS3Url(location)} at ${location.endpoint}`;
}

function toS3Url({ bucket, prefix }: S3Location): string {
  return prefix === "" ? `s3://${bucket}` : `s3://${bucket}/${prefix}`;
}

function parseS3Url(value: string): Pick<S3Location, "bucket" | "prefix"> | null {
  const [, bucket, path = ""] = s3Url.exec(value) ?? [];
  if (bucket === undefined) return null;
  const prefix = path.replace(/\/$/, "");
  const parts = prefix === "" ? [] : prefix.split("/");
  // Servers that keep files would climb out of their folder, or merge empty parts.
  return parts.every((part) => !["", ".", ".."].includes(part)) ? { bucket, prefix } : null;
}

function endpointOf(values: Variables): string | null {
  const given = values.AWS_ENDPOINT_URL_S3 ?? values.AWS_ENDPOINT_URL;
  return given === undefined ? null : given.replace(/\/$/, "");
}

function isHttpUrl(value: string): boolean {
  return /^https?:\/\/[^/@\s]+\/?$/.test(value) && URL.canParse(value);
}

function isFileUrl(value: string): boolean {
  if (!value.startsWith("file:/") || !URL.canParse(value)) return false;
  try {
    fileURLToPath(value);
    return true;
  } catch {
    // A host or an encoded slash: not a folder of this machine.
    return false;
  }
}
