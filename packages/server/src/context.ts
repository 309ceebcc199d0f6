import type { EgressGuard } from '@redoubt/providers';
import type { SecretBox } from '@redoubt/secrets';
import type { KeyHolder, Store } from '@redoubt/store';
import type { Logger } from 'pino';
import type { Config } from './config/settings.ts';
import type { Backends } from './guardrails/backends/open-backends.ts';
import type { DetectorPool } from './guardrails/detector-pool.ts';
import type { ProtectedCache } from './guardrails/protected/protected-cache.ts';
import type { PolicyCache } from './guardrails/saved/policy-cache.ts';
import type { PolicyWizard } from './guardrails/wizard/policy-wizard.ts';
import type { ModelCache } from './saved-models/model-cache.ts';

/** What the whole process shares. */
export interface ServiceContext {
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly detectors: DetectorPool;
  /** The models that judge in place of embedded detectors. */
  readonly backends: Backends;
  /** What projects saved to judge by. */
  readonly policies: PolicyCache;
  /** Models that projects saved. */
  readonly models: ModelCache;
  /** What projects registered to find copies of. */
  readonly protectedTexts: ProtectedCache;
  /** Finds the rules of documents. */
  readonly wizard: PolicyWizard;
  /** Seals what the store must keep secret. */
  readonly secrets: SecretBox;
  /** What may be connected to. */
  readonly egress: EgressGuard;
  /** What works on red-team runs: told of a new one, it need not look for it. */
  readonly redteam: {
    wake(): void;
    readonly hasModelJudge: boolean;
    readonly hasAttacker: boolean;
    readonly worksHere: boolean;
  };
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
