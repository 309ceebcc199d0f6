import { lettersOf } from '../normalise/views-of.ts';
import type { Span, TextViews, View } from '../view.ts';
import { isPartOfBrokenWord } from './broken-word.ts';
import { type KeywordHit, visitKeywordsIn } from './find-keywords.ts';
import type { KeywordAutomaton } from './keyword-automaton.ts';
import { compileKeywords, createKeywordCompiler, type KeywordCompiler } from './keyword-compiler.ts';

/** `details` of `keyword_detector`. */
export interface KeywordDetails {
  readonly detected_keywords: readonly string[];
  readonly detected_counts: Readonly<Record<string, number>>;
  readonly redacted_text: string;
}

/**
 * Returns every banned keyword with its position in the source. It may be plain, disguised in the letters view
 * ("b.o.m.b", homoglyphs, leet), in a coding, or reversed. A keyword counts once per place. `compileLetters` must fold keywords as the letters view does.
 */
export function keywordHits(
  views: TextViews,
  keywords: readonly string[],
  compileLetters: KeywordCompiler,
): KeywordHit[] {
  const written = compileKeywords(keywords);
  const hits: readonly KeywordHit[] = hitsInView(written, views.plain);
  const disguised = isUndisguised(views, keywords) ? [] : hitsInView(compileLetters(keywords), views.letters);
  const encoded = views.decoded.flatMap((view) => [
    ...hitsInView(written, view),
    ...hitsInView(compileLetters(keywords), lettersOf(view)),
  ]);
  const backwards = hitsInView(compileReversed(keywords), views.plain);
  return [disguised, encoded, backwards]
    .reduce(addUnknownPlaces, hits)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * Returns the `details` of `keyword_detector`: the keywords, their counts, and the text with each masked by asterisks.
 */
export function keywordDetails(
  views: TextViews,
  keywords: readonly string[],
  compileLetters: KeywordCompiler,
): KeywordDetails {
  const hits = keywordHits(views, keywords, compileLetters);
  if (hits.length === 0) return { detected_keywords: [], detected_counts: {}, redacted_text: views.source };
  const counts = new Map<string, number>();
  for (const { keyword } of hits) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  return {
    detected_keywords: [...counts.keys()],
    detected_counts: Object.fromEntries(counts),
    redacted_text: maskSpans(views.source, hits),
  };
}

/**
 * Whether the letters view adds nothing. Most texts and keyword lists need no folding. The scan of the plain view,
 * which ignores case, has then found everything.
 */
function isUndisguised({ plain, letters }: TextViews, keywords: readonly string[]): boolean {
  // If the letters view is the plain text in lower case, both views share the same marks.
  const isLowered = letters.marks !== undefined && letters.marks === plain.marks;
  return isUnfoldable(keywords) && (isLowered || letters.text === plain.text.toLowerCase());
}

const unfoldableLists = new WeakMap<readonly string[], boolean>();

function isUnfoldable(keywords: readonly string[]): boolean {
  const known = unfoldableLists.get(keywords);
  if (known !== undefined) return known;
  const isSo = keywords.every((keyword) => unfoldable.test(keyword));
  unfoldableLists.set(keywords, isSo);
  return isSo;
}

/** ASCII letters and spaces, for which folding only changes the case. */
const unfoldable = /^[A-Za-z ]*$/;

function hitsInView(automaton: KeywordAutomaton, view: View): KeywordHit[] {
  const hits: KeywordHit[] = [];
  visitKeywordsIn(automaton, view, (index, from, to) => {
    if (isPartOfBrokenWord(view.text, { start: from, end: to })) return;
    const { start, end } = view.toSource(from, to);
    hits.push({ index, keyword: automaton.keywords[index] ?? '', start, end });
  });
  return hits;
}

/** Adds the hits that do not overlap a known hit of the same keyword. */
function addUnknownPlaces(known: readonly KeywordHit[], added: readonly KeywordHit[]): readonly KeywordHit[] {
  if (added.length === 0) return known;
  const places = Map.groupBy(known, ({ keyword }) => keyword);
  for (const hits of places.values()) hits.sort((a, b) => a.end - b.end);
  return [...known, ...added.filter((hit) => !overlapsAny(places.get(hit.keyword) ?? [], hit))];
}

/**
 * Hits of one keyword sorted by end also have sorted starts. So only the first one that ends after `start` can overlap.
 */
function overlapsAny(sorted: readonly KeywordHit[], { start, end }: Span): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const next = sorted[low];
  return next !== undefined && next.start < end;
}

/** Replaces every character of the spans by an asterisk. `spans` are sorted by start and may overlap. */
function maskSpans(source: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of spans) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    parts.push(source.slice(done, from), '*'.repeat(characterCount(source, from, end)));
    done = end;
  }
  parts.push(source.slice(done));
  return parts.join('');
}

function characterCount(source: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) if ((source.charCodeAt(at) & 0xfc00) !== 0xdc00) count += 1;
  return count;
}

/** Shorter words are too often another word backwards. */
const MIN_LETTERS = 5;
/** English words that are other words backwards. */
const wordsBothWays = new Set(
  'animal decaf deified deliver denim desserts devil diaper dessert drawer faced gateman keels knits lager lamina leper lever lived looter loops nametag parts peels pupils rebut redraw regal remit repaid repel reviled revel reward sleek sleep slipup sloop smart snaps snoops spans spools spoons sports spots stink stops straw stressed strap strops timer tuber trams traps warts'.split(
    ' ',
  ),
);

/** Compiles reversed keywords. Those that may be ordinary words backwards are left out. */
const compileReversed: KeywordCompiler = createKeywordCompiler({ fold: reversed });

function reversed(keyword: string): string {
  const small = keyword.trim().toLowerCase();
  const letters = small.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const backwards = Array.from(small).reverse().join('');
  const isHonest = backwards === small || wordsBothWays.has(backwards) || wordsBothWays.has(small);
  return letters < MIN_LETTERS || isHonest ? '' : backwards;
}
