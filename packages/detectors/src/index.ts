export { debias } from './bias/debias-text.ts';
export { createEncoder, type Encoder, type EncoderStatus } from './encoder/create-encoder.ts';
export type { EncoderOutcome } from './encoder/encoder-task.ts';
export { type HighestChunk, highestChunk } from './encoder/highest-chunk.ts';
export type { ChunkReading, TextReading } from './encoder/read-texts.ts';
export { createSimilarityScorer, type Similarity, type SimilarityScorer } from './encoder/topic-similarity.ts';
export type { GroundingTask } from './grounding/grounding-file.ts';
export { type JudgedAnswer, type JudgedFact, judgeGrounding, textsToRead } from './grounding/judge-grounding.ts';
export { type Measured, measureRelevancy, measureSupport } from './grounding/measure-grounding.ts';
export { readWords } from './grounding/read-words.ts';
export { splitFacts } from './grounding/split-facts.ts';
export { type AttackKind, attackKind } from './heads/attack-kind.ts';
export { decidingWords } from './heads/explain-segment.ts';
export type { Preset } from './heads/head-file.ts';
export { type Judgement, judgeText } from './heads/judge-text.ts';
export type { HeadScore } from './heads/score-text.ts';
export { createKeywordCompiler, keywordLimits } from './keyword/keyword-compiler.ts';
export { type KeywordDetails, keywordDetails } from './keyword/keyword-details.ts';
export { lowerThreadPriority } from './lower-thread-priority.ts';
export { findNames } from './names/find-names.ts';
export type { NameFinding } from './names/name-tagger.ts';
export { markupView } from './normalise/markup-view.ts';
export { lettersOf, viewsOf } from './normalise/views-of.ts';
export {
  judgeCopy,
  judgeLeak,
  type LikenessMatch,
  type LikenessVerdict,
} from './overlap/judge-references.ts';
export { retellingClauses, settleRetellings } from './overlap/judge-retelling.ts';
export { bytesOfIndex, indexReferences, type ReferenceIndex, type ReferenceText } from './overlap/reference-index.ts';
export {
  clausesOfReferences,
  type ReferenceClause,
  type ReferenceMeanings,
  referenceMeanings,
} from './overlap/reference-meanings.ts';
export { type CompiledPattern, compilePattern } from './pii/custom/compile-pattern.ts';
export { type CustomEntity, type CustomFinding, customEntityLimits, customLabel } from './pii/custom/custom-entity.ts';
export { CustomSearchTooLong, createCustomSearch } from './pii/custom/custom-search.ts';
export { isTakenName } from './pii/custom/is-taken-name.ts';
export { settleCustom } from './pii/custom/settle-custom.ts';
export {
  defaultEntities as defaultPiiEntities,
  piiEntities,
  piiGroups,
  piiLabel,
} from './pii/entities.ts';
export { findPii } from './pii/find-pii.ts';
export { piiDetails } from './pii/pii-details.ts';
export { entityNames, resolveEntities } from './pii/resolve-entities.ts';
export type { PiiFinding } from './pii/scan.ts';
export { judgePolicy, type PolicyVerdict, policyHeads, policySubjects } from './policy/judge-policy.ts';
export type { Policy } from './policy/policy-rule.ts';
export { secondLookVersion } from './second-look/blend-file.ts';
export type { SecondLookMode } from './second-look/find-questions.ts';
export { questionsOf, settleQuestions } from './second-look/look-again.ts';
export { detectSponge } from './sponge/detect-sponge.ts';
export { detectTopics, type TopicFinding } from './topic/detect-topics.ts';
export { topicNames } from './topic/topic-names.ts';
export { settleTopics, type TopicQuestion, topicQuestion } from './topic/topic-question.ts';
export { findToxicity } from './toxicity/toxic-labels.ts';
export { type AnswerQuestion, type AnswerVerdict, judgeAnswer } from './verdict/judge-answer.ts';
export { type VerdictCard, verdictCard } from './verdict/verdict-file.ts';
export type { Span, TextViews, View, ViewKind } from './view.ts';
export { ViewNote } from './view-note.ts';
