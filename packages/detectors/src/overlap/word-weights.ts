import { functionWords } from '../grounding/word-tables.ts';
import { wordHash } from './shingle-hash.ts';

/** How much of the sense of a sentence a word carries that stands in every sentence. */
const FUNCTION_WEIGHT = 0.25;
/** And one that stands in every instruction to a model, or in every answer of one. */
const INSTRUCTION_WEIGHT = 0.5;

const instructionWords =
  `answer answers assistant question questions user users customer customers help helpful please always never
  instruction instructions respond response responses reply information request requests provide ask asked polite friendly
  clear concise language model ai chatbot support people person need needs make sure use used tell give given like`.split(
    /\s+/,
  );

let weights: ReadonlyMap<number, number> | undefined;

/** 1 for a word that says something, less for one that stands everywhere. */
export function weightOfWord(hash: number): number {
  weights ??= new Map([
    ...instructionWords.map((word): [number, number] => [wordHash(word), INSTRUCTION_WEIGHT]),
    ...[...functionWords].map((word): [number, number] => [wordHash(word), FUNCTION_WEIGHT]),
  ]);
  return weights.get(hash) ?? 1;
}
