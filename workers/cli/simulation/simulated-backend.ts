import { DomainError } from "../../../lib/core/errors";
import type {
  Compiled,
  SandboxBackend,
  SandboxCapabilities,
  SandboxHandle,
} from "../../../lib/core/ports/sandbox";
import { sha256Hex } from "../../../lib/core/protocol/sha256-hex";

/** Names an execution contract and executes nothing: verdicts of a simulation are drawn. */
export class SimulatedBackend implements SandboxBackend {
  readonly slots = 1;

  capabilities(): SandboxCapabilities {
    return { isolation: "shared-kernel", recordable: true, missing: [], reset: "single-use" };
  }

  nameFor(): string {
    return "simulated";
  }

  environmentSha256(): string {
    return sha256Hex("simulated environment");
  }

  policySha256(): string {
    return sha256Hex("simulated policy");
  }

  compile(): Promise<Compiled> {
    return Promise.reject(executesNothing());
  }

  acquire(): Promise<SandboxHandle> {
    return Promise.reject(executesNothing());
  }

  async close(): Promise<void> {}
}

function executesNothing(): DomainError {
  return new DomainError("sandbox-fault", "a simulation executes nothing");
}
