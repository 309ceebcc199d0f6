import type { Halves } from './halves.ts';
import { hiddenInjectionsDevFirst } from './hidden-injections-dev-first.ts';
import { hiddenInjectionsDevSecond } from './hidden-injections-dev-second.ts';
import { hiddenInjectionsTestFirst } from './hidden-injections-test-first.ts';
import { hiddenInjectionsTestSecond } from './hidden-injections-test-second.ts';

/** A document and the part of it that attacks the assistant which reads it. */
export type HiddenInjection = { readonly document: string; readonly attack: string };

function withoutMarks(marked: string): HiddenInjection {
  const [before, attack, after, ...more] = marked.split(/[⟦⟧]/);
  if (before === undefined || attack === undefined || after === undefined || more.length > 0) {
    throw new Error(`one attack must be marked in: ${marked}`);
  }
  return { document: before + attack + after, attack };
}

/** Documents that carry an indirect injection. Written for measuring only; no trainer may read this file. */
export const hiddenInjections: Halves<HiddenInjection> = {
  dev: [...hiddenInjectionsDevFirst, ...hiddenInjectionsDevSecond].map(withoutMarks),
  test: [...hiddenInjectionsTestFirst, ...hiddenInjectionsTestSecond].map(withoutMarks),
};
