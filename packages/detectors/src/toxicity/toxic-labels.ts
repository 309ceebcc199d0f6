import type { Preset } from '../heads/head-file.ts';
import { judgeText } from '../heads/judge-text.ts';
import { visitKeywordsIn } from '../keyword/find-keywords.ts';
import { buildAutomaton, type KeywordAutomaton } from '../keyword/keyword-automaton.ts';
import type { TextViews, View } from '../view.ts';
import { hasThreat } from './has-threat.ts';
import { obsceneStems } from './toxic-phrases.ts';

/** The six labels of toxicity, each a probability of 0 to 1. */
type ToxicLabels = Readonly<
  Record<'toxicity' | 'severe_toxicity' | 'obscene' | 'threat' | 'insult' | 'identity_hate', number>
>;

interface ToxicityFinding {
  readonly labels: ToxicLabels;
  /** The labels that are flagged: none where the text as a whole is not toxic. */
  readonly flagged: readonly (keyof ToxicLabels)[];
}

/** A kind is named from this probability on, in a text that is toxic. */
const NAMED_FROM = 0.5;
const usualPresets = { strict: NAMED_FROM, balanced: NAMED_FROM, lenient: NAMED_FROM };
/** What a text without an obscene word or a threat keeps of its toxicity under that name. */
const WITHOUT_SIGN = 0.15;

const endings = ['', 's', 'es', 'ed', 'er', 'ers', 'ing', 'in', 'y', 'face', 'head', 'faced', 'hole', 'ty'];
let built: KeywordAutomaton | undefined;

/** Made when first used, for a service whose callers never ask for toxicity. */
function obscenities(): KeywordAutomaton {
  if (built) return built;
  const words = obsceneStems.split(', ').flatMap((stem) => {
    const base = stem.replace('*', '');
    return stem.endsWith('*') ? endings.map((ending) => base + ending) : [base];
  });
  built = buildAutomaton([...new Set(words)].map((word) => ({ keyword: word, pattern: word })));
  return built;
}

/** Says from which probability a text as a whole is toxic, given what the presets say. */
type ThresholdChoice = (presets: Readonly<Record<Preset, number>>) => number;

/** Judges a text: trained heads for toxicity, severity, insults and hate of groups; words and patterns for the others. */
export function findToxicity(views: TextViews, choose: ThresholdChoice = ({ balanced }) => balanced): ToxicityFinding {
  const judgement = judgeText(views);
  const headOf = (name: string) => judgement.get(name)?.probability ?? 0;
  const toxicity = headOf('toxicity');
  const letters = [views.letters, ...views.decoded];
  const isObscene = letters.some(hasObscenity);
  const isThreat = letters.some(hasThreat);
  const presets = judgement.get('toxicity')?.thresholds ?? usualPresets;
  // A threat needs no rude word: its pattern alone is reason enough to call the text toxic.
  const overall = isThreat ? Math.max(toxicity, presets.balanced) : toxicity;
  const within = (probability: number) => round(Math.min(probability, overall));
  const labels: ToxicLabels = {
    toxicity: round(overall),
    severe_toxicity: within(headOf('severe_toxicity')),
    obscene: round(isObscene ? Math.max(overall, NAMED_FROM) : overall * WITHOUT_SIGN),
    threat: round(isThreat ? Math.max(overall, NAMED_FROM) : overall * WITHOUT_SIGN),
    insult: within(headOf('insult')),
    identity_hate: within(headOf('identity_hate')),
  };
  const names = Object.keys(labels) as (keyof ToxicLabels)[];
  const isToxic = overall >= choose(presets);
  return { labels, flagged: isToxic ? names.filter((name) => name === 'toxicity' || labels[name] >= NAMED_FROM) : [] };
}

function hasObscenity(view: View): boolean {
  let isFound = false;
  visitKeywordsIn(obscenities(), view, () => {
    isFound = true;
  });
  return isFound;
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6;
