import type { EgressGuard, HttpClient } from '@redoubt/providers';
import type { SecretBox } from '@redoubt/secrets';
import type { KeyHolder, Store } from '@redoubt/store';
import type { Logger } from 'pino';
import type { Config } from './config/settings.ts';

/**
 * The services that every request handler and background job can use. A folder that needs more declares it in its own
 * `context.ts`.
 */
export interface ServiceContext {
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Encrypts the secrets that the store keeps. */
  readonly secrets: SecretBox;
  /** Decides which hosts and addresses may be connected to. */
  readonly egress: EgressGuard;
  /**
   * HTTP client for webhooks and for questions to helper models. Calls to gateway models and to red-team targets do
   * not use it.
   */
  readonly http: HttpClient;
  /** Aborted when the service begins to stop. Answers that have no natural end, such as event streams, end then. */
  readonly stopping: AbortSignal;
  /** Counts what is worked on for callers, so that a stopping service closes the store only after the last booking. */
  readonly running: RunningWork;
  /** Environment variables of the process. Targets may name those that begin with `REDOUBT_TARGET_`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  /** The words that start the command line where this process was started, such as `npx redoubt`. */
  readonly command: string;
}

/** What is worked on for callers, also for those who hung up. */
export interface RunningWork {
  /** Notes that work begins. The function that it returns ends it. */
  begin(): () => void;
  /** Resolves when nothing is worked on, at the latest after `withinMs`. */
  settled(withinMs: number): Promise<void>;
}

/** The context of one authenticated request. */
export interface RequestContext extends ServiceContext {
  readonly account: KeyHolder;
  readonly requestId: string;
  /** Returns the key as the caller sent it, for calls that the service makes to itself in the caller's name. */
  readonly callerKey: () => string;
  /**
   * Returns the base address by which the caller reached the service, such as `https://redoubt.example`. Links into
   * the service start with it.
   */
  readonly origin: () => string;
}

/** The connection of the caller who waits for an answer. */
export interface CallerConnection {
  /**
   * Returns a signal that is aborted when the caller hangs up. It stays silent in a call with an `Idempotency-Key`,
   * whose caller may come back for the answer.
   */
  readonly hungUp: () => AbortSignal;
}
