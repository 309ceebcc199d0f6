export { secondModelVersion } from './cascade/blend-file.ts';
export { questionsOf } from './cascade/escalate.ts';
export type { EscalationMode } from './cascade/find-questions.ts';
export { type PairReadings, settlePairs } from './cascade/settled-pairs.ts';
export { type Cascade, type CascadeOptions, createCascade } from './detect/cascade.ts';
export { complianceMapping } from './detect/compliance-mapping.ts';
export { detailsOfLabelled, type LabelledData } from './detect/details-of-labelled.ts';
export { type DetectOptions, detect, judgeViews } from './detect/detect.ts';
export { type DetectorRefusal, type DetectorTuning, type FoundSpan, tunedBy, usualTuning } from './detect/detector.ts';
export { detectorOf, detectors } from './detect/detectors/index.ts';
export {
  type EncoderFindings,
  type EncoderQuestion,
  encoderQuestionOf,
  type SecondModelMode,
  settle,
} from './detect/escalation.ts';
export { type Located, locate } from './detect/locate.ts';
export { type PersonalSpan, type PiiWanted, personalSpans, refuseEntities } from './detect/personal-data.ts';
export { policyInWords, policyOf } from './detect/policy-of.ts';
export { DetectorSettingsError, type ReadOptions } from './detect/read-settings.ts';
export { type References, referencesOf, withReferences } from './detect/references.ts';
export { type TrainedDetector, trainedDetectors, trainedHeads } from './detect/trained-heads.ts';
export { createEncoder, type Encoder, type EncoderStatus } from './encoder/create-encoder.ts';
export { readEncoderCard } from './encoder/encoder-model.ts';
export type { EncoderOutcome } from './encoder/encoder-task.ts';
export { onnxRuntimeProblem, wasmRuntimePath } from './encoder/onnx-runtime-problem.ts';
export { type PairShares, pairShares } from './encoder/pair-shares.ts';
export type { TextPair, TextReading } from './encoder/read-texts.ts';
export {
  type GroundingQuestion,
  groundAnswer,
  groundByWords,
  type MeasuredAnswer,
  measureAnswer,
} from './grounding/ground-answer.ts';
export { shippedRarity } from './grounding/grounding-file.ts';
export type { FactVerdict, JudgedAnswer, JudgedFact } from './grounding/judged-answer.ts';
export { type LinearHead, logOdds, probability } from './grounding/linear-head.ts';
export { OrdinalPoints } from './grounding/ordinal-points.ts';
export { readWords } from './grounding/read-words.ts';
export { splitFacts } from './grounding/split-facts.ts';
export { splitSentences } from './grounding/split-sentences.ts';
export { statedFacts } from './grounding/stated-facts.ts';
export { judgedAgain, judgeText } from './heads/judge-text.ts';
export { lowerThreadPriority } from './lower-thread-priority.ts';
export { findNames } from './names/find-names.ts';
export { type Language, languageOf, READ_LANGUAGES, type ReadLanguage } from './normalise/language-of.ts';
export { lettersOf, viewsOf } from './normalise/views-of.ts';
export { judgeCopy, judgeLeak, type LikenessVerdict } from './overlap/judge-references.ts';
export { retellingClauses, settleRetellings } from './overlap/judge-retelling.ts';
export { bytesOfIndex, indexReferences, type ReferenceIndex, type ReferenceText } from './overlap/reference-index.ts';
export {
  clausesOfReferences,
  type ReferenceClause,
  type ReferenceMeanings,
  referenceMeanings,
} from './overlap/reference-meanings.ts';
export { type CompiledPattern, compileBounded, compilePattern } from './pii/custom/compile-pattern.ts';
export { type CustomEntity, customEntityLimits, customLabel } from './pii/custom/custom-entity.ts';
export { CustomSearchTooLong } from './pii/custom/custom-search.ts';
export { isTakenName } from './pii/custom/is-taken-name.ts';
export { defaultEntities as defaultPiiEntities, piiEntities } from './pii/entities.ts';
export { findPii } from './pii/find-pii.ts';
export { resolveEntities } from './pii/resolve-entities.ts';
export type { PiiFinding } from './pii/scan.ts';
export { judgePolicy } from './policy/judge-policy.ts';
export { policyChecks } from './policy/policy-checks.ts';
export type { RuleCheck } from './policy/policy-rule.ts';
export { policyPairs } from './policy/rule-pairs.ts';
export { detectSponge } from './sponge/detect-sponge.ts';
export { cosineOf, embedText, type TextEmbedding } from './static-embeddings/embed-text.ts';
export { detectTopics } from './topic/detect-topics.ts';
export { type AnswerVerdict, judgeAnswer } from './verdict/judge-answer.ts';
export { verdictCard } from './verdict/verdict-file.ts';
export type { Span, TextViews, View } from './view.ts';
