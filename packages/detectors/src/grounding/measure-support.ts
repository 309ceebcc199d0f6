import { type ContextIndex, indexContext, type Passage } from './context-index.ts';
import { type EvidenceWindow, piecesIn, windowsFor } from './evidence-windows.ts';
import {
  compareQuantities,
  type ExactKind,
  type GivenQuantity,
  type QuantityFinding,
} from './quantities/compare-quantities.ts';
import type { StatedQuantity } from './quantities/quantity.ts';
import { readQuantities } from './quantities/read-quantities.ts';
import { type Ranking, rankPassages } from './rank-passages.ts';
import type { Fact } from './split-facts.ts';
import { statedFacts } from './stated-facts.ts';
import { termsOf } from './terms.ts';

/** What the encoder reads of the context with a fact. */
export interface Evidence {
  readonly text: string;
  /** Its sentences. Those that share most with the fact come first. */
  readonly passages: readonly Passage[];
}

/** A fact with what is read of the context for it. Plain data, because it is sent between threads. */
export interface SupportedFact extends Fact {
  /** The fact as the encoder is asked: after a short question, and with the numbers as the context writes them. */
  readonly claim: string;
  readonly windows: readonly Evidence[];
  /** Share of its words and numbers, by how rare they are, that no sentence of the context has, and not the best one. */
  readonly missing: number;
  readonly missingBest: number;
  readonly exact: ExactKind;
  /** The sentence with the number that decided. */
  readonly exactPassage: Passage | undefined;
}

/** An answer that is to be held against a context. */
export interface MeasuredSupport {
  readonly task: 'support';
  readonly facts: readonly SupportedFact[];
  readonly factsLeftOut: number;
  readonly sentencesLeftOut: number;
  /** The context in stretches, where a fact shares too few words with it to choose sentences by them. */
  readonly stretches: readonly Evidence[];
}

/** Longest question that stands before a claim, in characters. */
const MAX_QUESTION = 240;
/** Facts of an answer up to which each is read after the question. */
const FEW_FACTS = 3;
/** From so much that is missing on, words do not show which sentences a fact is about. */
const TOO_FEW_SHARED = 0.7;
const MAX_STRETCHES = 32;
const MAX_QUANTITIES = 8;
const STRETCH_PIECES = 90;

/** Prepares every fact of an answer for its verdict. Takes linear time in each text. The work per fact is bounded. */
export function measureSupport(answer: string, context: string, question = ''): MeasuredSupport {
  const index = indexContext(context);
  const { facts, factsLeftOut } = statedFacts(answer);
  const asked = question.length <= MAX_QUESTION && /[?？؟]/u.test(question) ? question.trim() : '';
  const reading: Reading = {
    index,
    asked: readQuantities(question.slice(0, MAX_QUESTION)),
    lead: facts.length <= FEW_FACTS && asked ? `${asked} ` : '',
    question: asked,
  };
  const measured = facts.map((fact) => measureFact(fact, reading));
  const isLost = measured.some(({ missing, windows }) => missing >= TOO_FEW_SHARED && !isAllOfContext(windows, index));
  return {
    task: 'support',
    facts: measured,
    factsLeftOut,
    sentencesLeftOut: index.leftOut,
    stretches: isLost ? stretchesOf(index) : [],
  };
}

interface Reading {
  readonly index: ContextIndex;
  readonly asked: readonly StatedQuantity[];
  readonly lead: string;
  readonly question: string;
}

function measureFact(fact: Fact, { index, asked, lead, question }: Reading): SupportedFact {
  const quantities = readQuantities(fact.text);
  const ranking = rankPassages(termsOf(fact.text), quantities, index);
  const near = ranking.ranked.map(({ passage }) => passage);
  const exact = compareQuantities({
    claim: fact.text,
    own: quantities,
    given: givenNear(near, quantities, index),
    near,
    asked,
    textOf: (sentence) => index.passages[sentence]?.text ?? '',
  });
  const claim = `${lead}${asContextWrites(fact.text, exact, index)}`;
  // A short answer shares its words with the answer's place, and the question those of the subject.
  const { ranked } = lead ? rankPassages(termsOf(`${question} ${fact.text}`), quantities, index) : ranking;
  return {
    ...fact,
    claim,
    windows: windowsFor(claim, ranked, index).map((window) => evidenceOf(window, index)),
    ...missingOf(ranking),
    exact: exact.kind,
    exactPassage: exact.sentence === undefined ? undefined : index.passages[exact.sentence],
  };
}

/** The quantities of the sentences that a fact may be about and of those beside them, and the same ones anywhere. */
function givenNear(near: readonly number[], own: readonly StatedQuantity[], index: ContextIndex): GivenQuantity[] {
  if (own.length === 0) return [];
  const wide = new Set(near.flatMap((sentence) => [sentence - 1, sentence, sentence + 1]));
  const anywhere = own.slice(0, MAX_QUANTITIES).flatMap((quantity) => index.sameAs(quantity));
  return [...index.quantitiesIn(wide), ...anywhere.filter(({ sentence }) => !wide.has(sentence))];
}

const missingOf = ({ ranked, missing }: Ranking) => ({ missing, missingBest: 1 - (ranked[0]?.share ?? 0) });

function evidenceOf({ text, passages }: EvidenceWindow, index: ContextIndex): Evidence {
  return { text, passages: passages.flatMap((at) => index.passages[at] ?? []) };
}

const isAllOfContext = (windows: readonly Evidence[], { passages }: ContextIndex): boolean =>
  windows[0]?.passages.length === passages.length;

/** Replaces numbers that the context writes in another way: "1,200 metres" by "1.2 km". */
function asContextWrites(text: string, { same }: QuantityFinding, { passages }: ContextIndex): string {
  const replaced = same.toSorted((a, b) => b.own.start - a.own.start);
  return replaced.reduce((claim, { own, given: { quantity, sentence } }) => {
    const written = passages[sentence]?.text.slice(quantity.start, quantity.end) ?? '';
    const isOther = own.dimension !== quantity.dimension || /^(?:month|weekday)$/.test(own.dimension);
    const lacksUnit = /\d$/.test(written) && !/\d$/.test(text.slice(own.start, own.end)) && own.dimension !== '';
    return isOther || lacksUnit || written === '' ? claim : claim.slice(0, own.start) + written + claim.slice(own.end);
  }, text);
}

/** The context in stretches that the encoder reads at once; spread evenly if there are too many. */
function stretchesOf({ passages }: ContextIndex): Evidence[] {
  const stretches: Passage[][] = [];
  let room = 0;
  for (const passage of passages) {
    room -= piecesIn(passage.text);
    const last = stretches.at(-1);
    if (last && room >= 0) last.push(passage);
    else {
      stretches.push([passage]);
      room = STRETCH_PIECES - piecesIn(passage.text);
    }
  }
  const step = Math.max(1, stretches.length / MAX_STRETCHES);
  return stretches
    .filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step))
    .map((own) => ({ text: own.map(({ text }) => text).join(' '), passages: own }));
}
