import {
  type DetailsOf,
  type Detection,
  isTriggered,
  type MediaDetection,
  type MultimodalDetector,
  mediaVerdict,
  multimodalDetectors,
} from '@redoubt/contract';
import type { GuardrailsContext } from '../context.ts';
import { type JudgedFragment, judgeFragments } from '../scans/judge-fragments.ts';
import { mergeSummaries, messageOf } from '../scans/merge-verdicts.ts';
import type { MediaJob, Ready } from './media-job.ts';

/** What is read of a picture or a recording. */
export interface MediaTexts {
  /** What a person sees or hears. */
  readonly open: readonly string[];
  /** What a person hardly sees. */
  readonly hidden: readonly string[];
  /** What may be said instead, or parts of it. Each is judged alone, and only as an injection. */
  readonly otherwise?: readonly string[] | undefined;
  /** How probable it is that the picture shows nudity. */
  readonly nudity?: number | undefined;
}

/** The verdict, with what was not judged. */
export type JudgedMedia = Omit<MediaDetection, 'extracted_text' | 'warnings'> & { readonly cut: readonly string[] };

/** The rating from which a picture counts as not suitable for work. The model's scores are not calibrated. */
export const NUDITY_FROM = 0.5;
/** The longest text that is judged as a whole, and the most characters of a file. */
const MAX_UNIT = 50_000;
const MAX_CHARACTERS = 400_000;
/** The most texts that are judged for what may be said instead. */
const MAX_OTHERWISE = 400;

/**
 * Judges the texts of a file and the text beside it. Hidden texts are judged apart, so that the others around them
 * cannot lower their verdict. A finding in any of them is a finding.
 */
export async function judgeMedia(job: MediaJob, read: MediaTexts, context: GuardrailsContext): Promise<JudgedMedia> {
  const { units, cut } = unitsOfMedia(read);
  const texts = [job.textInput, ...units].filter((text) => text !== '').map((text) => ({ text }));
  // A file without text is as clean as an empty text.
  const fragments = texts.length > 0 ? texts : [{ text: '' }];
  const judged = await judgeFragments(fragments, job, { context, onJudged: () => undefined });
  const detections = [...judged, ...(await judgeOtherwise(job, read, context))].map(({ detection }) => detection);
  const verdict = describeVerdicts(job, detections, read.nudity ?? 0);
  return { ...verdict, cut };
}

/** Returns the texts that are judged, each as a whole, and a sentence if these are not all. */
export function unitsOfMedia({ open, hidden }: Pick<MediaTexts, 'open' | 'hidden'>): {
  readonly units: readonly string[];
  readonly cut: readonly string[];
} {
  const all = [...unitsOf(open), ...unitsOf(hidden)];
  const units = firstOf(all);
  return { units, cut: units.length < all.length ? [tooMuchText] : [] };
}

/** Judges what may be said instead. Whoever dictates an order to a model profits from being misheard by its guard. */
export async function judgeOtherwise(
  job: Ready,
  { otherwise = [] }: Pick<MediaTexts, 'otherwise'>,
  context: GuardrailsContext,
): Promise<readonly JudgedFragment<{ text: string }>[]> {
  const { injection_attack } = job.detectors;
  if (!injection_attack || otherwise.length === 0) return [];
  const fragments = firstOf(otherwise.slice(0, MAX_OTHERWISE)).map((text) => ({ text }));
  const only = { detectors: { injection_attack }, tuning: job.tuning };
  return judgeFragments(fragments, only, { context, onJudged: () => undefined });
}

const tooMuchText = `Not all texts of the file were judged: at most ${MAX_CHARACTERS} characters are`;

/** Joins lines to texts that are judged as a whole. */
function unitsOf(lines: readonly string[]): string[] {
  const units: string[] = [];
  let unit = '';
  for (const line of lines) {
    const longer = unit === '' ? line : `${unit}\n${line}`;
    if (longer.length > MAX_UNIT && unit !== '') {
      units.push(unit);
      unit = line;
    } else unit = longer;
  }
  return unit === '' ? units : [...units, unit];
}

function firstOf(units: readonly string[]): readonly string[] {
  let characters = 0;
  return units.filter((unit) => {
    characters += unit.length;
    return characters <= MAX_CHARACTERS;
  });
}

