import { api } from '../../api.ts';
import { bodyOf, type RunDraft } from '../../redteam/run-draft.ts';
import { targetOfCall } from '../../redteam/target-draft.ts';

type Body = NonNullable<NonNullable<Parameters<typeof api.rt.submitRun>[0]>['body']>;

/** Starts the run of a draft, or asks for its plan, which is free. */
export function submitRun(draft: RunDraft, key: string, what: 'plan' | 'start', signal?: AbortSignal) {
  const asked = targetOfCall(draft.target, key);
  if (!asked) throw new Error('The draft names no target');
  const query = { dry_run: what === 'plan' ? 'true' : 'false' } as const;
  // The cast: the choices of the form are those of the contract, and the service checks them.
  const body = bodyOf(draft) as Body;
  if ('headers' in asked) return api.rt.submitSavedRun({ query, headers: asked.headers, body }, { signal });
  return api.rt.submitRun({ query, body: { ...body, target: asked.target } }, { signal });
}
