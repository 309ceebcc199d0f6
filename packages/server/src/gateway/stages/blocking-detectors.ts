import type { DetectorName } from '@redoubt/contract';
import type { OpenFrom } from '@redoubt/guard/parts';
import { keywordTail, piiTail } from '@redoubt/guard/tails';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import { blockingPart } from './judge-output.ts';

type Stages = Pick<ReadyDeployment, 'blocksOutput' | 'fields'>;

/**
 * Pause of the model, in ms, after which held text is judged. A keyword search takes some microseconds and a search
 * for personal data a hundred. Every other detector may use the encoder.
 */
const quietMs: Readonly<Partial<Record<DetectorName, number>>> = { keyword_detector: 10, pii: 100 };
const QUIET_MS = 250;

/** The detectors that a deployment blocks by, and the function that finds the open end of a text. */
interface Blocking {
  readonly detectors: ReadyDetectors['detectors'];
  readonly blocking: ReadyDetectors | undefined;
  readonly openFrom: OpenFrom | undefined;
}

/**
 * Cached per deployment, by its list of blocking detectors. The list is recreated whenever a part of the deployment
 * changes.
 */
const knownBlocking = new WeakMap<ReadonlySet<string>, Blocking>();

export function blockingOf(ready: ReadyDetectors | undefined, { blocksOutput, fields }: Stages): Partial<Blocking> {
  if (!ready) return {};
  const known = knownBlocking.get(blocksOutput);
  if (known?.detectors === ready.detectors) return known;
  const blocking = blockingPart(ready, blocksOutput);
  const openFrom = blocking && tailOf(blocking, fields.hold_back);
  const found = { detectors: ready.detectors, blocking, openFrom };
  knownBlocking.set(blocksOutput, found);
  return found;
}

export function quietMsOf({ detectors }: ReadyDetectors): number {
  return Math.max(...Object.keys(detectors).map((name) => quietMs[name as DetectorName] ?? QUIET_MS));
}

/**
 * Returns a function that finds the index from which a text may still become something that a detector with exact
 * spans finds.
 */
function tailOf({ detectors }: ReadyDetectors, holdBack: number): OpenFrom | undefined {
  const tails = [
    ...(detectors.keyword_detector ? [keywordTail(detectors.keyword_detector.banned_keywords)] : []),
    ...(detectors.pii ? [piiTail(holdBack)] : []),
  ];
  if (tails.length === 0) return undefined;
  return (text) => tails.reduce((least, openFrom) => Math.min(least, openFrom(text)), text.length);
}
