export { findKeywords, type KeywordHit, visitKeywords } from './keyword/find-keywords.ts';
export type { KeywordAutomaton } from './keyword/keyword-automaton.ts';
export {
  compileKeywords,
  createKeywordCompiler,
  type KeywordCompiler,
  type KeywordCompilerOptions,
  keywordLimits,
} from './keyword/keyword-compiler.ts';
export { type KeywordDetails, keywordDetails, keywordHits } from './keyword/keyword-details.ts';
export { KeywordLimitError } from './keyword/keyword-limit-error.ts';
export {
  detectSponge,
  SPONGE_THRESHOLD,
  type SpongeDetails,
  type SpongeFamily,
  type SpongeFinding,
  spongeDetails,
} from './sponge/detect-sponge.ts';
export { detectTopics, TOPIC_THRESHOLD, type TopicFinding, type TopicScore } from './topic/detect-topics.ts';
export type { Span, TextViews, View, ViewKind } from './view.ts';
