import { MAX_AUDIO_BYTES, MAX_IMAGE_BYTES } from '@redoubt/media';
import type { ProxyStage } from '@redoubt/metering';
import { Failure } from '../../errors.ts';
import { readFetched } from '../../guardrails/media/read-media.ts';
import { checkAddress } from '../../guardrails/scans/check-address.ts';
import type { CpuBudget } from '../../guardrails/scans/cpu-budget.ts';
import { countedPdf } from '../../guardrails/scans/pages-to-price.ts';
import type { GatewayContext } from '../context.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import { orSkip } from '../stages/or-skip.ts';
import { bytesOf, kindOfPart } from './decode-part.ts';
import type { PartReading } from './part-reading.ts';
import {
  keyOfPart,
  type PartsPlan,
  type PlannedPart,
  pagesOf,
  partMemory,
  ratesNudity,
  stageOf,
} from './plan-parts.ts';
import { type PartToRead, readPart } from './read-part.ts';
import { type SentPart, type Unread, unread } from './sent-part.ts';

/** A part of a request, after it was read or was not. */
export interface SeenPart {
  readonly part: SentPart;
  /** What memories know it by. Undefined if nothing was read. */
  readonly key: string | undefined;
  readonly reading: PartReading | undefined;
  /** Why it, or a part of it, is unread. */
  readonly unread: Unread | undefined;
}

/** The parts of a request, and the stages that reading them cost. */
export interface TakenParts {
  readonly seen: readonly SeenPart[];
  readonly stages: readonly ProxyStage[];
}

type Stages = Pick<ReadyDeployment, 'input' | 'redaction' | 'fields'>;

/** No further part of a call is begun after this time. */
const MAX_MS = 60_000;

/** How parts are read for one call. */
interface Taking {
  readonly deployment: Stages;
  readonly context: GatewayContext;
  /** Whether the call is given up or refused. */
  readonly isGone: () => boolean;
  /** Called once it is known what a fetched part costs, before it is read. Rejects if a limit does not allow it. */
  readonly onFetched: () => Promise<void>;
  readonly budget: CpuBudget;
  /** What was read for this call, by keys. */
  readonly readings: Map<string, PartReading | Unread>;
}

/**
 * Reads parts one after the other. So one call has one file at a time in a reader, and its bytes only once beside its
 * body. Readers that are too busy refuse the call, unless the deployment goes on without failing stages.
 */
export async function takeParts(
  { planned, budget }: PartsPlan,
  call: Omit<Taking, 'readings' | 'budget'>,
): Promise<TakenParts> {
  const taking = { ...call, budget, readings: new Map() };
  const endsAt = performance.now() + MAX_MS;
  const seen: SeenPart[] = [];
  const stages: ProxyStage[] = [];
  // The latest first, as they are planned.
  for (const each of planned.toReversed()) {
    const isWork = each.plan === 'read' || each.plan === 'fetch';
    const why = isWork ? whyNotBegun(endsAt, taking) : undefined;
    const taken = why ? { part: each.part, plan: 'unread' as const, why } : each;
    const { seen: one, stages: cost } = await takePart(taken, taking);
    seen.push(one);
    stages.push(...cost);
  }
  return { seen: seen.reverse(), stages: stages.reverse() };
}

const whyNotBegun = (endsAt: number, { isGone, budget }: Taking): Unread | undefined => {
  if (isGone()) return notBegun;
  return performance.now() > endsAt || budget.isEmpty ? outOfTime : undefined;
};

const notBegun = unread('not_begun');
const outOfTime = unread(
  'out_of_time',
  `none is begun after ${MAX_MS / 1_000} s, or the processor time that parts of this size may take`,
);

async function takePart(
  each: PlannedPart,
  taking: Taking,
): Promise<{ readonly seen: SeenPart; readonly stages: readonly ProxyStage[] }> {
  const { part } = each;
  const { deployment } = taking;
  if (each.plan === 'unread') {
    return { seen: { part, key: undefined, reading: undefined, unread: each.why }, stages: [] };
  }
  if (each.plan === 'known') {
    const { key, reading } = each;
    const stages = part.spoken.isNew ? costOf(reading, deployment) : [];
    return { seen: { part, key, reading, unread: reading.unread }, stages };
  }
  const read = await readPlanned(each, taking);
  const key = keyIn(each);
  if ('reason' in read) return { seen: { part, key, reading: undefined, unread: read }, stages: [] };
  return {
    seen: { part, key, reading: read, unread: read.unread },
    stages: isFree(each) ? [] : costOf(read, deployment),
  };
}

const keyIn = (each: WorkPlanned): string | undefined =>
  each.plan === 'fetch' ? each.fetched?.key : (each.plan === 'same' ? each.as : each).key;

