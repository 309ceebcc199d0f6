import { type AttackKind, attackKind } from '../../heads/attack-kind.ts';
import { type HeadVerdict, judgeText, thresholdsOfHead } from '../../heads/judge-text.ts';
import type { HeadScore } from '../../heads/score-text.ts';
import { isDescription } from '../../injection/is-description.ts';
import { findSetAside } from '../../injection/set-aside.ts';
import { viewsOf } from '../../normalise/views-of.ts';
import type { TextViews, ViewKind } from '../../view.ts';
import { complianceMapping } from '../compliance-mapping.ts';
import { type Detector, thresholdOf } from '../detector.ts';

/** Words to try. Later words seldom decide, and each costs one scoring of the segment. */
const MAX_WORDS = 80;
const MAX_NAMED = 5;

/**
 * Returns the words of a segment that matter most to a head, strongest first. Each word is left out in turn, and the
 * words whose removal lowers the score most are returned. This works for any kind of feature.
 */
export function decidingWords(segment: string, head: string): string[] {
  const words = segment.split(/\s+/).filter((word) => word !== '');
  const whole = scoreOf(segment, head);
  return words
    .slice(0, MAX_WORDS)
    .map((word, index) => ({ word, fall: whole - scoreOf(words.toSpliced(index, 1).join(' '), head) }))
    .filter(({ fall }) => fall > 0)
    .sort((one, other) => other.fall - one.fall)
    .slice(0, MAX_NAMED)
    .map(({ word }) => word);
}

/** Scores without decoded views, because words are left out of the letters only. */
function scoreOf(text: string, head: string): number {
  const { plain, letters } = viewsOf(text);
  return judgeText({ source: text, plain, letters, decoded: [], notes: [] }).get(head)?.z ?? 0;
}

const HEAD = 'injection_attack';
/** The part of the threshold that a text gets that only describes. */
const CLEARLY_BELOW = 0.8;
/** How an explanation describes each coding. */
const encodings: Readonly<Record<Exclude<ViewKind, 'plain' | 'letters'>, string>> = {
  base32: 'encoded in base32',
  base58: 'encoded in base58',
  base64: 'encoded in base64',
  base85: 'encoded in base85',
  binary: 'written in binary digits',
  codes: 'written in the codes of its letters',
  drawn: 'drawn in other letters',
  entities: 'written in character references',
  escapes: 'written in escapes',
  hex: 'encoded in hexadecimal',
  hidden: 'hidden in invisible characters',
  initials: 'made of the first letters of other words',
  markup: 'cut by markup',
  morse: 'written in Morse',
  numbers: 'written in the numbers of its letters',
  pig_latin: 'written in pig latin',
  pilots: 'spelt in the alphabet of pilots',
  punycode: 'encoded in punycode',
  quoted_printable: 'encoded in quoted-printable',
  reversed: 'written backwards',
  rot13: 'encoded in rot13',
  rot47: 'encoded in rot47',
  rotated: 'encoded by another alphabet',
  spelt: 'spelt letter by letter',
  strings: 'cut into strings',
  template: 'cut into the values of a template',
  url: 'percent-encoded',
  utf7: 'encoded in UTF-7',
  uuencode: 'encoded in uuencode',
};

/** Detects attempts to make a model ignore its instructions: direct, by role-play, hidden in documents, or encoded. */
export const injectionAttack: Detector<'injection_attack'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '2' },
  threshold: (tuning) => thresholdOf(tuning, HEAD, thresholdsOfHead(HEAD)),
  detect(views, { need_explanation }, tuning) {
    const score = judgeInjection(views);
    const isFound = score.probability >= thresholdOf(tuning, HEAD, score.thresholds);
    const { start, end } = score.segment;
    const segment = views.source.slice(start, end).trim();
    const family = isFound ? attackKind(views) : undefined;
    return {
      triggered: isFound,
      summary: isFound ? 1 : 0,
      details: {
        safe: (1 - score.probability).toFixed(6),
        attack: score.probability.toFixed(6),
        most_unsafe_content: segment,
        compliance_mapping: complianceMapping(isFound),
        ...(family && { attack_family: family }),
        ...(need_explanation && {
          explanation: explain(views, score, segment, {
            family,
            threshold: thresholdOf(tuning, HEAD, score.thresholds),
          }),
        }),
      },
    };
  },
};

/** Returns the head's verdict, with what is known better: everyday wishes, and bare descriptions. */
function judgeInjection(views: TextViews): HeadVerdict {
  const score = judgeText(views).get(HEAD);
  if (!score) throw new Error(`The weights have no head "${HEAD}"`);
  const { balanced } = score.thresholds;
  if (score.probability >= balanced) {
    return isDescription(views) ? { ...score, probability: balanced * CLEARLY_BELOW } : score;
  }
  const wish = findSetAside(views);
  return wish ? { ...score, probability: balanced, segment: wish.span, view: wish.view } : score;
}

const aims: Readonly<Record<AttackKind, string>> = {
  override: "an attempt to put other instructions in the place of the operator's",
  jailbreak: 'an attempt to talk the model out of its safeguards, by a role, a story or a claim',
  extraction: 'an attempt to get the instructions of the model out',
  embedded: 'an instruction that stands in a document and is meant for the model',
};

interface Verdict {
  readonly family: AttackKind | undefined;
  readonly threshold: number;
}

function explain(views: TextViews, score: HeadScore, text: string, { family, threshold }: Verdict): string {
  const near = `Its score is ${score.probability.toFixed(2)}, and from ${threshold.toFixed(2)} on it is an attack.`;
  if (!family) return `No attack was found. ${near.replace('Its score', 'The highest score of a stretch')}`;
  const { segment, view } = score;
  // An encoded stretch has no words to name: its visible characters are not its meaning.
  const words = view === 'letters' ? decidingWords(text, HEAD).map((word) => `"${word}"`) : [];
  const place = `characters ${segment.start} to ${segment.end} of ${views.source.length}`;
  const how = view === 'plain' || view === 'letters' ? '' : `, ${encodings[view]}`;
  const why = words.length > 0 ? ` What weighed most: ${words.join(', ')}.` : '';
  return `The stretch at ${place}${how} reads as ${aims[family]} (${family}).${why} ${near}`;
}
