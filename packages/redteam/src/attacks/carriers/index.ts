import type { Carrier } from './carrier.ts';
import { jsonList } from './json-list.ts';
import { memo } from './memo.ts';
import { plainList } from './plain-list.ts';
import { toolResult } from './tool-result.ts';

/** All carriers. Probes take those that suit their target in this order. */
export const carriers: readonly [Carrier, ...Carrier[]] = [plainList, jsonList, memo, toolResult];
