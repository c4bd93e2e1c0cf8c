import type { ObjectLocation } from "../../lib/config/object-location";
import type { LastingObjectStore } from "../../lib/core/ports/object-store";
import { FileObjectStore } from "./file-object-store";
import { S3ObjectStore } from "./s3-object-store";

/** The store at a location. Nothing is asked of it before its first use. */
export function openObjectStore(location: ObjectLocation): LastingObjectStore {
  return location.kind === "s3" ? new S3ObjectStore(location) : new FileObjectStore(location.path);
}
