import { bury, carriersFrom, positions } from './bury.ts';
import type { DetectorUnderTest } from './detector.ts';
import { isOrdinary } from './fold-data.ts';
import { type Estimate, share } from './metrics/interval.ts';
import { attackSentences } from './own/attack-sentences.ts';
import { languagePrompts } from './own/language-prompts.ts';
import type { Row } from './row.ts';
import { sample } from './sample.ts';
import { type Judge, type TrainedCandidate, thresholdOf } from './trained-folds.ts';
import { type VariantName, variantNames, variants } from './variants.ts';

/** Recall on one disguise, next to the same sentences without it. */
export interface VariantResult {
  readonly variant: VariantName | 'none';
  /** Sentences of our own, judged by the candidate trained on everything. */
  readonly own: Estimate;
  /** Positives of held-out sources, judged by the model that did not see them. */
  readonly heldOut: Estimate;
  /** Everyday benign prompts of held-out sources that are flagged in the same disguise. */
  readonly benign: Estimate;
}

/** Recall and false positives on one language. */
export interface LanguageResult {
  readonly language: string;
  readonly attacks: number;
  readonly recall: Estimate;
  readonly benign: number;
  readonly falsePositiveRate: Estimate;
}

/** What long benign text round an attack does to recall and cost. */
export interface BuriedResult {
  readonly bare: Estimate;
  readonly positions: readonly { readonly position: number; readonly recall: Estimate; readonly ratio: number }[];
  /** Carriers without an attack that are flagged. */
  readonly carrierFalsePositives: Estimate;
  /** CPU time of 20 kB with the attack to the time of the bare sentence, per character. */
  readonly costPerCharacterRatio: number;
  /** CPU time of 20 kB with the attack to 20 kB without it. */
  readonly costRatio: number;
}

const ownSentences = Object.values(attackSentences).flat();
const HELD_OUT_PER_FOLD = 60;
const BURIED_PER_FOLD = 10;
const CARRIERS = 12;
/** Longer positives are no sentences; disguising or burying them measures something else. */
const MAX_SENTENCE = 300;
const MEASURED_MS = 500;
const task = 'injection_attack';

/** Recall of disguised attacks at the default threshold. */
export async function variantResults({ folds, whole }: TrainedCandidate): Promise<VariantResult[]> {
  const results: VariantResult[] = [];
  for (const variant of ['none', ...variantNames] as const) {
    const disguise = variant === 'none' ? (text: string) => text : variants[variant];
    const own = await flagged(whole, ownSentences.map(disguise));
    const heldOut: boolean[] = [];
    const benign: boolean[] = [];
    for (const fold of folds) {
      const rows = fold.data.heldOut(task);
      const sentences = heldOutSentences(rows, 1, HELD_OUT_PER_FOLD);
      const prompts = heldOutSentences(rows.filter(isOrdinary), 0, HELD_OUT_PER_FOLD);
      heldOut.push(...(await flagged(fold, sentences.map(disguise))));
      benign.push(...(await flagged(fold, prompts.map(disguise))));
    }
    results.push({ variant, own: shareOf(own), heldOut: shareOf(heldOut), benign: shareOf(benign) });
  }
  return results;
}

/** Recall by language on prompts of our own, at the default threshold. */
export async function languageResults({ whole }: TrainedCandidate): Promise<LanguageResult[]> {
  const results: LanguageResult[] = [];
  for (const [language, { attacks, benign }] of Object.entries(languagePrompts)) {
    results.push({
      language,
      attacks: attacks.length,
      recall: shareOf(await flagged(whole, attacks)),
      benign: benign.length,
      falsePositiveRate: shareOf(await flagged(whole, benign)),
    });
  }
  return results;
}

/** Recall of attack sentences inside 20 kB of benign prose, by position, and what the length costs. */
export async function buriedResult(
  { folds, whole }: TrainedCandidate,
  rows: readonly Row[],
): Promise<BuriedResult | undefined> {
  const carriers = carriersFrom(rows, CARRIERS);
  if (carriers.length === 0) return undefined;
  const cases: { readonly judge: Judge; readonly sentences: readonly string[] }[] = [
    { judge: whole, sentences: ownSentences },
    ...folds.map((fold) => ({ judge: fold, sentences: heldOutSentences(fold.data.heldOut(task), 1, BURIED_PER_FOLD) })),
  ];
  const bare = shareOf(await flaggedInAll(cases, (sentence) => sentence));
  const byPosition: BuriedResult['positions'][number][] = [];
  for (const position of positions) {
    const found = await flaggedInAll(cases, (sentence, at) => bury(sentence, carriers[at % CARRIERS] ?? [], position));
    const recall = shareOf(found);
    byPosition.push({ position, recall, ratio: recall.value / bare.value });
  }
  const clean = carriers.map((carrier) => carrier.join(' '));
  return {
    bare,
    positions: byPosition,
    carrierFalsePositives: shareOf(await flagged(whole, clean)),
    ...(await costsOf(whole, carriers)),
  };
}

async function flaggedInAll(
  cases: readonly { readonly judge: Judge; readonly sentences: readonly string[] }[],
  make: (sentence: string, at: number) => string,
): Promise<boolean[]> {
  const found: boolean[] = [];
  for (const { judge, sentences } of cases) found.push(...(await flagged(judge, sentences.map(make))));
  return found;
}

function heldOutSentences(rows: readonly Row[], label: 0 | 1, limit: number): string[] {
  const short = rows.filter((row) => row.label === label && row.text.length <= MAX_SENTENCE);
  return sample(short, limit, 1).map(({ text }) => text);
}

async function flagged(judge: Judge, texts: readonly string[]): Promise<boolean[]> {
  const scores = await judge.detector.score(texts, task);
  return scores.map((score) => score >= thresholdOf(judge, task));
}

const shareOf = (found: readonly boolean[]): Estimate => share(found.filter(Boolean).length, found.length);

async function costsOf({ detector }: Judge, carriers: readonly (readonly string[])[]) {
  const sentences = ownSentences.slice(0, CARRIERS);
  const buried = sentences.map((sentence, at) => bury(sentence, carriers[at] ?? [], 0.5));
  const clean = carriers.map((carrier) => carrier.join(' '));
  const [bareCost, buriedCost, cleanCost] = [
    await cpuPerCharacter(detector, sentences),
    await cpuPerCharacter(detector, buried),
    await cpuPerCharacter(detector, clean),
  ];
  return { costPerCharacterRatio: buriedCost / bareCost, costRatio: buriedCost / cleanCost };
}

/** CPU microseconds a character, over at least `MEASURED_MS` after one round to warm up. */
async function cpuPerCharacter(detector: DetectorUnderTest, texts: readonly string[]): Promise<number> {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  await detector.score(texts, task);
  const before = process.cpuUsage();
  const end = performance.now() + MEASURED_MS;
  let rounds = 0;
  do {
    await detector.score(texts, task);
    rounds++;
  } while (performance.now() < end);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rounds / characters;
}
