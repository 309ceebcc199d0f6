import { type AttackKind, attackKind } from '../../heads/attack-kind.ts';
import { decidingWords } from '../../heads/explain-segment.ts';
import { judgeText, thresholdsOfHead } from '../../heads/judge-text.ts';
import type { HeadScore } from '../../heads/score-text.ts';
import type { TextViews } from '../../view.ts';
import { complianceMapping } from '../compliance-mapping.ts';
import { type Detector, thresholdOf } from '../detector.ts';

const HEAD = 'injection_attack';
/** How an explanation describes each encoding. */
const encodings: Readonly<Record<string, string>> = {
  base64: 'encoded in base64',
  hex: 'encoded in hexadecimal',
  url: 'percent-encoded',
  rot13: 'encoded in rot13',
  hidden: 'hidden in invisible characters',
};

/** Detects attempts to make a model ignore its instructions: direct, by role-play, hidden in documents, or encoded. */
export const injectionAttack: Detector<'injection_attack'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '2' },
  threshold: (tuning) => thresholdOf(tuning, HEAD, thresholdsOfHead(HEAD)),
  detect(views, { need_explanation }, tuning) {
    const score = judgeText(views).get(HEAD);
    if (!score) throw new Error(`The weights have no head "${HEAD}"`);
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
          explanation: family ? explain(views, score, segment, family) : 'No attack was found.',
        }),
      },
    };
  },
};

const aims: Readonly<Record<AttackKind, string>> = {
  override: "an attempt to put other instructions in the place of the operator's",
  jailbreak: 'an attempt to talk the model out of its safeguards, by a role, a story or a claim',
  extraction: 'an attempt to get the instructions of the model out',
  embedded: 'an instruction that stands in a document and is meant for the model',
};

function explain(views: TextViews, { segment, view }: HeadScore, text: string, family: AttackKind): string {
  // An encoded stretch has no words to name: its visible characters are not its meaning.
  const words = view === 'letters' ? decidingWords(text, HEAD).map((word) => `"${word}"`) : [];
  const place = `characters ${segment.start} to ${segment.end} of ${views.source.length}`;
  const how = encodings[view] ? `, ${encodings[view]}` : '';
  const why = words.length > 0 ? ` What weighed most: ${words.join(', ')}.` : '';
  return `The stretch at ${place}${how} reads as ${aims[family]} (${family}).${why}`;
}
