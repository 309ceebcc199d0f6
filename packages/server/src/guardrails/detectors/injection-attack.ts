import { decidingWords, type HeadScore, judgeText, type TextViews } from '@redoubt/detectors';
import { complianceMapping } from '../compliance-mapping.ts';
import type { Detector } from '../detector.ts';
import { thresholdOf } from '../detector-tuning.ts';

const HEAD = 'injection_attack';
/** How an encoded stretch is named to a person. */
const encodings: Readonly<Record<string, string>> = {
  base64: 'encoded in base64',
  hex: 'encoded in hexadecimal',
  url: 'percent-encoded',
  rot13: 'encoded in rot13',
  hidden: 'hidden in invisible characters',
};

/** Attempts to make a model leave its instructions: direct, by role-play, hidden in documents, encoded. */
export const injectionAttack: Detector<'injection_attack'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '1' },
  detect(views, { need_explanation }, tuning) {
    const score = judgeText(views).get(HEAD);
    if (!score) throw new Error(`The weights have no head "${HEAD}"`);
    const isFound = score.probability >= thresholdOf(tuning, HEAD, score.thresholds);
    const { start, end } = score.segment;
    const segment = views.source.slice(start, end).trim();
    return {
      triggered: isFound,
      summary: isFound ? 1 : 0,
      details: {
        safe: (1 - score.probability).toFixed(6),
        attack: score.probability.toFixed(6),
        most_unsafe_content: segment,
        compliance_mapping: complianceMapping(isFound),
        ...(need_explanation && { explanation: isFound ? explain(views, score, segment) : 'No attack was found.' }),
      },
    };
  },
};

function explain(views: TextViews, { segment, view }: HeadScore, text: string): string {
  // Of an encoded stretch there are no words to name: what it hides is not what stands there.
  const words = view === 'letters' ? decidingWords(text, HEAD).map((word) => `"${word}"`) : [];
  const place = `characters ${segment.start} to ${segment.end} of ${views.source.length}`;
  const how = encodings[view] ? `, ${encodings[view]}` : '';
  const why = words.length > 0 ? ` What weighed most: ${words.join(', ')}.` : '';
  return `The stretch at ${place}${how} reads as an attempt to change what the model was told to do.${why}`;
}
