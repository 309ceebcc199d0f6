import { findParts } from '../parts/find-parts.ts';
import type { RequestParts } from '../parts/judge-request-parts.ts';
import {
  countPages,
  handlesParts,
  type PartsPlan,
  type PlannedPart,
  planParts,
  stagesToRead,
} from '../parts/plan-parts.ts';
import { takeParts } from '../parts/take-parts.ts';
import type { Voice } from '../stages/text-place.ts';
import { raiseStages } from './call-credits.ts';
import type { CallState } from './call-state.ts';
import { furtherStages, limitedStages } from './priced-stages.ts';

/** The parts of a call, and what is to be done with them. */
export interface CallParts {
  readonly plan: PartsPlan;
  readonly areMore: boolean;
  /** True if a part that is unread refuses the call, so that nothing has to be read. */
  readonly isRefused: boolean;
}

/**
 * System messages are the application's own words: they are redacted and not judged. What stands under `assistant` is
 * the model's.
 */
const callers: ReadonlySet<Voice> = new Set(['caller']);
const callersAndSystem: ReadonlySet<Voice> = new Set(['caller', 'system']);

/**
 * Plans what is done with a call's pictures, recordings and files, and notes what that costs. Returns undefined, and no
 * promise, if there are none.
 */
export function planCallParts(state: CallState, body: Record<string, unknown>): undefined | Promise<CallParts> {
  const { deployment, context, exchange } = state;
  // What a recording says is judged as the transcript, behind the model.
  if (exchange.path === 'audio/transcriptions' || !handlesParts(deployment)) return undefined;
  const { parts: found, areMore } = findParts(body, deployment.redaction ? callersAndSystem : callers);
  // Redaction covers all turns, and judging those that the deployment does not leave out.
  const isAll = deployment.redaction !== undefined || deployment.fields.block_turns !== 'latest_only';
  const parts = isAll ? found : found.filter(({ spoken }) => spoken.isOfTurn);
  if (parts.length === 0) return undefined;
  return planned(state, planParts(parts, deployment, context), areMore);
}

async function planned(state: CallState, plan: PartsPlan, areMore: boolean): Promise<CallParts> {
  const { deployment, context } = state;
  const isUnread = (each: PlannedPart) => each.plan === 'unread' && each.part.spoken.voice === 'caller';
  const isRefused = deployment.fields.unread === 'block' && plan.planned.some(isUnread);
  if (!isRefused) {
    await countPages(plan, context);
    state.partStages = stagesToRead(plan.planned, deployment);
  }
  return { plan, areMore, isRefused };
}

/** Reads the parts of a call, and notes what that cost. */
export async function readCallParts(state: CallState, { plan, areMore, isRefused }: CallParts): Promise<RequestParts> {
  const { deployment, context, exchange } = state;
  const isGone = () => isRefused || exchange.isStopping || (exchange.response.destroyed && !exchange.hold);
  const onFetched = async () => {
    state.partStages = stagesToRead(plan.planned, deployment);
    await raiseStages(state, limitedStages(state), furtherStages(deployment));
  };
  const { seen, stages } = await takeParts(plan, { deployment, context, isGone, onFetched });
  state.partStages = isRefused ? [] : stages;
  return { seen, areMore };
}
