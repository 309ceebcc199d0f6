import { benignProse } from '../corpus/benign-prose.ts';
import { readData } from '../read-data/read-data.ts';
import { disguises, edits, encodings, sentencesOf } from './disguises.ts';
import { type Half, onlyHalf, passagesOf, promptsOf } from './sample-sets.ts';

/** Texts of one sort, and whether they are to be flagged. */
export interface CaseGroup {
  readonly what: string;
  readonly isCopy: boolean;
  readonly texts: readonly string[];
}

/** Everyday texts about other things: so many characters of them. */
const PROSE = 100_000;
const prose = benignProse('overlap', PROSE);
const declines = readData('overlap/declines');

/** What is to be found of system prompts, and what is not. */
export function promptCases(half: Half): CaseGroup[] {
  const prompts = promptsOf(half);
  const harmless = prompts.flatMap((each) => each.harmless);
  return [
    ...copiesOf(prompts.map(({ text }) => text)),
    copy(
      'told in other words',
      prompts.flatMap(({ told }) => told),
    ),
    pass('answers that obey, texts on the subject', harmless),
    pass('answers that decline, talk of other rules', onlyHalf(declines, half)),
    pass('pages of the two', pagesOf([...harmless, ...onlyHalf(declines, half)])),
    pass('everyday prose', prose),
  ];
}

/** What is to be found of passages, and what is not. */
export function passageCases(half: Half): CaseGroup[] {
  const passages = passagesOf(half);
  const harmless = passages.flatMap((each) => each.harmless);
  return [
    ...copiesOf(passages.map(({ text }) => text)),
    pass('texts on the subject', harmless),
    pass(
      'the sense in other words',
      passages.map(({ retold }) => retold),
    ),
    pass('pages of the two', pagesOf([...harmless, ...passages.map(({ retold }) => retold)])),
    pass('everyday prose', prose),
  ];
}

const copy = (what: string, texts: readonly string[]): CaseGroup => ({ what, isCopy: true, texts });
const pass = (what: string, texts: readonly string[]): CaseGroup => ({ what, isCopy: false, texts });

/** Verbatim, in part, edited, disguised and encoded. */
function copiesOf(texts: readonly string[]): CaseGroup[] {
  const pairs = texts.flatMap(pairsOf);
  return [
    copy('the whole text', texts),
    copy(
      'two sentences of it within a page',
      pairs.map((pair, index) => `${prose[index] ?? ''} ${pair} ${prose[index + 1] ?? ''}`),
    ),
    copy(
      'one sentence of it alone',
      texts.flatMap(sentencesOf).filter((sentence) => sentence.length >= SENTENCE),
    ),
    ...[edits, disguises, encodings].flatMap((ways) =>
      Object.entries(ways).map(([what, rewrite]) => copy(what, texts.map(rewrite))),
    ),
    copy(
      'two sentences of it in base64',
      pairs.map((pair) => encodings.base64?.(pair) ?? ''),
    ),
  ];
}

/** A shorter one says little. */
const SENTENCE = 40;

const pairsOf = (text: string): string[] => {
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence, at) =>
    at % 2 === 0 && sentences[at + 1] ? [`${sentence} ${sentences[at + 1]}`] : [],
  );
};

/** Ten texts each, of several subjects. */
function pagesOf(texts: readonly string[]): string[] {
  const pages = Math.ceil(texts.length / 10);
  return Array.from({ length: pages }, (_, page) => texts.filter((_, index) => index % pages === page).join('\n\n'));
}
