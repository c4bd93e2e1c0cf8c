import "server-only";
import { openObjectStore } from "../../db/objects/open-object-store";
import type { ObjectStore } from "../core/ports/object-store";
import { webSettings } from "./web-settings";

let store: ObjectStore | undefined;

/** Where stored traces are read from. */
export function storedObjects(): ObjectStore {
  store ??= openObjectStore(webSettings().objects);
  return store;
}
