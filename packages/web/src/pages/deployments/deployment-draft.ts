import type { SavedDeployment } from './deployment-queries.ts';

/** A deployment while somebody writes it. */
export type DeploymentDraft = Pick<
  SavedDeployment,
  | 'name'
  | 'model_saved_name'
  | 'model_version'
  | 'fallbacks'
  | 'input_guardrails_policy'
  | 'output_guardrails_policy'
  | 'on_failure'
  | 'hold_back'
  | 'log'
> & { readonly limits: Readonly<Record<string, number>> };

const HOLD_BACK = 200;

export const emptyDraft: DeploymentDraft = {
  name: '',
  model_saved_name: '',
  model_version: 'v1',
  fallbacks: [],
  input_guardrails_policy: { policy_name: null, enabled: true, additional_config: { pii_redaction: true }, block: [] },
  output_guardrails_policy: {
    policy_name: null,
    enabled: true,
    additional_config: { hallucination: false, adherence: false, relevancy: false },
    block: [],
  },
  on_failure: 'closed',
  hold_back: HOLD_BACK,
  log: 'metadata',
  limits: {},
};

export const draftOf = (saved: SavedDeployment): DeploymentDraft => ({
  name: saved.name,
  model_saved_name: saved.model_saved_name,
  model_version: saved.model_version,
  fallbacks: saved.fallbacks,
  input_guardrails_policy: saved.input_guardrails_policy,
  output_guardrails_policy: saved.output_guardrails_policy,
  on_failure: saved.on_failure,
  hold_back: saved.hold_back,
  log: saved.log,
  limits: saved.limits,
});

/** The body that saves a draft. The casts: lists of names came from the service or from its own lists. */
export const bodyOf = (draft: DeploymentDraft) =>
  ({ ...draft, name: draft.name.trim() }) as unknown as { name: string; model_saved_name: string };
