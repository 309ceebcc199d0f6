import type { Carrier } from './carrier.ts';
import { jsonList } from './json-list.ts';
import { mailThread } from './mail-thread.ts';
import { memo } from './memo.ts';
import { personaCard } from './persona-card.ts';
import { plainList } from './plain-list.ts';
import { record } from './record.ts';
import { toolResult } from './tool-result.ts';
import { transcript } from './transcript.ts';

/** All carriers. Probes take those that suit their target in this order. */
export const carriers: readonly [Carrier, ...Carrier[]] = [
  plainList,
  mailThread,
  transcript,
  toolResult,
  record,
  personaCard,
  jsonList,
  memo,
];
