import type { Database } from "../../db/client";
import type { QueueName } from "../../db/queue/queues";
import type { WorkerCheck } from "../../db/repositories/append-worker-checks";
import type { Model } from "../../db/repositories/find-model";
import type { GraderFor } from "../../lib/core/ports/grader";
import type { Log } from "../../lib/core/ports/log";
import type { ModelProvider } from "../../lib/core/ports/model-provider";
import type { ObjectStore } from "../../lib/core/ports/object-store";
import type { SandboxBackend } from "../../lib/core/ports/sandbox";
import type { SpendingCap } from "../../lib/core/spending/spending-cap";
import type { SuiteDefinition } from "../../lib/core/suite/suite-definition";
import type { RateLimiter } from "../providers/rate-limiter";

/** What is sent to a queue: the same id again changes nothing. */
export interface NewJob {
  queue: QueueName;
  /** Absent: any number of such jobs may be sent. */
  id?: string;
  payload: object;
  /** Jobs of one group run one at a time in the whole fleet. */
  group?: string;
  /** Of a queue that allows one job of a key at a time. */
  key?: string;
}

/** What the steps of a cycle say to the queue. */
export interface JobQueue {
  send(jobs: readonly NewJob[]): Promise<void>;
  /** Ends a job before its handler returns, so that others count it no more. */
  finish(queue: QueueName, id: string): Promise<void>;
}

/** A model as this process asks it. */
export interface OpenedModel {
  provider: ModelProvider;
  /** Shared by all models of one account. */
  limiter: RateLimiter;
  concurrency: number;
}

export interface AskingPorts {
  db: Database;
  objects: ObjectStore;
  /** Connection for locks, which belong to a connection of their own. */
  workerUrl: string;
  /** Now. */
  clock(): Date;
  /** In [0, 1): what spreads the waits of questions that failed together. */
  chance(): number;
  log: Log;
}

/** What a worker needs to take part in every stage. */
export interface EnginePorts extends AskingPorts {
  /** The most that one cycle may cost; null: no cap is set. */
  cycleCap: SpendingCap | null;
  jobs: JobQueue;
  /** @throws DomainError environment where the model can't be asked from here. */
  openModel(model: Model): OpenedModel;
  /** What is asked by one worker at a time: an account with limits of its own, otherwise the model. */
  groupOf(model: Model): string;
  backend: SandboxBackend;
  graderFor: GraderFor;
  /** Who this worker is among those of a cycle. */
  worker: string;
  /**
   * What this worker's sandbox contains, tried out once a process.
   * @throws DomainError environment where it does not contain every hostile program.
   */
  checkSandbox(): Promise<readonly WorkerCheck[]>;
  /** Publishes a cycle whose runs are all graded, or notes which gate forbids it. */
  publish(cycleId: number): Promise<void>;
  /** The pool's suite with the tasks that may still be asked: in use, and shown to nobody before that. */
  readAskable(): Promise<SuiteDefinition>;
  /** Told the ids of events once they are stored. */
  announce(eventIds: readonly number[]): void;
}
