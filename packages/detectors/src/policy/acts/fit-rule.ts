import { breaksFamily, mayBreakFamily, signsIn } from './families/families.ts';
import type { Sign } from './families/rule-family.ts';
import type { Act, ActSentence } from './read-acts.ts';
import { type RuleObject, type RulePart, withoutObject } from './rule-parts.ts';

/** A sentence that does what a rule forbids, with how well it fits. */
export interface Fit {
  readonly sentence: ActSentence;
  /** 0 to 1. */
  readonly strength: number;
}

/** Share of an object's parts that a sentence and the one before it must name. */
const ENOUGH = 0.6;

/** Returns the sentence that breaks a part of a rule, if there is one. */
export function breakOf(part: RulePart, sentences: readonly ActSentence[]): Fit | undefined {
  if (part.polarity === 'demands') return missingIn(part, sentences);
  if (part.polarity === 'only') return undefined;
  if (part.conditions.length > 0 && !isAbout(part.conditions, sentences)) return undefined;
  let best: Fit | undefined;
  const index = indexOf(sentences);
  const families = part.families.filter((family) => mayBreakFamily(family, index.has));
  const likely = { ...part, families };
  for (const at of placesFor(likely, sentences, index)) best = stronger(best, fitAt(likely, sentences, at));
  return best;
}

const stronger = (one: Fit | undefined, other: Fit | undefined): Fit | undefined =>
  other && other.strength > (one?.strength ?? 0) ? other : one;

function fitAt(part: RulePart, sentences: readonly ActSentence[], at: number): Fit | undefined {
  const sentence = sentences[at];
  if (!sentence || isExcepted(part, sentences, at)) return undefined;
  const strength = Math.max(
    strengthOfActs(part, sentence, sentences[at - 1]),
    strengthOfFamilies(part, sentence, sentences[at - 1]),
  );
  return { sentence, strength };
}

/** Says whether a sentence or one beside it names an exception. */
const isExcepted = ({ exceptions }: RulePart, sentences: readonly ActSentence[], at: number): boolean =>
  exceptions.some((one) =>
    sentences.slice(Math.max(0, at - 1), at + 2).some((sentence) => fitOf(one, sentence, undefined) >= ENOUGH),
  );

/** Weights of what a sentence shows. They only decide which of several broken rules is named. */
const weights = { family: 0.6, broadFamily: 0.45, farFamily: 0.25, object: 0.3, act: 0.8, weakAct: 0.6, name: 0.9 };

/** Returns how strongly a sentence shows a family of a part. It is higher if the sentence names the rule's own object. */
function strengthOfFamilies(
  { families, objects }: RulePart,
  sentence: ActSentence,
  before: ActSentence | undefined,
): number {
  const shown = families.filter((family) => breaksFamily(family, sentence));
  if (shown.length === 0) return 0;
  const named = Math.max(0, ...objects.map((one) => fitOf(one, sentence, undefined)));
  if (!shown.every(({ isBroad }) => isBroad)) return weights.family + weights.object * named;
  const wanted = objects.filter(({ concepts, stems }) => concepts.length + stems.length > 0);
  const isNear = wanted.length === 0 || wanted.some((one) => fitOf(one, sentence, before) > 0);
  return isNear ? weights.broadFamily + weights.object * named : weights.farFamily;
}

function strengthOfActs(part: RulePart, sentence: ActSentence, before: ActSentence | undefined): number {
  const done = part.acts.filter((act) => doesAct(act, sentence));
  if (done.length === 0) return 0;
  if (done.some((act) => withoutObject.has(act))) return weights.act;
  if (done.includes('identifies') || namesOne(part, sentence)) return weights.name;
  const isLoose = done.some((act) => reaching.has(act));
  const fit = Math.max(0, ...part.objects.map((one) => fitOf(one, sentence, isLoose ? before : undefined)));
  if (done.every((act) => isWeak.has(act))) return fit === 1 ? weights.weakAct : 0;
  return fit >= ENOUGH ? fit * weights.act : 0;
}

/** Says whether a sentence has a name that the rule lists, or compares with a name where the rule is about rivals. */
const namesOne = ({ names, isOfRivals }: RulePart, sentence: ActSentence): boolean =>
  (isOfRivals && sentence.does('compares') && [...sentence.names].some((one) => /^\p{L}+$/u.test(one))) ||
  names.some((name) => sentence.words.some(({ lower }) => lower === name));

/** Where the sentences of a text name each concept and stem. */
interface SentenceIndex {
  readonly concepts: ReadonlyMap<number, readonly number[]>;
  readonly stems: ReadonlyMap<string, readonly number[]>;
  /** Says whether the text as a whole has a sign of a family. */
  readonly has: (sign: Sign) => boolean;
}

const indexes = new WeakMap<readonly ActSentence[], SentenceIndex>();

