import { createKeywordCompiler, keywordLimits } from '../../keyword/keyword-compiler.ts';
import { keywordDetails, keywordHits } from '../../keyword/keyword-details.ts';
import { lettersOf, viewsOf } from '../../normalise/views-of.ts';
import type { Detector } from '../detector.ts';

const compileLetters = createKeywordCompiler({ fold: (keyword) => lettersOf(viewsOf(keyword).plain).text });

/** Detects banned words, including disguised and encoded ones. */
export const keywordDetector: Detector<'keyword_detector'> = {
  model: { name: 'keyword-automaton', kind: 'lexical', version: '1' },
  refuse({ banned_keywords }) {
    const characters = banned_keywords.reduce((sum, keyword) => sum + keyword.length, 0);
    if (characters <= keywordLimits.characters) return undefined;
    const message = `banned_keywords has ${characters} characters in all; at most ${keywordLimits.characters} are searched for`;
    const loc = ['body', 'detectors', 'keyword_detector', 'banned_keywords'];
    return { kind: 'invalid', message, type: 'too_long', loc, input: characters };
  },
  spans: (views, { banned_keywords }) =>
    keywordHits(views, banned_keywords, compileLetters).map(({ start, end }) => ({ kind: 'keyword', start, end })),
  detect(views, { banned_keywords }) {
    const details = keywordDetails(views, banned_keywords, compileLetters);
    const isFound = details.detected_keywords.length > 0;
    return {
      triggered: isFound,
      summary: isFound ? 1 : 0,
      details: { ...details, detected_keywords: [...details.detected_keywords] },
    };
  },
};
