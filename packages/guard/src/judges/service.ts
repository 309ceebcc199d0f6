import type { Client } from '@redoubt/client';
import type { Detection, SentDetectors } from '@redoubt/contract';
import { GuardBlocked } from '../guard/guard-blocked.ts';
import type { Judge } from '../guard/judge.ts';
import { firstOpen, piiTail } from '../tails/pii-tail.ts';
import type { LabelledSpan } from '../tokens/redact.ts';
import type { OpenFrom } from '../watch/output-watch.ts';

/** How a service is asked. */
export interface ServiceJudgeOptions {
  /**
   * Characters of a streamed answer between two verdicts. Each verdict is a call, and costs what the detectors cost.
   * Default 1,200.
   */
  readonly every?: number;
}

const EVERY = 1_200;

/** Judges by a Redoubt service, so that its policies of price and limits apply. Texts leave this process. */
export function byService(client: Pick<Client, 'guardrails'>, { every = EVERY }: ServiceJudgeOptions = {}): Judge {
  const detect = (text: string, detectors: SentDetectors, signal?: AbortSignal): Promise<Detection> =>
    client.guardrails.detect({ body: { text, detectors } }, { signal });
  return {
    detect,
    async personalData(text, wanted, signal) {
      const detection = await detect(text, { pii: { enabled: true, ...wanted } }, signal);
      return spansIn(text, detection);
    },
    openTail,
    every,
  };
}

/**
 * Returns where the values of a verdict are in a text. A value that the text holds encoded has no place in it, so it
 * cannot be replaced, and the text is stopped.
 */
function spansIn(text: string, detection: Detection): readonly LabelledSpan[] {
  const values = Object.values(detection.details.pii ?? {}).flatMap((section) => Object.entries(section));
  return values.flatMap(([placeholder, value]) => {
    const label = placeholder.replace(/^<|_\d+>$/g, '');
    const spans: LabelledSpan[] = [];
    for (
      let start = value === '' ? -1 : text.indexOf(value);
      start !== -1;
      start = text.indexOf(value, start + value.length)
    ) {
      spans.push({ start, end: start + value.length, label });
    }
    if (spans.length === 0) throw new GuardBlocked({ stage: 'input', detected: ['pii'], blocking: ['pii'], detection });
    return spans;
  });
}

/** A keyword may be spaced or disguised. */
const STRETCH = 3;

function openTail({ keyword_detector: keywords, pii }: SentDetectors, holdBack: number): OpenFrom | undefined {
  const banned = keywords?.enabled && 'banned_keywords' in keywords ? keywords.banned_keywords : [];
  const longest = Math.max(0, ...banned.map(({ length }) => length)) * STRETCH;
  const tails: OpenFrom[] = [
    ...(longest > 0 ? [(text: string) => Math.max(0, text.length - longest)] : []),
    ...(pii?.enabled ? [piiTail(holdBack)] : []),
  ];
  return tails.length > 0 ? firstOpen(tails) : undefined;
}
