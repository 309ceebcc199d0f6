import type { RunMediumPart, RunRecord } from '@redoubt/contract';
import type { TargetAnswer } from '@redoubt/providers';
import type { ProbeRecord, Turn } from '@redoubt/store';
import { severityOf } from '../goals/severity-of.ts';
import type { StoredMedium, StoredMessage } from '../stored-message.ts';

/** Converts a probe and its turns to wire format. */
export function wireRecord(runId: string, record: ProbeRecord, turns: readonly Turn[]): RunRecord {
  return {
    record_id: `${runId}.${record.ordinal}`,
    probe_id: record.id,
    category: record.category,
    sub_category: record.subCategory,
    attack: record.attack,
    attack_options: { ...record.variant },
    generator: turns.some(isWriting) ? 'model' : 'template',
    goal: record.goal,
    goal_source: record.goalSource,
    severity: severityOf(record),
    is_control: record.isControl,
    prompt: record.prompt ?? null,
    response: record.response ?? null,
    turns: turns.toSorted(byStep).flatMap((turn) => wireTurns(runId, turn)),
    verdict: wireVerdict(record),
    error: record.error === undefined ? null : { kind: record.errorKind ?? 'unknown', message: record.error },
    latency_ms: record.latencyMs ?? null,
    tokens: wireTokens(record),
    language: languageOf(record),
    created_at: (record.endedAt ?? new Date(0)).toISOString(),
  };
}

/** Whether an attacker model was asked for the prompts of the attack. To restate the goal is another step. */
const isWriting = ({ kind, step }: Turn): boolean => kind === 'attacker' && step !== 'attacker adapt';

function wireVerdict({ verdict, judge, success, score = 0, refused = false }: ProbeRecord) {
  if (!verdict || !judge) return null;
  return {
    success: success ?? false,
    outcome: outcomeOf(success),
    score,
    refused,
    reason: verdict.reason,
    decided_by: verdict.decidedBy,
    judge,
  };
}

function outcomeOf(success: boolean | undefined): NonNullable<RunRecord['verdict']>['outcome'] {
  if (success === undefined) return 'unclear';
  return success ? 'success' : 'resisted';
}

function wireTokens({ promptTokens, completionTokens }: ProbeRecord) {
  if (promptTokens === undefined && completionTokens === undefined) return null;
  return { prompt: promptTokens ?? 0, completion: completionTokens ?? 0 };
}

function languageOf({ variant: { language } }: ProbeRecord): string | null {
  return language === undefined ? null : String(language);
}

/**
 * Compares turns by the numbers of their steps: level and leaf of a tree, conversation and turn. The leaves of a level
 * are asked side by side, so an order by time would be another one in every run. A word, such as the `tools` of a first
 * question, stands before the numbers.
 */
function byStep(a: Turn, b: Turn): number {
  const [one, other] = [numbersOf(a), numbersOf(b)];
  const at = one.findIndex((number, place) => number !== other[place]);
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? 0);
}

const numbersOf = ({ step }: Turn): number[] => step.split(/[ .]/).map((part) => Number(part) || 0);

/**
 * Returns the newest message of a call to the target, and the answer. The messages before it belong to earlier turns.
 */
function wireTurns(runId: string, { kind, request, answer, at }: Turn): RunRecord['turns'] {
  if (kind !== 'ask') return [];
  // The casts are safe because only the step that asked the target writes this JSON.
  const asked = (JSON.parse(request) as StoredMessage[]).at(-1);
  const { text, toolCalls } = JSON.parse(answer) as TargetAnswer;
  const moment = at.toISOString();
  const said = toolCalls.length > 0 ? { text, tool_calls: toolCalls } : text;
  return [
    { role: asked?.role ?? 'user', content: wireContent(runId, asked?.content ?? ''), at: moment },
    { role: 'assistant', content: said, at: moment },
  ];
}

/** Returns a content as it is stored, with the path of each medium in the place of its digest. */
function wireContent(runId: string, content: StoredMessage['content']): unknown {
  if (typeof content === 'string') return content;
  return content.map((part) => (part.type === 'text' ? part : wireMedium(runId, part)));
}

const wireMedium = (runId: string, { type, digest, mediaType, size }: StoredMedium): RunMediumPart => ({
  type,
  media_type: mediaType,
  size,
  url: `/rt/runs/${runId}/media/${digest}`,
});
