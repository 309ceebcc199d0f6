import type { SavedKind } from '@redoubt/store';
import type { GuardrailsContext } from '../context.ts';
import { readyToJudge } from './conduct-rules.ts';
import type { ReadyDetectors, Side } from './policy-cache.ts';
import { unknownSaved } from './saved-policy.ts';

interface Refreshing {
  readonly refresh_cache?: boolean | undefined;
}
type ByPolicy = { readonly policy: string } & Refreshing;
type ByGuardrail = { readonly guardrail: string; readonly mode: 'prompt' | 'response' } & Refreshing;

/** A request whose headers name a saved policy or guardrail. */
export interface SelectingRequest<Body> {
  readonly headers: ByPolicy | ByGuardrail;
  readonly query: Refreshing;
  readonly body: Body;
}

/**
 * Returns the detectors that the headers select. Throws 404 for an unknown name and 501 for what is not implemented.
 */
export async function chosenBy(
  { headers, query }: Pick<SelectingRequest<unknown>, 'headers' | 'query'>,
  context: GuardrailsContext,
): Promise<ReadyDetectors> {
  const isFresh = headers.refresh_cache ?? query.refresh_cache ?? false;
  const [kind, name, side]: [SavedKind, string, Side] =
    'policy' in headers ? ['policy', headers.policy, 'policy'] : ['guardrail', headers.guardrail, headers.mode];
  const place = { projectId: context.account.project.id, kind, name };
  const ready = await context.policies.ready(place, side, isFresh);
  if (!ready) throw unknownSaved(place);
  return { ...ready, detectors: await readyToJudge(ready.detectors, context) };
}
