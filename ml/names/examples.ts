import { EDGES, makeContextWords, readContextWords } from '../../packages/detectors/src/names/context-words.ts';
import { type Gazetteer, known } from '../../packages/detectors/src/names/gazetteer.ts';
import {
  CONTEXT_COLUMNS,
  modeOf,
  NEIGHBOUR_COLUMNS,
  WORD_COLUMNS,
  writeContext,
  writeWord,
} from '../../packages/detectors/src/names/name-features.ts';
import { beginTag, insideTag, nameKinds, OUTSIDE } from '../../packages/detectors/src/names/name-tags.ts';
import { type Segment, SegmentReader } from '../../packages/detectors/src/names/segment-reader.ts';
import { shape } from '../../packages/detectors/src/names/word-shapes.ts';
import type { LabelledText, NameSpan } from './labelled-text.ts';

/** One line of a text: for each word its columns and its tag. */
export interface Example {
  /** Columns of word `i`: `columns[ends[i - 1] .. ends[i])`. */
  readonly columns: Int32Array;
  readonly ends: Int32Array;
  readonly tags: Uint8Array;
}

/** How far each neighbour stands, and its columns' place: what the scorer scatters, gathered. */
const neighbours = [
  [-1, 0],
  [1, 1],
  [-2, 2],
  [2, 3],
] as const;

/** The lines of texts as the tagger will read them. */
export function toExamples(texts: readonly LabelledText[], gazetteer: Gazetteer): Example[] {
  const reader = new SegmentReader();
  const examples: Example[] = [];
  for (const { text, spans, source } of texts) {
    const sorted = spans.toSorted((a, b) => a.start - b.start);
    reader.start(text);
    while (reader.next()) {
      const columns = columnsOf(text, reader.segment, gazetteer);
      let total = 0;
      const ends = Int32Array.from(columns, ({ length }) => {
        total += length;
        return total;
      });
      examples.push({
        columns: Int32Array.from(columns.flat()),
        ends,
        tags: tagsOf(reader.segment, sorted, isPartlyLabelled(source)),
      });
    }
  }
  return examples;
}

const round = makeContextWords();
const ofWord = new Int32Array(WORD_COLUMNS);
const context = new Int32Array(CONTEXT_COLUMNS);

/** The columns of each word of a segment. */
function columnsOf(text: string, segment: Segment, gazetteer: Gazetteer): number[][] {
  readContextWords(round, segment);
  const words = Array.from({ length: segment.size }, (_, at) => {
    const isWord = (segment.shapes[at] as number) <= shape.ideograph;
    const as = isWord ? gazetteer.lookUp(segment.words[at] as number) : 0;
    round.known[at + EDGES] = as;
    const own = writeWord(text, segment, at, as, ofWord);
    return { own: [...ofWord.subarray(0, own)], others: [...ofWord.subarray(own, own + 4 * NEIGHBOUR_COLUMNS)] };
  });
  const mode = modeOf(segment);
  return words.map(({ own }, at) => {
    const end = writeContext(round, at + EDGES, mode, context);
    const near = neighbours.flatMap(([reach, place]) =>
      (words[at + reach]?.others ?? []).slice(place * NEIGHBOUR_COLUMNS, (place + 1) * NEIGHBOUR_COLUMNS),
    );
    return [...own, ...near, ...context.subarray(0, end)];
  });
}

/** Sources whose labels leave names out: what is known as a name there and has no label says nothing. */
const partlyLabelled: readonly string[] = ['contextual_anonymizer'];
const isPartlyLabelled = (source: string): boolean => partlyLabelled.includes(source);

/** The tag of a word of which nobody knows whether it belongs to a name. */
export const UNKNOWN_TAG = 255;
const anyName = known.given | known.family | known.place | known.placePart | known.country | known.company;

function isDoubtful({ shapes }: Segment, at: number): boolean {
  const form = shapes[at] as number;
  if (form !== shape.capital && form !== shape.upper) return false;
  return ((round.known[at + EDGES] as number) & anyName) !== 0;
}

/** The tags of a segment's words; handles, tags, mailboxes and links are never names. */
function tagsOf(segment: Segment, spans: readonly NameSpan[], isPartly: boolean): Uint8Array {
  const tags = new Uint8Array(segment.size);
  let last: NameSpan | undefined;
  for (let at = 0; at < segment.size; at++) {
    const span = segment.shapes[at] === shape.opaque ? undefined : spanAt(spans, segment, at);
    if (span) tags[at] = tagIn(span, span === last);
    else tags[at] = isPartly && isDoubtful(segment, at) ? UNKNOWN_TAG : OUTSIDE;
    last = span;
  }
  return tags;
}

function tagIn({ kind }: NameSpan, goesOn: boolean): number {
  const index = nameKinds.indexOf(kind);
  return goesOn ? insideTag(index) : beginTag(index);
}

function spanAt(spans: readonly NameSpan[], { starts, ends }: Segment, at: number): NameSpan | undefined {
  const [start, end] = [starts[at] as number, ends[at] as number];
  return spans.find((span) => start < span.end && end > span.start);
}
