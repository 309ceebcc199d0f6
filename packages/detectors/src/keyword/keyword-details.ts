import { markupView } from '../normalise/markup-view.ts';
import type { Span, TextViews, View } from '../view.ts';
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
 * Every banned keyword in the caller's text, at its place in the source: as written in the plain view, disguised in the
 * letters view ("b.o.m.b", homoglyphs, leet), encoded in decoded views, backwards, and within markup. One place counts once for one keyword.
 * `compileLetters` must fold keywords as the letters view folds text.
 */
function keywordHits(views: TextViews, keywords: readonly string[], compileLetters: KeywordCompiler): KeywordHit[] {
  const written = compileKeywords(keywords);
  const hits: readonly KeywordHit[] = hitsInView(written, views.plain);
  const disguised = isUndisguised(views, keywords) ? [] : hitsInView(compileLetters(keywords), views.letters);
  const encoded = views.decoded.flatMap((view) => hitsInView(written, view));
  const backwards = hitsInView(compileReversed(keywords), views.plain);
  const rendered = markupView(views.plain);
  const marked = rendered ? hitsInView(written, rendered) : [];
  return [disguised, encoded, backwards, marked]
    .reduce(addUnknownPlaces, hits)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** What `keyword_detector` tells about a text: which keywords, how often, and the text with each masked by asterisks. */
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
 * Most texts and keyword lists hold nothing to fold: their letters are the plain text in lower case, and the first scan,
 * which ignores case, has found all that a second one would.
 */
function isUndisguised({ plain, letters }: TextViews, keywords: readonly string[]): boolean {
  // Letters that are no more than the plain text in lower case share its marks.
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

/** Letters and spaces of ASCII: no folding changes them but for case. */
const unfoldable = /^[A-Za-z ]*$/;

function hitsInView(automaton: KeywordAutomaton, view: View): KeywordHit[] {
  const hits: KeywordHit[] = [];
  visitKeywordsIn(automaton, view, (index, from, to) => {
    const { start, end } = view.toSource(from, to);
    hits.push({ index, keyword: automaton.keywords[index] ?? '', start, end });
  });
  return hits;
}

/** Adds the hits whose place no known hit of the same keyword overlaps. */
function addUnknownPlaces(known: readonly KeywordHit[], added: readonly KeywordHit[]): readonly KeywordHit[] {
  if (added.length === 0) return known;
  const places = Map.groupBy(known, ({ keyword }) => keyword);
  for (const hits of places.values()) hits.sort((a, b) => a.end - b.end);
  return [...known, ...added.filter((hit) => !overlapsAny(places.get(hit.keyword) ?? [], hit))];
}

/** Hits of one keyword, sorted by end, have sorted starts: the first that ends after `start` decides. */
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

/** The text with every character of the spans replaced by an asterisk; `spans` in order of start, may overlap. */
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

/** A shorter word is another one backwards too often. */
const MIN_LETTERS = 5;
/** Words of English that are words backwards as well. */
const wordsBothWays = new Set(
  'animal decaf deified deliver denim desserts devil diaper dessert drawer faced gateman keels knits lager lamina leper lever lived looter loops nametag parts peels pupils rebut redraw regal remit repaid repel reviled revel reward sleek sleep slipup sloop smart snaps snoops spans spools spoons sports spots stink stops straw stressed strap strops timer tuber trams traps warts'.split(
    ' ',
  ),
);

/** Compiles keywords to be found backwards; those that may be honest words so are left out. */
const compileReversed: KeywordCompiler = createKeywordCompiler({ fold: reversed });

function reversed(keyword: string): string {
  const small = keyword.trim().toLowerCase();
  const letters = small.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const backwards = Array.from(small).reverse().join('');
  const isHonest = backwards === small || wordsBothWays.has(backwards) || wordsBothWays.has(small);
  return letters < MIN_LETTERS || isHonest ? '' : backwards;
}
