import { stemsOf } from '../grounding/context-index.ts';
import { readWords } from '../grounding/read-words.ts';
import { judgeText } from '../heads/judge-text.ts';
import { findPii } from '../pii/find-pii.ts';
import { resolveEntities } from '../pii/resolve-entities.ts';
import type { PiiFinding } from '../pii/scan.ts';
import { topicScores } from '../topic/detect-topics.ts';
import { topicNames } from '../topic/topic-names.ts';
import { type Span, type TextViews, ViewNote } from '../view.ts';
import { isCode } from './is-code.ts';
import type { CompiledRule, MappedHead } from './policy-rule.ts';

/** Evidence that a text is about the subject of a rule. Each value is from 0 to 1. */
export interface RuleEvidence {
  /** The highest probability of the known detectors that the rule is mapped to. Undefined if there is none. */
  readonly mapped: number | undefined;
  /** The best topic score of the rule's subjects. */
  readonly topic: number;
  /** Share of a subject's words that are in the text, for the best subject. */
  readonly words: number;
}

/** Maximum number of words to read of a text for its stems. */
const MAX_WORDS = 4_000;
const stems = new ViewNote<ReadonlySet<string>>();

/** The score of a text on each subject. */
export type SubjectScores = ReadonlyMap<string, number>;

/** Scores a text once for the subjects of all rules. */
export function scoreSubjects(views: TextViews, subjects: readonly string[]): SubjectScores {
  if (subjects.length === 0) return new Map();
  return new Map(topicScores(views, subjects).map(({ topic, score }) => [topic, score]));
}

/** Returns the subjects of a rule with the names that `scoreSubjects` uses. */
export const namedSubjects = ({ subjects }: CompiledRule): string[] => topicNames(subjects);

/** Returns the evidence of a text for one rule. `scores` must contain the rule's subjects and may contain others. */
export function evidenceFor(
  rule: CompiledRule,
  views: TextViews,
  scores: SubjectScores = scoreSubjects(views, namedSubjects(rule)),
): RuleEvidence {
  const known = rule.heads.map((head) => mapped[head](views));
  return {
    mapped: known.length === 0 ? undefined : Math.max(...known),
    topic: Math.max(0, ...namedSubjects(rule).map((subject) => scores.get(subject) ?? 0)),
    words: Math.max(0, ...stemsOfSubjects(rule).map((wanted) => shareOf(wanted, stemsIn(views)))),
  };
}

const probabilityOf = (head: string) => (views: TextViews) => judgeText(views).get(head)?.probability ?? 0;
const FOUND = 0.98;
const NOT_FOUND = 0.02;

const mapped: Readonly<Record<MappedHead, (views: TextViews) => number>> = {
  toxicity: probabilityOf('toxicity'),
  nsfw: probabilityOf('nsfw'),
  injection_attack: probabilityOf('injection_attack'),
  pii: (views) => (piiIn(views).length > 0 ? FOUND : NOT_FOUND),
  code: (views) => (isCode(views.plain.text) ? FOUND : NOT_FOUND),
};

const personal = new ViewNote<readonly PiiFinding[]>();

/** Searches once for all rules about personal data. */
function piiIn(views: TextViews): readonly PiiFinding[] {
  const known = personal.of(views);
  if (known) return known;
  // Links and machine addresses say nothing about a person.
  const resolution = resolveEntities(['pii', 'secrets']);
  const found = resolution.kind === 'resolved' ? findPii(views.plain.text, resolution.entities) : [];
  return personal.keep(views, found);
}

function stemsIn(views: TextViews): ReadonlySet<string> {
  return stems.of(views) ?? stems.keep(views, stemsOf(readWords(views.plain.text, MAX_WORDS)));
}

const wantedStems = new WeakMap<CompiledRule, readonly (readonly string[])[]>();

/** Returns the stems of each subject of a rule. They are cached. */
function stemsOfSubjects(rule: CompiledRule): readonly (readonly string[])[] {
  const known = wantedStems.get(rule);
  if (known) return known;
  const read = rule.subjects.map((subject) => [...stemsOf(readWords(subject))]);
  wantedStems.set(rule, read);
  return read;
}

function shareOf(wanted: readonly string[], present: ReadonlySet<string>): number {
  return wanted.length === 0 ? 0 : wanted.filter((stem) => present.has(stem)).length / wanted.length;
}

/** Returns the deciding stretch of the detector that the rule is mapped to, if there is one. */
export function segmentOf(rule: CompiledRule, views: TextViews): Span | undefined {
  const head = rule.heads.find((name) => name !== 'pii' && name !== 'code');
  if (head !== undefined) return judgeText(views).get(head)?.segment;
  const [found] = rule.heads.includes('pii') ? piiIn(views) : [];
  return found && views.plain.toSource(found.start, found.end);
}
