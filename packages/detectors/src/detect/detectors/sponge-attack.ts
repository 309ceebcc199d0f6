import { rounded } from '@redoubt/contract';
import { judgeText, thresholdsOfHead } from '../../heads/judge-text.ts';
import { detectSponge } from '../../sponge/detect-sponge.ts';
import { type Detector, thresholdOf } from '../detector.ts';

const HEAD = 'sponge_attack';
/**
 * In characters. The head knows of very short texts only that demands contain their words, so its score is ignored for
 * them.
 */
const SHORTEST_DEMAND = 20;

/**
 * Texts made to burn tokens: repetition, expansion, output without end. The rules are precise for the wordings they
 * were written for. The trained head covers wordings without a rule. The higher of the two scores counts.
 */
export const spongeAttack: Detector<'sponge_attack'> = {
  model: { name: 'sponge-rules-and-heads', kind: 'trained', version: '2' },
  threshold: (tuning) => thresholdOf(tuning, HEAD, thresholdsOfHead(HEAD)),
  detect(views, _, tuning) {
    const rules = detectSponge(views);
    const head = judgeText(views).get(HEAD);
    if (!head) throw new Error(`The weights have no head "${HEAD}"`);
    const learnt = views.source.trim().length < SHORTEST_DEMAND ? 0 : head.probability;
    const score = rounded(Math.max(rules.score, learnt), 4);
    const isFound = score >= thresholdOf(tuning, HEAD, head.thresholds);
    return {
      triggered: isFound,
      summary: isFound ? 1 : 0,
      details: { sponge_attack_detected: isFound, score, ...(isFound && { families: [...rules.families] }) },
    };
  },
};
