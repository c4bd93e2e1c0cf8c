import "server-only";
import { FileObjectStore } from "../../db/objects/file-object-store";
import type { ObjectStore } from "../core/ports/object-store";
import { webSettings } from "./web-settings";

let store: ObjectStore | undefined;

/** Where stored traces are read from. */
export function storedObjects(): ObjectStore {
  store ??= new FileObjectStore(webSettings().objects);
  return store;
}
