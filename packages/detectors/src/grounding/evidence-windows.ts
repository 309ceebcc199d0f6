import type { ContextIndex } from './context-index.ts';
import type { RankedPassage } from './rank-passages.ts';

/** A stretch of the context that the encoder reads with a fact: chosen sentences in their order. */
export interface EvidenceWindow {
  readonly text: string;
  /** The numbers of its sentences in the context, those that share most with the fact first. */
  readonly passages: readonly number[];
}

/** Pieces of the encoder for a window and a claim together; a pair has 188. */
const PAIR_ROOM = 180;
/** A window holds at least so many, however long the claim is. */
const LEAST_ROOM = 70;
/** Windows a fact. */
const MAX_WINDOWS = 3;
/** A further window begins with a sentence that shares this part of what the best one shares. */
const WORTH = 0.4;

/** Characters of a piece of the encoder: of Latin letters, and of others. */
const LATIN_PIECE = 3.6;
const OTHER_PIECE = 1.6;

/** Estimates the pieces of a text, rather too many than too few. */
export function piecesIn(text: string): number {
  let others = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x24f) others += 1;
  return (text.length - others) / LATIN_PIECE + others / OTHER_PIECE;
}

/** Chooses what the encoder reads of a context: all of it where it fits, or else the sentences that share most. */
export function windowsFor(claim: string, ranked: readonly RankedPassage[], index: ContextIndex): EvidenceWindow[] {
  const room = Math.max(LEAST_ROOM, PAIR_ROOM - piecesIn(claim));
  const order = ranked.map(({ passage }) => passage);
  const whole = fitting([...index.passages.keys()], room, index);
  if (whole.length === index.passages.length) return [windowOf(whole, order, index)];
  const least = (ranked[0]?.share ?? 0) * WORTH;
  const windows: EvidenceWindow[] = [];
  let rest = ranked.filter(({ share }) => share > 0);
  while (windows.length < MAX_WINDOWS && rest[0] && (windows.length === 0 || rest[0].share >= least)) {
    const chosen = fitting(withLeads(rest), room, index);
    windows.push(windowOf(chosen, order, index));
    const taken = new Set(chosen);
    rest = rest.filter(({ passage }) => !taken.has(passage));
  }
  return windows;
}

/** The ranked sentences. After the best comes the one before it, which may say what its pronouns stand for. */
function withLeads([best, ...rest]: readonly RankedPassage[]): number[] {
  if (!best) return [];
  const lead = best.passage > 0 ? [best.passage - 1] : [];
  return [...new Set([best.passage, ...lead, ...rest.map(({ passage }) => passage)])];
}

/** The first sentences that have room together; one at least. */
function fitting(passages: readonly number[], room: number, { passages: all }: ContextIndex): number[] {
  const chosen: number[] = [];
  let left = room;
  for (const passage of passages) {
    left -= piecesIn(all[passage]?.text ?? '') + 1;
    if (left < 0 && chosen.length > 0) break;
    chosen.push(passage);
  }
  return chosen;
}

function windowOf(chosen: readonly number[], order: readonly number[], { passages }: ContextIndex): EvidenceWindow {
  const rank = new Map(order.map((passage, at) => [passage, at]));
  const inOrder = chosen.toSorted((a, b) => a - b);
  return {
    text: inOrder.map((passage) => passages[passage]?.text ?? '').join(' '),
    passages: inOrder.toSorted((a, b) => (rank.get(a) ?? order.length) - (rank.get(b) ?? order.length)),
  };
}
