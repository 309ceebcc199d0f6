import { type RunRecord, severityOfRank, shownCategory } from '@redoubt/contract';
import type { ProbeRecord, Turn } from '@redoubt/store';
import { severityOf } from '../goals/severity-of.ts';
import { wireTurns } from './wire-turns.ts';
import { wireVerdict } from './wire-verdict.ts';

/** Converts a probe and its turns to wire format. */
export function wireRecord(runId: string, record: ProbeRecord, turns: readonly Turn[]): RunRecord {
  return {
    record_id: `${runId}.${record.ordinal}`,
    probe_id: record.id,
    category: shownCategory(record),
    sub_category: record.subCategory,
    attack: record.attack,
    attack_options: { ...record.variant },
    generator: turns.some(isWriting) ? 'model' : 'template',
    goal: record.goal,
    goal_source: record.goalSource,
    severity: severityOfRank(record.severity ?? 0) ?? severityOf(record),
    is_control: record.isControl,
    prompt: record.prompt ?? null,
    response: record.response ?? null,
    turns: wireTurns(turns, ({ digest }) => `/rt/runs/${runId}/media/${digest}`),
    verdict: wireVerdict(record) ?? null,
    correction: wireCorrection(record),
    error: wireError(record),
    latency_ms: record.latencyMs ?? null,
    tokens: wireTokens(record),
    language: languageOf(record),
    ...(record.isNotIndependent && { not_independent: true }),
    created_at: (record.endedAt ?? new Date(0)).toISOString(),
  };
}

/** Converts what people said of a verdict. The last thing that they said stands first, beside all of it. */
function wireCorrection({ correction }: ProbeRecord): RunRecord['correction'] {
  const history = (correction?.history ?? []).map(({ outcome, note, by, at }) => ({
    outcome,
    note,
    by: { key_id: by.id, key_name: by.name },
    at,
  }));
  const last = history.at(-1);
  return last ? { ...last, history } : null;
}

/** Whether an attacker model was asked for the prompts of the attack. To restate the goal is another step. */
const isWriting = ({ kind, step }: Turn): boolean => kind === 'attacker' && step !== 'attacker adapt';

const wireError = ({ error: message, errorKind: kind = 'unknown' }: ProbeRecord): RunRecord['error'] =>
  message === undefined ? null : { kind, message };

function wireTokens({ promptTokens, completionTokens }: ProbeRecord) {
  if (promptTokens === undefined && completionTokens === undefined) return null;
  return { prompt: promptTokens ?? 0, completion: completionTokens ?? 0 };
}

function languageOf({ variant: { language } }: ProbeRecord): string | null {
  return language === undefined ? null : String(language);
}
