import { readData } from '../read-data/read-data.ts';
import type { GroundingRow } from './grounding-rows.ts';

const { deflections, declines } = readData('grounding/stock-replies');

/** Questions with replies of every kind, for training. Every domain counts as a source of its own. */
export function ownReplyRows(): GroundingRow[] {
  return [...tripleRows(), ...fullRows()];
}

function fullRows(): GroundingRow[] {
  return readData('grounding/full-replies').map(({ domain, question, answer }, at) =>
    rowOf({ domain, question, text: answer, label: 0, id: `own-full-${at}`, kind: 'full' }),
  );
}

interface OwnReply {
  readonly domain: string;
  readonly question: string;
  readonly text: string;
  readonly label: 0 | 1;
  readonly id: string;
  readonly kind: string;
}

function rowOf({ domain, ...reply }: OwnReply): GroundingRow {
  return { ...reply, source: `own_${domain}`, context: undefined, isPermissive: true };
}

function tripleRows(): GroundingRow[] {
  const triples = readData('grounding/replies');
  return triples.flatMap(({ domain, question, answer, miss }, at) => {
    // Half the list away is another domain.
    const far = triples[(at + (triples.length >> 1)) % triples.length];
    const row = (text: string, label: 0 | 1, kind: string): GroundingRow =>
      rowOf({ domain, question, text, label, kind, id: `own-reply-${at}-${kind}` });
    return [
      row(answer, 0, 'answer'),
      row(miss, 1, 'word_sharing'),
      ...(at % 3 > 0 ? [row(far?.miss ?? '', 1, 'unrelated')] : []),
      ...(at % 3 === 0 ? [row(deflections[at % deflections.length] ?? '', 1, 'deflected')] : []),
      ...(at % 5 === 0 ? [row(declines[(at / 5) % declines.length] ?? '', 0, 'declined')] : []),
    ];
  });
}
