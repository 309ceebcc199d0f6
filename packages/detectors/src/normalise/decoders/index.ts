import type { Decoder } from '../decoder.ts';
import { base32Decoder } from './base32-decoder.ts';
import { base58Decoder } from './base58-decoder.ts';
import { base64Decoder } from './base64-decoder.ts';
import { base85Decoder } from './base85-decoder.ts';
import { binaryDecoder } from './binary-decoder.ts';
import { brokenWordDecoder } from './broken-word-decoder.ts';
import { reversedDecoder, rot13Decoder, rotationDecoder, unknownDecoder } from './cipher-decoder.ts';
import { codeListDecoder } from './code-list-decoder.ts';
import { drawnDecoder, turnedDecoder } from './drawn-decoder.ts';
import { entityDecoder } from './entity-decoder.ts';
import { escapeDecoder } from './escape-decoder.ts';
import { hexDecoder } from './hex-decoder.ts';
import { selectorDecoder, tagDecoder, zeroWidthDecoder } from './hidden-decoder.ts';
import { lineInitialsDecoder, wordInitialsDecoder } from './initials-decoder.ts';
import { joinedStringsDecoder } from './joined-strings-decoder.ts';
import { leetDecoder } from './leet-decoder.ts';
import { markupDecoder } from './markup-decoder.ts';
import { morseDecoder } from './morse-decoder.ts';
import { numberDecoder } from './number-decoder.ts';
import { percentDecoder } from './percent-decoder.ts';
import { pigLatinDecoder } from './pig-latin-decoder.ts';
import { pilotsDecoder } from './pilots-decoder.ts';
import { punycodeDecoder } from './punycode-decoder.ts';
import { quotedPrintableDecoder } from './quoted-printable-decoder.ts';
import { rot47Decoder } from './rot47-decoder.ts';
import { speltDecoder } from './spelt-decoder.ts';
import { templateDecoder } from './template-decoder.ts';
import { utf7Decoder } from './utf7-decoder.ts';
import { uuencodeDecoder } from './uuencode-decoder.ts';

/** Every coding that is undone, the most usual ones first. */
export const decoders: readonly Decoder[] = [
  base64Decoder,
  hexDecoder,
  percentDecoder,
  entityDecoder,
  escapeDecoder,
  markupDecoder,
  speltDecoder,
  brokenWordDecoder,
  leetDecoder,
  drawnDecoder,
  turnedDecoder,
  rot13Decoder,
  rotationDecoder,
  reversedDecoder,
  unknownDecoder,
  quotedPrintableDecoder,
  codeListDecoder,
  binaryDecoder,
  base32Decoder,
  base85Decoder,
  base58Decoder,
  templateDecoder,
  joinedStringsDecoder,
  morseDecoder,
  pilotsDecoder,
  numberDecoder,
  utf7Decoder,
  uuencodeDecoder,
  punycodeDecoder,
  rot47Decoder,
  pigLatinDecoder,
  lineInitialsDecoder,
  wordInitialsDecoder,
];

/** Codings in invisible characters, which only the caller's own text has. */
export const hiddenDecoders: readonly Decoder[] = [tagDecoder, selectorDecoder, zeroWidthDecoder];
