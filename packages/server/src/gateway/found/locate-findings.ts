import type { DetectorName } from '@redoubt/contract';
import type { FoundSpan } from '@redoubt/detectors';
import { withProjectTexts } from '../../guardrails/protected/find-references.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import type { GatewayContext } from '../context.ts';
import { blockingPart } from '../stages/judge-output.ts';
import { isProse } from '../stream/quiet-fields.ts';
import type { JudgedByPolicy, JudgedText } from './judged-text.ts';

/** A text in which a detector found something. */
export interface LocatedText {
  readonly text: JudgedText;
  readonly spans: readonly FoundSpan[];
}

/** Characters and texts of one call that are textsToSearch again for what was found in them. */
const MAX_CHARACTERS = 131_072;
const MAX_TEXTS = 256;
/** How long that may take, in ms. */
const MAX_MS = 20_000;
/** Calls of one organisation that are textsToSearch at once. */
const MAX_OF_OWNER = 16;
const running = new Map<string, number>();

/** Detectors that find exact words in any text. */
const exact: ReadonlySet<string> = new Set(['keyword_detector', 'pii']);

/**
 * Returns in which texts detectors found something, by the detector. A call's verdict is on texts together, so each text
 * is judged alone once more, after the answer has gone. Returns what it has where there is too much to search.
 */
export async function locateFindings(
  { policy, texts }: JudgedByPolicy,
  names: readonly DetectorName[],
  context: GatewayContext,
): Promise<ReadonlyMap<DetectorName, readonly LocatedText[]>> {
  const located = new Map<DetectorName, LocatedText[]>();
  const owner = context.account.organisation.id;
  const now = running.get(owner) ?? 0;
  if (now >= MAX_OF_OWNER || names.length === 0) return located;
  running.set(owner, now + 1);
  try {
    const ready = await withProjectTexts(policy, context);
    for await (const { detector, text, spans } of locatedIn(texts, names, { ready, context })) {
      located.set(detector, [...(located.get(detector) ?? []), { text, spans }]);
    }
  } catch (error) {
    context.log.debug({ err: error }, 'what was found in a call was not looked for in all of its texts');
  } finally {
    const left = (running.get(owner) ?? 1) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
  }
  return located;
}

interface Searching {
  readonly ready: ReadyDetectors;
  readonly context: GatewayContext;
}

async function* locatedIn(texts: readonly JudgedText[], names: readonly DetectorName[], { ready, context }: Searching) {
  const signal = AbortSignal.any([context.stopping, AbortSignal.timeout(MAX_MS)]);
  for (const text of textsToSearch(texts)) {
    const detectors = detectorsFor(text, names, ready);
    const found = detectors ? context.detectors.locate(text.text, detectors, { tuning: ready.tuning, signal }) : [];
    for (const each of await found) yield { ...each, text };
  }
}

/** Yields the texts that are textsToSearch. One that is too long is left out, and shorter ones behind it are not. */
function* textsToSearch(texts: readonly JudgedText[]): Generator<JudgedText, void> {
  let room = MAX_CHARACTERS;
  for (const text of texts.slice(0, MAX_TEXTS)) {
    if (text.text.length > room || text.text === '') continue;
    room -= text.text.length;
    yield text;
  }
}

/** Returns those of the detectors that read such a text. Topics belong to what was said last. */
function detectorsFor(
  { text, isField, isNew }: JudgedText,
  names: readonly DetectorName[],
  ready: ReadyDetectors,
): ReadyDetectors['detectors'] | undefined {
  const isExactOnly = isField && !isProse(text);
  const reads = (name: DetectorName) =>
    (!isExactOnly || exact.has(name)) && (name !== 'topic_detector' || (isNew && !isField));
  return blockingPart(ready, new Set(names.filter(reads)))?.detectors;
}