/** Whether a part was paid in an earlier turn, or is paid once for all turns of this call. */
const isFree = (each: WorkPlanned): boolean =>
  each.plan === 'fetch' ? !each.fetched?.priced : each.plan === 'same' && !each.part.spoken.isNew;

type WorkPlanned = Extract<PlannedPart, { plan: 'read' | 'same' | 'fetch' }>;

async function readPlanned(each: WorkPlanned, taking: Taking): Promise<PartReading | Unread> {
  if (each.plan === 'same') return taking.readings.get(each.as.key) ?? notBegun;
  if (each.plan === 'fetch') return readAtAddress(each, taking);
  const { part, key, base64, kind, counted } = each;
  return readNew({ key, place: part.place, bytes: bytesOf(base64), kind, counted }, taking);
}

/** What could not be read costs nothing, or, if much work was done for it, what its kind costs at least. */
function costOf(reading: PartReading, deployment: Stages): ProxyStage[] {
  if (reading.isRead) return stageOf(reading, deployment);
  return reading.isCharged ? stageOf({ kind: reading.kind, bytes: 0, pages: 0 }, deployment) : [];
}

const busy = unread('not_readable', 'the readers were too busy');

/** Reads a part that is not known, and remembers it. */
async function readNew(
  { key, ...part }: Omit<PartToRead, 'rates' | 'budget'> & { readonly key: string },
  taking: Taking,
): Promise<PartReading | Unread> {
  const reading = await read(part, taking);
  taking.readings.set(key, reading);
  if ('kind' in reading && mayBeRemembered(reading, taking)) partMemory.remember(key, reading);
  return reading;
}

/** A failure that cost nothing may be gone the next time, and what other parts left no time for may be read alone. */
const mayBeRemembered = ({ isRead, isCharged, unread: why }: PartReading, { budget }: Taking): boolean =>
  (isRead || isCharged) && !(why && budget.isEmpty);

/** Reads a part. Readers that are too busy refuse the call, unless the deployment goes on without failing stages. */
async function read(
  part: Omit<PartToRead, 'rates' | 'budget'>,
  { deployment, context, budget }: Taking,
): Promise<PartReading | Unread> {
  const toRead = { ...part, rates: ratesNudity(deployment), budget };
  const reading = await orSkip(deployment.fields.on_failure === 'open', context, () => readPart(toRead, context));
  return reading ?? busy;
}

/** Fetches a part as scans fetch their files. What cannot be fetched is unread. */
async function readAtAddress(each: FetchPlanned, taking: Taking): Promise<PartReading | Unread> {
  const { context, deployment, budget } = taking;
  const { medium, place } = each.part;
  const sent = { url: each.url, field: place };
  const wanted = { name: 'file', accept: '*/*', maxBytes: medium === 'audio' ? MAX_AUDIO_BYTES : MAX_IMAGE_BYTES };
  let isFetched = false;
  try {
    checkAddress(sent, context);
    return await readFetched(sent, wanted, context, (bytes) => {
      isFetched = true;
      budget.addBytes(bytes.byteLength);
      return readContent(each, bytes, taking);
    });
  } catch (error) {
    if (isFetched || !(error instanceof Failure)) throw error;
    if (isBusy(error) && deployment.fields.on_failure === 'closed') throw error;
    return unread('not_fetched', error.message);
  }
}

type FetchPlanned = Extract<PlannedPart, { plan: 'fetch' }>;

/** Reads a fetched part, unless it is known, once its price is booked. */
async function readContent(each: FetchPlanned, bytes: Uint8Array, taking: Taking): Promise<PartReading | Unread> {
  const { context, deployment, budget, readings } = taking;
  const { place, medium, spoken } = each.part;
  const kind = kindOfPart(bytes, medium);
  if (typeof kind === 'object') return kind;
  const key = keyOfPart(bytes, kind, deployment, context);
  const known = partMemory.recall(key) ?? readings.get(key);
  if (known) {
    each.fetched = { key, priced: spoken.isNew && 'kind' in known ? known : undefined };
    await taking.onFetched();
    return known;
  }
  const count = () => countedPdf(bytes, context, budget);
  const counted = kind === 'pdf' ? await orSkip(deployment.fields.on_failure === 'open', context, count) : undefined;
  if (kind === 'pdf' && !counted) return busy;
  each.fetched = { key, priced: { kind, bytes: bytes.byteLength, pages: pagesOf(counted) } };
  await taking.onFetched();
  return readNew({ key, place, bytes, kind, counted }, taking);
}

/** Whether the service itself has no room now. */
const isBusy = ({ code }: Failure): boolean => code === 'not_ready' || code === 'rate_limited';
