import type { Random } from '../../seeded-random.ts';
import { graphemesOf } from '../graphemes.ts';
import type { ObfuscationTechnique } from './obfuscation-technique.ts';

const namings = [
  ['a', 'b', 'c', 'd', 'e'],
  ['north', 'east', 'south', 'west', 'centre'],
  ['red', 'green', 'blue', 'white', 'black'],
  ['part_k', 'part_q', 'part_v', 'part_x', 'part_z'],
] as const;

/** Writes three to five pieces of the text as variables in random order, followed by an expression that joins them. */
export const splitPayload: ObfuscationTechnique = {
  name: 'split_payload',
  howToRead: 'set the variables and join them in the order of the last line',
  apply(text, random) {
    const pieces = piecesOf(graphemesOf(text), 3 + random.below(3), random);
    const names = random.shuffle(random.pick(namings)).slice(0, pieces.length);
    const lines = pieces.map((piece, at) => `${names[at]} = ${JSON.stringify(piece)}`);
    return [...random.shuffle(lines), `request = ${names.join(' + ')}`].join('\n');
  },
};

/** Cuts the text into pieces of about equal size. */
function piecesOf(graphemes: readonly string[], wanted: number, random: Random): string[] {
  const size = Math.ceil(graphemes.length / wanted);
  const reach = Math.ceil(size / 4);
  const cuts = Array.from({ length: wanted - 1 }, (_, at) => (at + 1) * size - random.below(reach));
  return [0, ...cuts].map((from, at) => graphemes.slice(from, cuts[at]).join('')).filter((piece) => piece !== '');
}
