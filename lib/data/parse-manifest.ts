import "server-only";
import { DomainError } from "../core/errors";
import { type Manifest, manifestSchema } from "../core/protocol/manifest";

/** @throws DomainError integrity when what is stored of a run is no manifest. */
export function parseManifest({ runId, manifest }: { runId: string; manifest: unknown }): Manifest {
  const parsed = manifestSchema.safeParse(manifest);
  if (parsed.success) return parsed.data;
  throw new DomainError("integrity", `the manifest of run ${runId} cannot be read`, {
    cause: parsed.error,
  });
}
