import { functionWords } from '../grounding/word-tables.ts';
import { wordHash } from './shingle-hash.ts';

/** Weight of a function word. */
const FUNCTION_WEIGHT = 0.25;
/** Weight of a word that is typical of instructions to a model or of its answers. */
const INSTRUCTION_WEIGHT = 0.5;

const instructionWords =
  `answer answers assistant question questions user users customer customers help helpful please always never
  instruction instructions respond response responses reply information request requests provide ask asked polite friendly
  clear concise language model ai chatbot support people person need needs make sure use used tell give given like`.split(
    /\s+/,
  );

let weights: ReadonlyMap<number, number> | undefined;

/** Returns the weight of a word by its hash: 1 for a content word, less for a common one. */
export function weightOfWord(hash: number): number {
  weights ??= new Map([
    ...instructionWords.map((word): [number, number] => [wordHash(word), INSTRUCTION_WEIGHT]),
    ...[...functionWords].map((word): [number, number] => [wordHash(word), FUNCTION_WEIGHT]),
  ]);
  return weights.get(hash) ?? 1;
}
