import {
  headerPrefix,
  placeholdersOfBody,
  readSavedDetectors,
  resetsOneConversation,
  type SavedDetectors,
  type VerifyBody,
  type Target as WireTarget,
} from '@redoubt/contract';
import type { OpenableTarget } from '@redoubt/providers';
import type { Mitigation } from '@redoubt/redteam';
import { Failure } from '../../errors.ts';
import { checkSavedDetectors } from '../../guardrails/saved/check-saved-detectors.ts';
import { readyToJudge, withRules } from '../../guardrails/saved/conduct-rules.ts';
import { unknownSaved } from '../../guardrails/saved/saved-policy.ts';
import type { RedteamContext } from '../context.ts';

/** A mitigation, and the target that is asked through it. */
interface Mitigated {
  readonly mitigation: Mitigation;
  readonly target: OpenableTarget;
}

/** Reads the mitigation of a request. Throws if it cannot be tried on the target. */
export async function mitigate(body: VerifyBody, target: WireTarget, context: RedteamContext): Promise<Mitigated> {
  const { guardrails_policy: policy, system_prompt: systemPrompt, deployment } = body;
  if (policy) return { mitigation: await byPolicy(policy.detectors, context), target };
  if (systemPrompt) return { mitigation: byPrompt(systemPrompt, target), target };
  return byDeployment(deployment ?? '', target, context);
}

async function byPolicy(saved: SavedDetectors, context: RedteamContext): Promise<Mitigation> {
  await checkSavedDetectors(saved, context, ['body', 'guardrails_policy', 'detectors']);
  const { detectors, tuning } = readSavedDetectors(saved);
  if (Object.keys(detectors).length === 0) {
    const msg = 'No detector is enabled, so the policy stops nothing; enable at least one';
    const loc = ['body', 'guardrails_policy', 'detectors'];
    throw new Failure('invalid_request', `${loc.join('.')}: ${msg}`, {
      detail: [{ type: 'missing', loc, msg, input: saved }],
    });
  }
  // Refuses registered texts that are not there now. The engine looks them up again for each text.
  await readyToJudge(detectors, context);
  return { kind: 'guardrails_policy', detectors: await withRules(detectors, context), tuning };
}

function byPrompt(systemPrompt: string, { http }: WireTarget): Mitigation {
  if (http && !placeholdersOfBody(http.body).includes('messages')) {
    throw new Failure(
      'target_not_expressible',
      'system_prompt: the template of the target has no {{messages}}, so it carries no system prompt; submit the run with a template that has, set the prompt in the system itself and run again, or verify a guardrails_policy',
      { detail: { fields: ['http.body'] } },
    );
  }
  return { kind: 'system_prompt', systemPrompt };
}

/** Returns the AI proxy as a target, called by the key of this request. */
async function byDeployment(name: string, target: WireTarget, context: RedteamContext): Promise<Mitigated> {
  const { policies, account, config, origin, callerKey } = context;
  const place = { projectId: account.project.id, kind: 'deployment', name } as const;
  if (!(await policies.find(place))) throw unknownSaved(place);
  if (!account.key.scopes.includes('proxy')) {
    throw new Failure(
      'missing_scope',
      `deployment: the key "${account.key.prefix}…" has the scopes ${account.key.scopes.join(', ')}; to ask a deployment it needs "proxy" too`,
      { detail: { needed: ['proxy'], scopes: [...account.key.scopes] } },
    );
  }
  return {
    mitigation: { kind: 'deployment', headers: { [`${headerPrefix(config.brand)}Deployment`.toLowerCase()]: name } },
    target: {
      ...target,
      endpoint: `${origin()}/ai-proxy/chat/completions`,
      api_key: callerKey(),
      http: undefined,
      provider: undefined,
      reset: resetBehindProxy(target),
      // The call that resets goes to the target itself, with the target's own key.
      ...(target.reset?.kind === 'call' && { resetOf: target }),
    },
  };
}

/**
 * Returns how the target is reset where the AI proxy asks it. The proxy passes fields of the body on, but no header and no
 * template. An id that it does not pass on keeps nothing apart.
 */
function resetBehindProxy({ reset }: WireTarget): WireTarget['reset'] {
  if (!reset || reset.kind === 'none' || reset.field) return reset;
  return reset.kind === 'call' && !resetsOneConversation(reset) ? reset : { kind: 'none' };
}
