import { isUtf8 } from 'node:buffer';
import type { Span } from '../../view.ts';
import { utf8Width } from '../bytes-reading.ts';
import type { Piece } from '../piece.ts';

/** An escape in a text: the character or the byte that it stands for. */
export interface Escape extends Span {
  /** A byte of UTF-8, or of Latin-1 if it is no valid UTF-8. */
  readonly byte?: number;
  readonly text?: string;
}

const ASCII_END = 0x80;

/**
 * Returns one piece for each character that escapes stand for. Bytes that follow one another are read together. Bytes
 * that are no UTF-8 are read as Latin-1, or not at all.
 */
export function escapePieces(escapes: Iterable<Escape>, isLatin1Read = true): Piece[] {
  const pieces: Piece[] = [];
  let run: { readonly start: number; readonly end: number; readonly byte: number }[] = [];
  const flush = (): void => {
    if (run.length > 0) addRun(run, pieces, isLatin1Read);
    run = [];
  };
  for (const { start, end, byte, text } of escapes) {
    if (byte !== undefined && byte >= ASCII_END) {
      if (run.at(-1)?.end !== start) flush();
      run.push({ start, end, byte });
      continue;
    }
    flush();
    pieces.push({ start, end, text: byte === undefined ? (text ?? '') : String.fromCharCode(byte) });
  }
  flush();
  return pieces;
}

/** Adds the characters of a run of bytes beyond ASCII. */
function addRun(run: readonly (Span & { readonly byte: number })[], pieces: Piece[], isLatin1Read: boolean): void {
  const bytes = Buffer.from(run.map(({ byte }) => byte));
  const isText = isUtf8(bytes);
  if (!isText && !isLatin1Read) return;
  let at = 0;
  for (const text of bytes.toString(isText ? 'utf8' : 'latin1')) {
    const width = isText ? utf8Width(text.codePointAt(0) ?? 0) : 1;
    pieces.push({ start: run[at]?.start ?? 0, end: run[at + width - 1]?.end ?? 0, text });
    at += width;
  }
}

/** What nobody has to write as an escape. A text that does so hides it. */
const written = /[\p{L}\p{N}@]/u;

/** Returns the pieces, or none of them if they stand for signs only. Signs are often escaped for a good reason. */
export function hidingPieces(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.some(({ text }) => written.test(text)) ? pieces : [];
}
