import { type Halves, readHalves } from './halves.ts';

/** A document and the part of it that attacks the assistant which reads it. */
export type HiddenInjection = { readonly document: string; readonly attack: string };

/** The files mark the attack with ⟦ and ⟧. */
function withoutMarks(marked: string): HiddenInjection {
  const [before = '', attack = '', after = ''] = marked.split(/[⟦⟧]/);
  return { document: before + attack + after, attack };
}

const { dev, test } = readHalves('field/hidden-injections');

/** Documents that carry an indirect injection. Written for measuring only; no trainer may read them. */
export const hiddenInjections: Halves<HiddenInjection> = { dev: dev.map(withoutMarks), test: test.map(withoutMarks) };
