import type { DetectorName } from '@redoubt/contract';
import type { PiiWanted } from '@redoubt/detectors';
import { judgeOtherwise } from '../../guardrails/media/judge-media.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import { judgeFragments } from '../../guardrails/scans/judge-fragments.ts';
import type { GatewayContext } from '../context.ts';
import { judged, type TextVerdict, withFindings } from '../stages/judged.ts';
import { TextMemory } from '../stages/text-memory.ts';
import { nudityVerdict } from './nudity-verdict.ts';
import { type SentPart, type Unread, unread } from './sent-part.ts';
import type { SeenPart } from './take-parts.ts';

/** A part with what was found in it. */
export interface JudgedPart {
  readonly part: SentPart;
  readonly kind: string;
  /** Undefined if nothing was found, or nothing was judged. */
  readonly verdict: TextVerdict | undefined;
  readonly unread: Unread | undefined;
}

/** The most characters of all parts of a call that are judged. */
const MAX_CHARACTERS = 1_000_000;

/** Parts of earlier turns in which nothing was found, by the settings of a deployment. */
const clean = new TextMemory<true>();

/** Judges what was read of the parts. The latest come first, in case that all is too much. */
export async function judgeParts(
  seen: readonly SeenPart[],
  ready: ReadyDetectors | undefined,
  context: GatewayContext,
): Promise<JudgedPart[]> {
  const room = { left: MAX_CHARACTERS };
  const all: JudgedPart[] = [];
  for (const each of seen.toReversed()) all.push(await judgePart(each, ready, { room, context }));
  return all.reverse();
}

interface Judging {
  readonly room: { left: number };
  readonly context: GatewayContext;
}

async function judgePart(
  { part, key, reading, unread: why }: SeenPart,
  ready: ReadyDetectors | undefined,
  { room, context }: Judging,
): Promise<JudgedPart> {
  const told = { part, kind: reading?.kind ?? part.medium, verdict: undefined, unread: why };
  const { voice, isNew } = part.spoken;
  if (!reading || !ready || voice === 'system') return told;
  if (key !== undefined && !isNew && clean.recall(ready.detectors, key)) return told;
  const characters = [...reading.texts, ...reading.otherwise].reduce((sum, { length }) => sum + length, 0);
  if (characters > room.left) return { ...told, unread: unread('too_much_text') };
  room.left -= characters;
  const verdict = await verdictOn(reading, ready, context);
  if (!verdict && key !== undefined && !isNew) clean.remember(ready.detectors, key, true);
  return { ...told, verdict };
}

async function verdictOn(
  { texts, otherwise, nudity }: NonNullable<SeenPart['reading']>,
  ready: ReadyDetectors,
  context: GatewayContext,
): Promise<TextVerdict | undefined> {
  const fragments = texts.map((text) => ({ text }));
  const found = [
    ...(await judgeFragments(fragments, ready, { context, onJudged: () => undefined })),
    ...(await judgeOtherwise(ready, { otherwise }, context)),
  ].flatMap(({ detection, triggered }) => (triggered.length > 0 ? [judged(detection)] : []));
  const shown = nudityVerdict(nudity, ready.detectors);
  const [first, ...others] = shown ? [shown, ...found] : found;
  return first && others.reduce(extended, first);
}

/** Returns a verdict with the findings of another one that it does not have. */
export const extended = (verdict: TextVerdict, more: TextVerdict): TextVerdict =>
  withFindings(
    verdict,
    more,
    more.detected.filter((name) => !verdict.detected.includes(name)),
  );

/** Parts in which no personal data was found, by the wanted data. */
const impersonal = new TextMemory<true>();

/** Returns the parts that hold personal data. It cannot be replaced there, so such a part may not be sent. */
export async function personalParts(
  seen: readonly SeenPart[],
  wanted: PiiWanted,
  context: GatewayContext,
): Promise<SentPart[]> {
  const found: SentPart[] = [];
  for (const { part, key, reading } of seen) {
    if (!reading || (key !== undefined && impersonal.recall(wanted, key))) continue;
    const isPersonal = await hasPersonal(reading.texts, wanted, context);
    if (isPersonal) found.push(part);
    else if (key !== undefined) impersonal.remember(wanted, key, true);
  }
  return found;
}

async function hasPersonal(texts: readonly string[], wanted: PiiWanted, context: GatewayContext): Promise<boolean> {
  for (const text of texts) {
    const spans = await context.detectors.findPersonal(text, wanted, { isOneOfMany: true });
    if (spans.length > 0) return true;
  }
  return false;
}

/** Returns the detectors that found something in parts that count. Topics belong to the latest texts. */
export const detectedIn = (parts: readonly JudgedPart[], counts: (part: SentPart) => boolean): DetectorName[] => [
  ...new Set(
    parts
      .filter(({ part }) => counts(part))
      .flatMap(
        ({ part, verdict }) => verdict?.detected.filter((name) => part.spoken.isNew || !isOfLatestOnly(name)) ?? [],
      ),
  ),
];

const isOfLatestOnly = (name: DetectorName): boolean => name === 'topic_detector';
