import { rounded } from '@redoubt/contract';
import type { Preset } from '../heads/head-file.ts';
import { judgeText } from '../heads/judge-text.ts';
import { visitKeywordsIn } from '../keyword/find-keywords.ts';
import { buildAutomaton, type KeywordAutomaton } from '../keyword/keyword-automaton.ts';
import { lettersOf, viewsOf } from '../normalise/views-of.ts';
import type { TextViews, View } from '../view.ts';
import { hasForeignInsult } from './foreign-insults.ts';
import { hasThreat } from './has-threat.ts';
import { innocentReading } from './innocent-reading.ts';
import { obsceneStems } from './toxic-phrases.ts';

/** The six labels of toxicity. Each is a probability from 0 to 1. */
type ToxicLabels = Readonly<
  Record<'toxicity' | 'severe_toxicity' | 'obscene' | 'threat' | 'insult' | 'identity_hate', number>
>;

interface ToxicityFinding {
  readonly labels: ToxicLabels;
  /** The flagged labels. Empty if the text as a whole is not toxic. */
  readonly flagged: readonly (keyof ToxicLabels)[];
  /** The patterns that flagged the text, where its score alone did not. */
  readonly patterns: readonly ToxicPattern[];
}

type ToxicPattern = 'threat' | 'insult';

/** Probability from which a label is flagged in a toxic text. */
const NAMED_FROM = 0.5;
const usualPresets = { strict: NAMED_FROM, balanced: NAMED_FROM, lenient: NAMED_FROM };
/** Factor on toxicity for the labels `obscene` and `threat` if the text has no such words or patterns. */
const WITHOUT_SIGN = 0.15;

const endings = ['', 's', 'es', 'ed', 'er', 'ers', 'ing', 'in', 'y', 'face', 'head', 'faced', 'hole', 'ty'];
let built: KeywordAutomaton | undefined;

/** Built on first use, so that a service without toxicity checks does not need it. */
function obscenities(): KeywordAutomaton {
  if (built) return built;
  const words = obsceneStems.split(', ').flatMap((stem) => {
    const base = stem.replace('*', '');
    return stem.endsWith('*') ? endings.map((ending) => base + ending) : [base];
  });
  built = buildAutomaton([...new Set(words)].map((word) => ({ keyword: word, pattern: word })));
  return built;
}

/** Returns the probability from which a text as a whole is toxic, given the thresholds of the presets. */
type ThresholdChoice = (presets: Readonly<Record<Preset, number>>) => number;

/**
 * Judges a text. Trained heads score toxicity, severity, insults and identity hate. Words and patterns decide on
 * obscenity and threats.
 */
export function findToxicity(views: TextViews, choose: ThresholdChoice = ({ balanced }) => balanced): ToxicityFinding {
  const found = judgeWords(views, choose);
  const innocent = found.flagged.length > 0 ? innocentReading(views) : undefined;
  if (innocent === undefined) return found;
  const read = judgeWords(viewsOf(innocent), choose);
  return read.flagged.length > 0 ? found : read;
}

function judgeWords(views: TextViews, choose: ThresholdChoice): ToxicityFinding {
  const judgement = judgeText(views);
  const headOf = (name: string) => judgement.get(name)?.probability ?? 0;
  const toxicity = headOf('toxicity');
  const letters = [views.letters, ...views.decoded.map(lettersOf)];
  const isObscene = letters.some(hasObscenity);
  const isThreat = letters.some(hasThreat);
  const presets = judgement.get('toxicity')?.thresholds ?? usualPresets;
  const isInsult = letters.some(hasForeignInsult);
  // A threat needs no rude word. Its pattern alone makes the text toxic. So does a plain insult in a language that the
  // heads hardly know.
  const overall = isThreat || isInsult ? Math.max(toxicity, presets.balanced) : toxicity;
  const within = (probability: number) => rounded(Math.min(probability, overall));
  const labels: ToxicLabels = {
    toxicity: rounded(overall),
    severe_toxicity: within(headOf('severe_toxicity')),
    obscene: rounded(isObscene ? Math.max(overall, NAMED_FROM) : overall * WITHOUT_SIGN),
    threat: rounded(isThreat ? Math.max(overall, NAMED_FROM) : overall * WITHOUT_SIGN),
    insult: isInsult ? rounded(Math.max(overall, NAMED_FROM)) : within(headOf('insult')),
    identity_hate: within(headOf('identity_hate')),
  };
  const names = Object.keys(labels) as (keyof ToxicLabels)[];
  const isToxic = overall >= choose(presets);
  const flagged = isToxic ? names.filter((name) => name === 'toxicity' || labels[name] >= NAMED_FROM) : [];
  const decidesAlone = isToxic && toxicity < choose(presets);
  return { labels, flagged, patterns: decidesAlone ? patternsOf({ threat: isThreat, insult: isInsult }) : [] };
}

const patternsOf = (matched: Readonly<Record<ToxicPattern, boolean>>): readonly ToxicPattern[] =>
  (['threat', 'insult'] as const).filter((pattern) => matched[pattern]);

function hasObscenity(view: View): boolean {
  let isFound = false;
  visitKeywordsIn(obscenities(), view, () => {
    isFound = true;
  });
  return isFound;
}
