import type { RequestContext } from '../context.ts';
import type { Backends } from './backends/open-backends.ts';
import type { DetectorPool } from './detector-pool.ts';
import type { ProtectedCache } from './protected/protected-cache.ts';
import type { PolicyCache } from './saved/policy-cache.ts';
import type { PolicyWizard } from './wizard/policy-wizard.ts';

/** What judging texts takes. */
export interface GuardrailsServices {
  /** The threads that judge; for a request, with the queue of its organisation. */
  readonly detectors: DetectorPool;
  /** The models that judge in place of embedded detectors. */
  readonly backends: Backends;
  /** What projects saved to judge by. */
  readonly policies: PolicyCache;
  /** What projects registered to find copies of. */
  readonly protectedTexts: ProtectedCache;
  /** Finds the rules of documents. */
  readonly wizard: PolicyWizard;
}

/** What a request to the guardrails has. */
export type GuardrailsContext = RequestContext & GuardrailsServices;
