import type { api } from '../api.ts';
import { hasWrongTool, sentTools, type ToolDraft } from './tool-drafts.ts';

/** Where a target is reached. */
export type TargetKind = 'address' | 'saved' | 'bridge' | 'practice';

/** What somebody wrote about a target. Its key is never in here, so that a draft can be kept. */
export interface TargetDraft {
  readonly kind: TargetKind;
  readonly endpoint: string;
  readonly model_name: string;
  readonly provider: string;
  readonly system_type: string;
  /** The tools of an agent. */
  readonly tools: readonly ToolDraft[];
  readonly input_modalities: readonly string[];
  readonly bridge_id: string;
  readonly practice_url: string;
  /** Name and version of a saved model. */
  readonly saved: readonly [name: string, version: string] | null;
}

const PRACTICE_MODEL = 'redoubt-practice-1';

export const newTarget: TargetDraft = {
  kind: 'address',
  endpoint: '',
  model_name: '',
  provider: '',
  system_type: 'foundation_model',
  tools: [],
  input_modalities: ['text'],
  bridge_id: '',
  practice_url: 'http://127.0.0.1:8790/v1',
  saved: null,
};

type SentTarget = NonNullable<NonNullable<NonNullable<Parameters<typeof api.rt.modelHealth>[0]>['body']>['target']>;

/** How a call names the target: by headers where it is saved, and in the body otherwise. */
export type TargetOfCall =
  | { readonly headers: { readonly model: string; readonly model_version: string } }
  | { readonly target: SentTarget };

/** Whether the target is an agent that is described here, with its tools. */
export const isAgent = ({ kind, system_type }: TargetDraft): boolean => kind !== 'saved' && system_type === 'agent';

/** What is missing of the tools of an agent, in words, or undefined. */
export function missingTools(draft: TargetDraft): string | undefined {
  if (!isAgent(draft)) return undefined;
  if (draft.tools.length === 0) return 'Describe at least one tool of the agent';
  return hasWrongTool(draft.tools) ? 'Correct the marked tools of the agent' : undefined;
}

/** The target of a draft, or undefined while it names none or its tools cannot be sent. */
export function targetOfCall(draft: TargetDraft, key: string): TargetOfCall | undefined {
  const { kind, saved } = draft;
  if (kind !== 'saved') return describedTarget(draft, key);
  return saved ? { headers: { model: saved[0], model_version: saved[1] } } : undefined;
}

function describedTarget(draft: TargetDraft, key: string): TargetOfCall | undefined {
  const { kind, model_name, provider, system_type, tools, input_modalities } = draft;
  const endpoint = endpointOf(draft);
  if (endpoint === '' || missingTools(draft) !== undefined) return undefined;
  const name = kind === 'practice' ? PRACTICE_MODEL : model_name;
  const target = {
    endpoint,
    ...(name !== '' && { model_name: name }),
    ...(kind === 'address' && key !== '' && { api_key: key }),
    ...(kind === 'address' && provider !== '' && { provider }),
    ...(system_type !== newTarget.system_type && { system_type }),
    ...(isAgent(draft) && { tools: sentTools(tools) }),
    ...(input_modalities.length > 1 && { input_modalities: [...input_modalities] }),
  };
  // The cast: the choices of the form are those of the contract, and the service checks them.
  return { target: target as SentTarget };
}

function endpointOf({ kind, endpoint, bridge_id, practice_url }: TargetDraft): string {
  if (kind === 'practice') return practice_url.trim();
  if (kind === 'bridge') return bridge_id === '' ? '' : `relay://${bridge_id.trim()}`;
  return endpoint.trim();
}

/** What a reader sees of a target. */
export function targetText(draft: TargetDraft): string {
  if (draft.kind === 'saved') return draft.saved ? `the saved model ${draft.saved.join(' ')}` : 'no target yet';
  return endpointOf(draft) || 'no target yet';
}