function describeVerdicts(
  { detectors }: MediaJob,
  detections: readonly Detection[],
  nudity: number,
): Omit<JudgedMedia, 'cut'> {
  const merged: Record<string, unknown> = mergeSummaries(detections.map(({ summary }) => summary));
  if (detectors.nsfw && nudity >= NUDITY_FROM) merged.nsfw = 1;
  const enabled = multimodalDetectors.filter((name) => detectors[name]);
  const summary = Object.fromEntries(enabled.map((name) => [name, isTriggered(name, merged[name]) ? 1 : 0]));
  const verdicts = { detections, summary, merged };
  return {
    summary,
    details: Object.fromEntries(enabled.map((name) => [name, detailsOf[name](verdicts)])),
    scores: Object.fromEntries(
      enabled.flatMap((name) => {
        const scores = scoresOf(name, detections);
        return scores.length > 0 ? [[name, Math.max(...scores, name === 'nsfw' ? nudity : 0)]] : [];
      }),
    ),
    result_message: messageOf(merged, detectors),
  };
}

interface Verdicts {
  readonly detections: readonly Detection[];
  readonly summary: Readonly<Record<string, number>>;
  readonly merged: Readonly<Record<string, unknown>>;
}

/** The details of a detector, of each text. The cast is safe: the detectors write what the contract's table says. */
const each = <Name extends MultimodalDetector>(name: Name, detections: readonly Detection[]): DetailsOf<Name>[] =>
  detections.flatMap(({ details }) => (details[name] ? [details[name] as DetailsOf<Name>] : []));

/** The scores of a detector, one a text. Personal data has none. */
function scoresOf(name: MultimodalDetector, detections: readonly Detection[]): number[] {
  if (name === 'pii') return [];
  if (name === 'toxicity') {
    return each(name, detections).map(({ toxicity }) => toxicity);
  }
  if (name === 'injection_attack') return each(name, detections).map(({ attack }) => Number(attack));
  if (name === 'nsfw') return each(name, detections).map(({ nsfw }) => nsfw);
  return each(name, detections).map(({ score }) => score);
}

type DetailsTable = { readonly [Name in MultimodalDetector]: (verdicts: Verdicts) => MediaDetection['details'][Name] };

/** Builds the details of each detector. */
const detailsOf: DetailsTable = {
  toxicity: ({ summary, merged }) => ({
    toxicity: mediaVerdict('toxicity', summary.toxicity === 1),
    labels: (merged.toxicity ?? []) as string[],
  }),
  nsfw: ({ summary }) => ({ nsfw: mediaVerdict('nsfw', summary.nsfw === 1) }),
  injection_attack: ({ summary, detections }) => {
    const explanation = worst(each('injection_attack', detections), ({ attack }) => Number(attack))?.explanation;
    return {
      injection_attack: mediaVerdict('injection_attack', summary.injection_attack === 1),
      ...(explanation && { explanation }),
    };
  },
  pii: ({ detections }) => ({ entities: entitiesOf(each('pii', detections)) }),
  policy_violation: ({ summary, detections }) => {
    const found = summary.policy_violation === 1;
    const verdict = { policy_violation: mediaVerdict('policy_violation', found) };
    const details = worst(each('policy_violation', detections), ({ score }) => score);
    if (!found || !details) return verdict;
    const { violating_policy, explanation } = details;
    return { ...verdict, violating_policy, ...(explanation && { explanation }) };
  },
};

const worst = <Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined =>
  items.toSorted((a, b) => score(b) - score(a))[0];

/** Placeholders end with a number: `<EMAIL_ADDRESS_0>`. */
const placeholder = /^<(.+)_\d+>$/;

/** Joins the personal data of the texts: by entity, each value once, with a placeholder of its own. */
function entitiesOf(found: readonly DetailsOf<'pii'>[]): Record<string, Record<string, string>> {
  const entities = new Map<string, Map<string, string>>();
  const values = found.flatMap((sections) => Object.values(sections).flatMap((section) => Object.entries(section)));
  for (const [marked, value] of values) {
    const entity = (placeholder.exec(marked)?.[1] ?? marked).toLowerCase();
    const named = entities.get(entity) ?? new Map<string, string>();
    entities.set(entity, named);
    if (!named.has(value)) named.set(value, `<${entity}_${named.size}>`);
  }
  return Object.fromEntries([...entities].map(([entity, named]) => [entity, Object.fromEntries(named)]));
}
