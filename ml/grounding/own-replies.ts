import type { GroundingRow } from './grounding-rows.ts';
import { ownRepliesFirst } from './own-replies-first.ts';
import { ownRepliesFull } from './own-replies-full.ts';
import { ownRepliesSecond } from './own-replies-second.ts';

/** Stock phrases that answer no question; written for training. */
const deflections = [
  'Thanks for getting in touch! We love hearing from our customers.',
  "That's a really good question. Is there anything else we can do for you?",
  'Our team works hard every day to give you the best possible service.',
  'We appreciate your interest and hope you enjoy your day.',
  'Quality matters to us, and so does your satisfaction.',
  'I am happy to assist you whenever you like.',
  'Please feel free to look around and let us know what you think.',
  "We're sorry to hear that. Your feedback means a lot to us.",
  'Such things can be complicated, but we are here for you.',
  'There are many views on this, and every one of them counts.',
  'Follow us for more news and offers!',
  "Wonderful that you're interested in this. Enjoy the journey!",
];

/** Honest replies that say why they do not answer; written for training. */
const declines = [
  "I can't see that from here, but the team on the phone can look it up.",
  "That isn't mentioned in the documents I have.",
  "I don't have any information about that, I'm afraid.",
  'There is no record of this in the file.',
  "I'm not able to judge that; please ask a specialist.",
  'Nobody can say for sure.',
  "I don't know, sorry. The desk on the first floor will.",
  "We can't share that, as it concerns another customer.",
  'The text does not say anything on this.',
  'I have no access to your account, so you would have to check it in the app.',
];

/** Questions with replies of every kind, for training. Every domain counts as a source of its own. */
export function ownReplyRows(): GroundingRow[] {
  return [...tripleRows(), ...fullRows()];
}

function fullRows(): GroundingRow[] {
  return linesOf(ownRepliesFull).map(([domain = '', question = '', text = ''], at) =>
    rowOf({ domain, question, text, label: 0, id: `own-full-${at}`, kind: 'full' }),
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
  const domains = Object.entries({ ...ownRepliesFirst, ...ownRepliesSecond });
  const triples = domains.flatMap(([domain, text]) => linesOf(text).map((cells) => [domain, ...cells]));
  return triples.flatMap(([domain = '', question = '', good = '', bad = ''], at) => {
    // Half the list away is another domain.
    const far = triples[(at + (triples.length >> 1)) % triples.length] ?? [];
    const row = (text: string, label: 0 | 1, kind: string): GroundingRow =>
      rowOf({ domain, question, text, label, kind, id: `own-reply-${at}-${kind}` });
    return [
      row(good, 0, 'answer'),
      row(bad, 1, 'word_sharing'),
      ...(at % 3 > 0 ? [row(far[3] ?? '', 1, 'unrelated')] : []),
      ...(at % 3 === 0 ? [row(deflections[at % deflections.length] ?? '', 1, 'deflected')] : []),
      ...(at % 5 === 0 ? [row(declines[(at / 5) % declines.length] ?? '', 0, 'declined')] : []),
    ];
  });
}

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
