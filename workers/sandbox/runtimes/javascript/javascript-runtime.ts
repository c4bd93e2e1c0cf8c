import { DomainError } from "../../../../lib/core/errors";
import type { Runtime } from "../runtime";

/** @throws DomainError environment until there is one. */
export function javascriptRuntime(_imagesFolder: string): Runtime {
  throw new DomainError("environment", "no runtime yet");
}