/** Indexes a text once for all rules. */
function indexOf(sentences: readonly ActSentence[]): SentenceIndex {
  const known = indexes.get(sentences);
  if (known) return known;
  const concepts = new Map<number, number[]>();
  const stems = new Map<string, number[]>();
  for (const [at, sentence] of sentences.entries()) {
    for (const id of sentence.concepts) addPlace(concepts, id, at);
    for (const stem of sentence.stems) addPlace(stems, stem, at);
  }
  const has = signsIn(sentences.map(({ text }) => text).join('\n'), []);
  const index = { concepts, stems, has };
  indexes.set(sentences, index);
  return index;
}

function addPlace<Key>(places: Map<Key, number[]>, key: Key, at: number): void {
  const known = places.get(key);
  if (known) known.push(at);
  else places.set(key, [at]);
}

/** Returns the places of the sentences that may break a part, in order: those that name some of an object. */
function placesFor(part: RulePart, sentences: readonly ActSentence[], index: SentenceIndex): Iterable<number> {
  if (goesWithoutWords(part)) return sentences.keys();
  const named = part.objects.flatMap(({ concepts, stems }) => [
    ...concepts.flat().flatMap((id) => index.concepts.get(id) ?? []),
    ...stems.flatMap((stem) => index.stems.get(stem) ?? []),
  ]);
  return [...new Set(named)].sort((a, b) => a - b);
}

const goesWithoutWords = ({ acts, names, isOfRivals, objects, families }: RulePart): boolean =>
  names.length > 0 ||
  families.length > 0 ||
  isOfRivals ||
  acts.some((act) => withoutObject.has(act) || act === 'identifies') ||
  objects.some(({ concepts, stems }) => concepts.length + stems.length === 0);

/** Acts that every sentence does, which say nothing by themselves. */
const isWeak: ReadonlySet<Act> = new Set<Act>(['discloses', 'mentions', 'discusses']);
/** Acts whose object may stand in the sentence before. */
const reaching: ReadonlySet<Act> = new Set<Act>(['promises', 'asks', 'advises', 'offers']);
/** Acts that a question does too. */
const inQuestions: ReadonlySet<Act> = new Set<Act>(['asks', 'discusses', 'opines', 'offers']);
/** Acts that a sentence with a negation does not do. */
const affirmed: ReadonlySet<Act> = new Set<Act>(['claims', 'offers']);
/** Advice against something. */
const warns = /^(?:please )?(?:don't|do not|never)\b/i;

function doesAct(act: Act, sentence: ActSentence): boolean {
  if (withoutObject.has(act)) return sentence.does(act);
  if (sentence.has('heldBack') || !sentence.does(act) || isLeftOpen(act, sentence)) return false;
  if (affirmed.has(act) && sentence.has('negation')) return false;
  if (act === 'identifies' && !sentence.has('third person')) return false;
  return act === 'promises' || inQuestions.has(act) || !sentence.isQuestion;
}

/** Says whether a sentence does not settle what an act needs: a promise with a condition, a claim of what would be. */
function isLeftOpen(act: Act, sentence: ActSentence): boolean {
  if (act === 'promises') return sentence.has('open');
  if (act === 'advises') return warns.test(sentence.text);
  return act === 'claims' && /^(?:if|whether)\b/i.test(sentence.text);
}

/** Returns the share of an object that a sentence names, with concepts counted double. At least one is its own. */
export function fitOf(
  { concepts, stems, isOfPerson }: RuleObject,
  sentence: ActSentence,
  before: ActSentence | undefined,
): number {
  const size = 2 * concepts.length + stems.length;
  if (isOfPerson && !(size === 0 ? sentence.has('person') : sentence.has('third person'))) return 0;
  if (size === 0) return isOfPerson ? 1 : 0;
  const near = before ? [sentence, before] : [sentence];
  if (weightIn(concepts, stems, [sentence]) === 0) return 0;
  return weightIn(concepts, stems, near) / size;
}

/** Counts the parts of an object that any of the sentences names. */
function weightIn(
  concepts: RuleObject['concepts'],
  stems: readonly string[],
  sentences: readonly ActSentence[],
): number {
  const known = concepts.filter((ids) => sentences.some((one) => ids.some((id) => one.concepts.has(id))));
  const words = stems.filter((stem) => sentences.some((one) => one.stems.has(stem)));
  return 2 * known.length + words.length;
}

const isAbout = (conditions: readonly RuleObject[], sentences: readonly ActSentence[]): boolean =>
  sentences.some((sentence, at) => conditions.some((one) => fitOf(one, sentence, sentences[at - 1]) >= ENOUGH));

/** Returns the sentence to which a demand applies, if the text does not do what is demanded. */
function missingIn({ conditions, objects, numbers }: RulePart, sentences: readonly ActSentence[]): Fit | undefined {
  const sentence = sentences.find((one, at) => conditions.some((own) => fitOf(own, one, sentences[at - 1]) >= ENOUGH));
  if (!sentence || sentence.has('heldBack')) return undefined;
  const isMet =
    numbers.length > 0
      ? sentences.some(({ words }) => words.some(({ value }) => value !== undefined && numbers.includes(value)))
      : sentences.some((one) => objects.some((own) => fitOf(own, one, undefined) >= ENOUGH));
  return isMet ? undefined : { sentence, strength: 1 };
}
