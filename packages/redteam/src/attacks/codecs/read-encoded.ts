import { letterWordsOf } from '../../split-words.ts';
import type { Codec } from './codec.ts';

/** Maximum number of characters of an answer that are read. */
const MAX_READ = 200_000;

/** Frequent words. Every English text of some length contains several of them. */
const common = new Set(
  'the of and to a in is that it for you was with on as are be this have from or by not but what all were when your can an will if do how so they them which one would there their we my me i'.split(
    ' ',
  ),
);

/**
 * Returns the answer with its encoded parts decoded, up to `rounds` times. Returns undefined if nothing is encoded.
 * `hints` is a text whose words count, like common English words, as a sign that a decoding is right.
 */
export function readEncoded(answer: string, codec: Codec, rounds: number, hints: string): string | undefined {
  const text = answer.slice(0, MAX_READ);
  // A model that got a text encoded several times may answer in a text encoded only once.
  const readings = codec.look
    ? [readStretches(text, codec, codec.look, rounds)]
    : [...new Set([rounds, 1])].map((times) => readLines(text, codec, times, hints));
  return readings.find((read) => read !== text);
}

/** Replaces each part that looks encoded with its decoded text, if it can be decoded. */
function readStretches(text: string, codec: Codec, look: RegExp, rounds: number): string {
  let read = text;
  for (let round = 0; round < rounds; round++) {
    const next = read.replace(look, (stretch) => codec.decode(stretch) ?? stretch);
    if (next === read) break;
    read = next;
  }
  return read;
}

/**
 * Decodes line by line. If at least one line with n known words has more than 2n + 1 known words after decoding, each
 * line is returned plain or decoded, whichever has more known words. Otherwise returns the text as it is.
 */
function readLines(text: string, codec: Codec, rounds: number, hints: string): string {
  const known = new Set([...common, ...letterWordsOf(hints)]);
  const sense = (line: string): number => letterWordsOf(line).filter((word) => known.has(word)).length;
  const lines = text.split('\n').map((plain) => {
    const decoded = decodeTimes(plain, codec, rounds);
    return { plain, decoded, plainSense: sense(plain), decodedSense: sense(decoded) };
  });
  const isCoded = lines.some(({ plainSense, decodedSense }) => decodedSense > 2 * plainSense + 1);
  if (!isCoded) return text;
  return lines
    .map(({ plain, decoded, plainSense, decodedSense }) => (decodedSense >= plainSense ? decoded : plain))
    .join('\n');
}

function decodeTimes(text: string, codec: Codec, rounds: number): string {
  let decoded = text;
  for (let round = 0; round < rounds; round++) decoded = codec.decode(decoded) ?? decoded;
  return decoded;
}
