import type { EgressGuard, HttpClient } from '@redoubt/providers';
import type { SecretBox } from '@redoubt/secrets';
import type { KeyHolder, Store } from '@redoubt/store';
import type { Logger } from 'pino';
import type { Config } from './config/settings.ts';

/** What the whole process shares, whatever it does. A room that needs more declares it in its own `context.ts`. */
export interface ServiceContext {
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Seals what the store must keep secret. */
  readonly secrets: SecretBox;
  /** What may be connected to. */
  readonly egress: EgressGuard;
  /** Sends what is no call of a model through the gateway or of a target: webhooks, and questions to helping models. */
  readonly http: HttpClient;
  /** Aborted when the service begins to stop: answers that would go on for ever end. */
  readonly stopping: AbortSignal;
  readonly version: string;
}

/** What one authenticated request has besides. */
export interface RequestContext extends ServiceContext {
  readonly account: KeyHolder;
  readonly requestId: string;
  /** Where the caller reached the service, such as `https://redoubt.example`: links into it begin so. */
  readonly origin: () => string;
}
