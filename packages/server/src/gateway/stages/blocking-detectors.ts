import type { DetectorName } from '@redoubt/contract';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import { keywordTail, type OpenFrom } from '../stream/keyword-tail.ts';
import { piiTail } from '../stream/pii-tail.ts';
import { blockingPart } from './judge-output.ts';

type Stages = Pick<ReadyDeployment, 'blocksOutput' | 'fields'>;

/** A look for keywords takes some microseconds, one for personal data a hundred; every other may ask the encoder. */
const quietMs: Readonly<Partial<Record<DetectorName, number>>> = { keyword_detector: 10, pii: 100 };
const QUIET_MS = 250;

/** What a deployment blocks by, and where its texts are open. */
interface Blocking {
  readonly detectors: ReadyDetectors['detectors'];
  readonly blocking: ReadyDetectors | undefined;
  readonly openFrom: OpenFrom | undefined;
}

/** By a deployment's list, which is made anew when anything changes that the deployment is made of. */
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

/** Where a text may still become something that a detector with exact spans looks for. */
function tailOf({ detectors }: ReadyDetectors, holdBack: number): OpenFrom | undefined {
  const tails = [
    ...(detectors.keyword_detector ? [keywordTail(detectors.keyword_detector.banned_keywords)] : []),
    ...(detectors.pii ? [piiTail(holdBack)] : []),
  ];
  if (tails.length === 0) return undefined;
  return (text) => tails.reduce((least, openFrom) => Math.min(least, openFrom(text)), text.length);
}
