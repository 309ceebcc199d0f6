import { createHash } from 'node:crypto';
import type { ProxyStage } from '@redoubt/metering';
import { CpuBudget } from '../../guardrails/scans/cpu-budget.ts';
import { type CountedPdf, countedPdf } from '../../guardrails/scans/pages-to-price.ts';
import type { GatewayContext } from '../context.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import { bytesOf, kindOfBase64, type PartKind, sizeOf, wellFormed } from './decode-part.ts';
import { PartMemory, type PartReading } from './part-reading.ts';
import { type SentPart, type Unread, unread } from './sent-part.ts';

/** The most parts that one call has read or fetched. Those that are known from earlier calls do not count. */
const MAX_READ = 16;

/** A part to read. */
interface ReadPlan {
  readonly plan: 'read';
  readonly key: string;
  readonly base64: string;
  readonly kind: PartKind;
  /** Of a PDF, once its pages are counted. */
  counted: CountedPdf | undefined;
}

/** A part at an address. */
interface FetchPlan {
  readonly plan: 'fetch';
  readonly url: string;
  /** What it costs, once it is fetched. */
  fetched: FetchedPart | undefined;
}

/** A fetched part that can be read. */
interface FetchedPart {
  readonly key: string;
  /** Undefined if it is known from an earlier turn, and free. */
  readonly priced: PricedPart | undefined;
}

/** What is to be done with a part. */
export type PlannedPart = { readonly part: SentPart } & (
  | { readonly plan: 'unread'; readonly why: Unread }
  | { readonly plan: 'known'; readonly key: string; readonly reading: PartReading }
  | ReadPlan
  /** The same as a later part of the call, which is read. */
  | { readonly plan: 'same'; readonly as: ReadPlan }
  | FetchPlan
);

type Stages = Pick<ReadyDeployment, 'input' | 'redaction' | 'fields'>;

/** What was read of the parts of earlier calls, in this process. */
export const partMemory = new PartMemory();

/** Whether a deployment does anything about parts, so that a request is searched for them. */
export const handlesParts = ({ input, redaction, fields }: Stages): boolean =>
  input !== undefined || redaction !== undefined || fields.unread === 'block';

/** The plan for the parts of a call. */
export interface PartsPlan {
  readonly planned: readonly PlannedPart[];
  /**
   * The processor time for all parts that are read. So a call of many small files takes no more than one large file of
   * their size.
   */
  readonly budget: CpuBudget;
}

/** Decides what is done with each part. */
export function planParts(parts: readonly SentPart[], deployment: Stages, context: GatewayContext): PartsPlan {
  const planning: Planning = { room: { left: MAX_READ }, plans: new Map(), context };
  // The latest parts come first, so that those of earlier turns cannot take their place.
  const planned = parts.toReversed().map((part) => planPart(part, deployment, planning));
  const bytes = [...planning.plans.values()].reduce((sum, { base64 }) => sum + sizeOf(base64), 0);
  return { planned: planned.reverse(), budget: new CpuBudget(bytes) };
}

/** Counts the pages of PDFs, because they are part of the price. The latest come first. */
export async function countPages({ planned, budget }: PartsPlan, context: GatewayContext): Promise<void> {
  for (const each of planned.toReversed()) {
    if (each.plan !== 'read' || each.kind !== 'pdf') continue;
    each.counted = await countedPdf(bytesOf(each.base64), context, budget);
  }
}

interface Planning {
  readonly room: { left: number };
  /** The parts that will be read, by their keys. */
  readonly plans: Map<string, ReadPlan>;
  readonly context: GatewayContext;
}

function planPart(part: SentPart, deployment: Stages, planning: Planning): PlannedPart {
  const { source } = part;
  const why = whyNot(part, deployment);
  if (why) return { part, plan: 'unread', why };
  if (source.kind === 'inline') return planInline(part, source.base64, deployment, planning);
  if (source.kind === 'stored') return { part, plan: 'unread', why: unread('stored_file') };
  if (source.kind === 'unknown') return { part, plan: 'unread', why: unread('unknown_form') };
  if (!deployment.fields.fetch_part_addresses) return { part, plan: 'unread', why: unread('address') };
  return takesRoom(planning)
    ? { part, plan: 'fetch', url: source.url, fetched: undefined }
    : { part, plan: 'unread', why: tooMany };
}

