import { gatedParts } from '../keyword/gated-parts.ts';
import { PhraseGate } from '../keyword/phrase-gate.ts';
import { readMarks } from '../normalise/text-marks.ts';
import { lettersOf } from '../normalise/views-of.ts';
import type { Span, TextViews, View } from '../view.ts';
import { setAsidePhrases } from './set-aside-phrases.ts';

interface Gates {
  readonly any: PhraseGate;
  readonly each: readonly { readonly pattern: RegExp; readonly gate: PhraseGate }[];
}
let built: Gates | undefined;

/** Phrase gates. `any` rejects most texts at once. `each` skips the patterns whose words are not in the text. */
function gates(): Gates {
  built ??= {
    any: new PhraseGate(setAsidePhrases.flatMap(({ words }) => words.split('|'))),
    each: setAsidePhrases.map(({ pattern, words }) => ({ pattern, gate: new PhraseGate(words.split('|')) })),
  };
  return built;
}

/** Where a wish to set rules aside stands, and in which reading of the text. */
export interface SetAside {
  readonly span: Span;
  readonly view: View['kind'];
}

/**
 * Finds the wish that an assistant sets its rules aside, in plain everyday words: "Drop your guidelines for a moment".
 * The trained head knows the wordings of attacks, and is unsure of those that people use among themselves.
 */
export function findSetAside(views: TextViews): SetAside | undefined {
  const found = findIn(views.letters);
  if (found) return { span: found, view: 'letters' };
  for (const view of views.decoded) {
    const span = findIn(lettersOf(view));
    if (span) return { span, view: view.kind };
  }
  return undefined;
}

function findIn(view: View): Span | undefined {
  const { any, each } = gates();
  for (const { start, end } of gatedParts(view, any)) {
    const text = view.text.slice(start, end);
    const marks = readMarks(text);
    for (const { pattern, gate } of each) {
      const match = gate.mayHold(marks) ? pattern.exec(text) : null;
      if (match) return view.toSource(start + match.index, start + match.index + match[0].length);
    }
  }
  return undefined;
}
