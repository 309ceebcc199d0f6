import type { TextViews, View } from '../view.ts';
import { decodedViews } from './decoded-views.ts';
import { deriveView, sourceView } from './derive-view.ts';
import { lettersReading } from './fold-letters.ts';
import { joinedReading } from './join-letters.ts';
import { plainReading } from './plain-reading.ts';

/** The views of a text; each is made when it is first asked for, and linear in the text. */
export function viewsOf(source: string): TextViews {
  const original = sourceView(source);
  const plain = once(() => deriveView(original, 'plain', plainReading(source)));
  const letters = once(() => lettersOf(plain()));
  const decoded = once(() => decodedViews(original, plain()));
  return {
    source,
    get plain() {
      return plain();
    },
    get letters() {
      return letters();
    },
    get decoded() {
      return decoded();
    },
  };
}

/** The letters reading of any view, such as a decoded one, with offsets into the caller's text. */
export function lettersOf(view: View): View {
  const joined = deriveView(view, 'letters', joinedReading(view.text));
  return deriveView(joined, 'letters', lettersReading(joined.text));
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
