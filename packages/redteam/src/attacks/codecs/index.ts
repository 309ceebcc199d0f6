import type { encodingTypes } from '@redoubt/contract';
import { ascii } from './ascii.ts';
import { base64 } from './base64.ts';
import { binary } from './binary.ts';
import type { Codec } from './codec.ts';
import { hex } from './hex.ts';
import { leet } from './leet.ts';
import { morse } from './morse.ts';
import { rot13, rot21 } from './rotation.ts';
import { url } from './url.ts';

export type CodecName = (typeof encodingTypes)[number];

/** All codes. The order in which probes use them is that of `encodingTypes`. */
export const codecs: Readonly<Record<CodecName, Codec>> = {
  base64,
  rot13,
  hex,
  leet,
  binary,
  morse,
  ascii,
  url,
  rot21,
};
