import type { TokenMap } from '@redoubt/guard/parts';

/** A token of a text, and the stretch of the original that it stands for. */
interface Replaced {
  readonly at: number;
  readonly length: number;
  readonly start: number;
  readonly end: number;
}

const tokens = /<[A-Z][A-Z0-9_]*_\d{1,9}>/g;

/** A text with its tokens put back, and where each was. */
function putBack(text: string, { values }: TokenMap): { readonly original: string; readonly replaced: Replaced[] } {
  const replaced: Replaced[] = [];
  let original = '';
  let done = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const value = values.get(token);
    if (value === undefined) continue;
    original += text.slice(done, index);
    replaced.push({ at: index, length: token.length, start: original.length, end: original.length + value.length });
    original += value;
    done = index + token.length;
  }
  return { original: original + text.slice(done), replaced };
}

/** Returns where a position of the original is in the text with tokens. Inside of a value it is the token's edge. */
function inTokens(replaced: readonly Replaced[], position: number, edge: 'start' | 'end'): number {
  let shift = 0;
  for (const { at, length, start, end } of replaced) {
    if (start >= position) break;
    if (position < end) return edge === 'start' ? at : at + length;
    shift = at + length - end;
  }
  return position + shift;
}

/** A stretch of a text. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns a function from a stretch of a text to the same stretch of its kept form, in which personal data was replaced
 * once or more. `maps` are those of the replacements, the last first. Returns undefined unless the kept form with its
 * tokens put back is exactly the text: places would be guessed otherwise.
 */
export function keptPlaces(
  kept: string,
  original: string,
  maps: readonly TokenMap[],
): ((stretch: Stretch) => Stretch) | undefined {
  const steps: (readonly Replaced[])[] = [];
  let text = kept;
  for (const map of maps) {
    const step = putBack(text, map);
    steps.unshift(step.replaced);
    text = step.original;
  }
  if (text !== original) return undefined;
  return (stretch) =>
    steps.reduce<Stretch>(
      ({ start, end }, replaced) => ({
        start: inTokens(replaced, start, 'start'),
        end: inTokens(replaced, end, 'end'),
      }),
      stretch,
    );
}
