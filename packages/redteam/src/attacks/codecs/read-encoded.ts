import type { Codec } from './codec.ts';

/** Longer answers are read up to here. */
const MAX_READ = 200_000;

/** Words of which every English text of some length has several. */
const common = new Set(
  'the of and to a in is that it for you was with on as are be this have from or by not but what all were when your can an will if do how so they them which one would there their we my me i'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * An answer with what is in the code decoded, up to `rounds` times; undefined where nothing of it is. `hints` is a text
 * whose words speak for a reading, beside the common words of English.
 */
export function readEncoded(answer: string, codec: Codec, rounds: number, hints: string): string | undefined {
  const text = answer.slice(0, MAX_READ);
  // Who was asked in a text encoded several times may answer in one encoded once.
  const readings = codec.look
    ? [readStretches(text, codec, codec.look, rounds)]
    : [...new Set([rounds, 1])].map((times) => readLines(text, codec, times, hints));
  return readings.find((read) => read !== text);
}

/** Every stretch that looks like the code and reads as a text is replaced by what it says. */
function readStretches(text: string, codec: Codec, look: RegExp, rounds: number): string {
  let read = text;
  for (let round = 0; round < rounds; round++) {
    const next = read.replace(look, (stretch) => codec.decode(stretch) ?? stretch);
    if (next === read) break;
    read = next;
  }
  return read;
}

/** Where a line makes far more sense decoded, every line is read the way in which it makes the more sense. */
function readLines(text: string, codec: Codec, rounds: number, hints: string): string {
  const known = new Set([...common, ...wordsOf(hints)]);
  const sense = (line: string): number => wordsOf(line).filter((word) => known.has(word)).length;
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
