import { type AttackKind, attackKind } from '../../heads/attack-kind.ts';
import { type HeadVerdict, judgeText, thresholdsOfHead } from '../../heads/judge-text.ts';
import type { HeadScore } from '../../heads/score-text.ts';
import { isDescription } from '../../injection/is-description.ts';
import { findSetAside } from '../../injection/set-aside.ts';
import type { TextViews } from '../../view.ts';
import { complianceMapping } from '../compliance-mapping.ts';
import { type Detector, thresholdOf } from '../detector.ts';
import { explainScore, spansOfScore } from '../explain-score.ts';

const HEAD = 'injection_attack';
/** The part of the threshold that a text gets that only describes. */
const CLEARLY_BELOW = 0.8;
/** Detects attempts to make a model ignore its instructions: direct, by role-play, hidden in documents, or encoded. */
export const injectionAttack: Detector<'injection_attack'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '2' },
  threshold: (tuning) => thresholdOf(tuning, HEAD, thresholdsOfHead(HEAD)),
  spans: (views) => spansOfScore(views, judgeInjection(views), HEAD),
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
          explanation: explain(views, score, { family, threshold: thresholdOf(tuning, HEAD, score.thresholds) }),
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

function explain(
  views: TextViews,
  score: HeadScore,
  { family, threshold }: { readonly family: AttackKind | undefined; readonly threshold: number },
): string {
  const found = family && { what: `${aims[family]} (${family})` };
  return explainScore(views, score, { head: HEAD, threshold, name: 'an attack', found });
}
