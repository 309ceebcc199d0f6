import { segmentsOf } from './segments.ts';
import { shapeClasses, valueClasses } from './value-classes.ts';

/** A passage of an answer, prepared for signs. */
export interface Passage {
  readonly text: string;
  readonly words: readonly string[];
  readonly has: (valueClass: string) => boolean;
}

/** An answer as signs read it: its sentences, and the answer as a whole. */
export interface AnswerReading {
  readonly sentences: readonly Passage[];
  readonly whole: Passage;
}

export function readAnswer(answer: string): AnswerReading {
  const whole = passageOf(answer, (name) => shapeClasses[name]?.(answer));
  return {
    sentences: segmentsOf(answer).map((text) => passageOf(text, (name) => shapeClasses[name]?.(answer))),
    whole,
  };
}

function passageOf(text: string, shape: (name: string) => boolean | undefined): Passage {
  const known = new Map<string, boolean>();
  return {
    text,
    words: wordsOf(text),
    has(name) {
      const seen = known.get(name) ?? valueClasses[name]?.test(text) ?? shape(name) ?? false;
      known.set(name, seen);
      return seen;
    },
  };
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:['&.-][\p{L}\p{N}]+)*|[€$£%]/gu) ?? [];
