import { isCode } from '../grounding/compare-answer.ts';
import { stemsOf } from '../grounding/context-index.ts';
import { readWords } from '../grounding/read-words.ts';
import { judgeText } from '../heads/judge-text.ts';
import { findPii } from '../pii/find-pii.ts';
import { resolveEntities } from '../pii/resolve-entities.ts';
import { detectTopics } from '../topic/detect-topics.ts';
import type { Span, TextViews } from '../view.ts';
import { ViewNote } from '../view-note.ts';
import type { CompiledRule, MappedHead } from './policy-rule.ts';

/** What speaks for a text being about what a rule is about: 0 to 1 each. */
export interface RuleEvidence {
  /** The surest of the known detectors that the rule is mapped to; undefined where there is none. */
  readonly mapped: number | undefined;
  /** How clearly the text is on one of the rule's subjects, by words and, where the encoder told it, by meaning. */
  readonly topic: number;
  /** Share of a subject's words that stand in the text, of the best subject. */
  readonly words: number;
}

/** The words that are read of a text for its stems. */
const MAX_WORDS = 4_000;
const stems = new ViewNote<ReadonlySet<string>>();

/** Weighs a text against one rule. */
export function evidenceFor(rule: CompiledRule, views: TextViews): RuleEvidence {
  const { scores } = detectTopics(views, rule.subjects);
  const known = rule.heads.map((head) => mapped[head](views));
  return {
    mapped: known.length === 0 ? undefined : Math.max(...known),
    topic: Math.max(0, ...scores.map(({ score }) => score)),
    words: Math.max(0, ...rule.subjects.map((subject) => shareOf(subject, stemsIn(views)))),
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

function piiIn(views: TextViews) {
  // A link or an address of a machine says nothing of a person.
  const resolution = resolveEntities(['pii', 'secrets']);
  return resolution.kind === 'resolved' ? findPii(views.plain.text, resolution.entities) : [];
}

function stemsIn(views: TextViews): ReadonlySet<string> {
  const known = stems.of(views) ?? stemsOf(readWords(views.plain.text, MAX_WORDS));
  stems.keep(views, known);
  return known;
}

function shareOf(subject: string, present: ReadonlySet<string>): number {
  const wanted = [...stemsOf(readWords(subject))];
  return wanted.length === 0 ? 0 : wanted.filter((stem) => present.has(stem)).length / wanted.length;
}

/** The stretch of a head, where the rule is mapped to one. */
export function segmentOf(rule: CompiledRule, views: TextViews): Span | undefined {
  const head = rule.heads.find((name) => name !== 'pii' && name !== 'code');
  if (head !== undefined) return judgeText(views).get(head)?.segment;
  const [found] = rule.heads.includes('pii') ? piiIn(views) : [];
  return found && views.plain.toSource(found.start, found.end);
}