function planInline(part: SentPart, sent: string, deployment: Stages, planning: Planning): PlannedPart {
  const base64 = wellFormed(sent);
  if (base64 === undefined) return { part, plan: 'unread', why: unread('broken_base64') };
  const kind = kindOfBase64(base64, part.medium);
  if (typeof kind === 'object') return { part, plan: 'unread', why: kind };
  const key = keyOfPart(base64, kind, deployment, planning.context);
  const reading = partMemory.recall(key);
  if (reading) return { part, plan: 'known', key, reading };
  const as = planning.plans.get(key);
  if (as) return { part, plan: 'same', as };
  if (!takesRoom(planning)) return { part, plan: 'unread', why: tooMany };
  const plan = { part, plan: 'read', key, base64, kind, counted: undefined } as const;
  planning.plans.set(key, plan);
  return plan;
}

function takesRoom({ room }: Planning): boolean {
  if (room.left === 0) return false;
  room.left -= 1;
  return true;
}

const tooMany = unread('too_many', `at most ${MAX_READ} parts of a call are read`);

/** Returns why no part like this one is read, if none is. */
function whyNot({ medium }: SentPart, { input, redaction, fields }: Stages): Unread | undefined {
  if (fields.unread === 'pass') return unread('reading_disabled');
  if (!redaction && !input) return unread('nothing_judges');
  return medium === 'video' ? unread('video') : undefined;
}

/** Whether a detector looks for nudity in pictures. */
export const ratesNudity = ({ input }: Pick<Stages, 'input'>): boolean => input?.detectors.nsfw !== undefined;

/** Returns what memories know a part by: its content, how it is read, and whose it is. Content is base64, or fetched. */
export function keyOfPart(
  content: string | Uint8Array,
  kind: PartKind,
  deployment: Stages,
  { account }: GatewayContext,
): string {
  const hash = createHash('sha256').update(content).digest('base64url');
  return [account.organisation.id, kind, kind === 'image' && ratesNudity(deployment) ? 'rated' : '', hash].join(' ');
}

/**
 * Returns the stages that reading costs, before it is done: the parts that came after the model's last answer, and
 * earlier ones that are not known any more. A part that is not fetched yet counts as the least of what it says that it
 * is. What it costs is known once it is fetched, before it is read.
 */
export const stagesToRead = (planned: readonly PlannedPart[], deployment: Stages): ProxyStage[] =>
  planned.flatMap((each) => {
    const priced = pricedOf(each);
    return priced ? stageOf(priced, deployment) : [];
  });

/** What the price of a part depends on. */
export type PricedPart = Pick<PartReading, 'kind' | 'bytes' | 'pages'>;

function pricedOf(each: PlannedPart): PricedPart | undefined {
  if (each.plan === 'unread') return undefined;
  if (each.plan === 'known') return each.part.spoken.isNew ? each.reading : undefined;
  if (each.plan === 'fetch') return each.fetched ? each.fetched.priced : leastOf(each.part);
  if (each.plan === 'same' && !each.part.spoken.isNew) return undefined;
  const { kind, base64, counted } = each.plan === 'same' ? each.as : each;
  return { kind, bytes: sizeOf(base64), pages: pagesOf(counted) };
}

/** Returns the pages that are priced. A PDF that cannot be opened has none. */
export const pagesOf = (counted: CountedPdf | undefined): number =>
  counted && !counted.failure ? counted.pages.atMost : 0;

const leastOf = (part: SentPart): PricedPart => ({ kind: kindOfAddress(part), bytes: 0, pages: 0 });

const kindOfAddress = ({ medium }: SentPart): PartKind => (medium === 'image' || medium === 'audio' ? medium : 'pdf');

/** Returns the stage that a read part costs. A document other than a PDF has no counted pages. */
export function stageOf(
  { kind, bytes, pages }: PricedPart,
  { input, redaction }: Pick<Stages, 'input' | 'redaction'>,
): ProxyStage[] {
  if (kind === 'pdf' || kind === 'document') return [{ stage: 'input_document', bytes, pages }];
  const detectors = input?.detectors ?? { pii: { ...redaction, enabled: true } };
  return [{ stage: kind === 'image' ? 'input_image' : 'input_audio', detectors }];
}
