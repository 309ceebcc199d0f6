import type { Piece } from './piece.ts';
import type { Reading } from './text-writer.ts';

/** How single words in a coding are told from ordinary ones. */
export interface WordCoding {
  /** Matches what may be a word in the coding, as a whole. Global. */
  readonly token: RegExp;
  /** Returns what a token says, with offsets into the token, or undefined if it is no readable word. */
  decode(token: string): Reading | undefined;
  /** A shorter token only counts beside another one. */
  readonly minimum: number;
}

interface Candidate {
  readonly piece: Piece;
  readonly isSure: boolean;
}

/** Tokens of one chain are parted by white space and at most this many signs. */
const MAX_PART = 3;

/**
 * Returns the words of a text that are each in a coding. A short one counts if a longer one is beside it, because many
 * short words decode to something by chance.
 */
export function* codedWords(text: string, { token, decode, minimum }: WordCoding): Generator<Piece> {
  let chain: Candidate[] = [];
  for (const match of text.matchAll(token)) {
    const candidate = candidateOf(match, decode, minimum);
    if (!candidate) continue;
    const last = chain.at(-1);
    if (last && candidate.piece.start - last.piece.end > MAX_PART) {
      yield* sureOf(chain);
      chain = [];
    }
    chain.push(candidate);
  }
  yield* sureOf(chain);
}

function candidateOf(
  { 0: signs, index: start }: RegExpExecArray,
  decode: WordCoding['decode'],
  minimum: number,
): Candidate | undefined {
  const reading = decode(signs);
  if (!reading) return undefined;
  const toParent: Piece['toParent'] = (from, to) => {
    const span = reading.toParent(from, to);
    return { start: start + span.start, end: start + span.end };
  };
  return {
    piece: { start, end: start + signs.length, text: reading.text, toParent },
    isSure: signs.length >= minimum,
  };
}

function* sureOf(chain: readonly Candidate[]): Generator<Piece> {
  if (chain.some(({ isSure }) => isSure)) for (const { piece } of chain) yield piece;
}
