import { creditsOf, openEvents, routes, ServiceError } from '@redoubt/client';
import { api, connection } from '../../api.ts';
import type { Asked } from './asked.ts';

/** What a call cost. `wouldCost` is the price where the service charges nothing. */
export interface Cost {
  readonly cost: number;
  readonly wouldCost?: number | undefined;
}

/** The answer to a request, as it came, with what it cost. */
export interface Answered {
  readonly asked: Asked;
  readonly answer: Readonly<Record<string, unknown>>;
  readonly cost: Cost | undefined;
}

/** How far a scan is. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly withFindings: number;
}

interface Call {
  readonly body: Asked['body'];
  readonly headers?: { readonly policy: string };
}
type Send = (call: Call, options: { signal: AbortSignal }) => Promise<Answered['answer']>;

/** Sends a request. Reports the progress of a scan. */
export async function send(
  asked: Asked,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Answered> {
  const { policy, body, operation, streams } = asked;
  const call: Call = { body, ...(policy !== null && { headers: { policy } }) };
  if (streams) return { asked, ...(await scanned(asked, call, signal, onProgress)) };
  // The cast: bodies with files have no place in the types of the client, which sends them as forms.
  const answer = await (api.guardrails[operation] as unknown as Send)(call, { signal });
  return { asked, answer, cost: creditsOf(answer) };
}

async function scanned(
  { operation }: Asked,
  call: Call,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) {
  const state: ScanState = { done: 0, withFindings: 0, cost: undefined, answer: undefined };
  for await (const { event, data } of openEvents(connection, routes.guardrails[operation], { ...call, signal })) {
    take(event, JSON.parse(data), state, onProgress);
  }
  if (!state.answer) throw new TypeError('the connection ended before the scan did');
  return { answer: state.answer, cost: state.cost };
}

interface ScanState {
  done: number;
  withFindings: number;
  cost: Cost | undefined;
  answer: Answered['answer'] | undefined;
}

/** An event of a scan. Which fields it has depends on its name. */
interface ScanEvent extends Readonly<Record<string, unknown>> {
  readonly total: number;
  readonly triggered_detectors: readonly string[];
}

function take(event: string, data: ScanEvent, state: ScanState, onProgress: (progress: Progress) => void): void {
  if (event === 'fragment' || event === 'page') {
    state.done += 1;
    if (data.triggered_detectors.length > 0) state.withFindings += 1;
    onProgress({ done: state.done, total: data.total, withFindings: state.withFindings });
  } else if (event === 'credits') {
    state.cost = {
      cost: Number(data.cost),
      wouldCost: data.would_cost === undefined ? undefined : Number(data.would_cost),
    };
  } else if (event === 'error') {
    // The cast: the event is the body that a failure has, with its status.
    throw new ServiceError(Number(data.status), data as never);
  } else if (event === 'result') {
    state.answer = data;
  }
}
