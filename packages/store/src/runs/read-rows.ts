import type { Selectable } from 'kysely';
import type { ClaimedProbe, NewProbe } from '../probe-claims.ts';
import type { AttackedTarget, CorrectedVerdict, ProbeRecord, Run, RunEvent, StoredCorrection, Turn } from '../runs.ts';
import type { StoredJudge, StoredVerdict } from '../stored-verdict.ts';
import type { Tables } from '../tables.ts';

type ProbeRow = Selectable<Tables['run_probes']>;

export function toRun(row: Selectable<Tables['runs']>): Run {
  return {
    id: row.id,
    projectId: row.project_id,
    organisationId: row.organisation_id,
    keyName: row.key_name,
    requestId: row.request_id,
    name: row.name ?? undefined,
    modelName: row.model_name ?? undefined,
    attacked: row.attacked === null ? undefined : (JSON.parse(row.attacked) as AttackedTarget),
    spec: JSON.parse(row.spec),
    sealedTarget: row.sealed_target,
    credits: row.credits,
    state: row.state,
    stateReason: row.state_reason ?? undefined,
    signal: row.signal ?? undefined,
    probes: row.probes,
    lastEvent: row.last_event,
    createdAt: new Date(row.created_at),
    startedAt: momentOf(row.started_at),
    endedAt: momentOf(row.ended_at),
  };
}

const momentOf = (text: string | null): Date | undefined => (text === null ? undefined : new Date(text));

function toNewProbe(row: ProbeRow): NewProbe {
  return {
    ordinal: row.ordinal,
    id: row.probe_id,
    category: row.category,
    subCategory: row.sub_category,
    attack: row.attack,
    place: row.place,
    variant: JSON.parse(row.variant) as NewProbe['variant'],
    goalId: row.goal_id,
    goal: row.goal,
    goalSource: row.goal_source,
    isControl: row.is_control === 1,
    severity: row.severity ?? undefined,
  };
}

export const toClaimed = (row: ProbeRow): ClaimedProbe => ({ ...toNewProbe(row), tries: row.tries });

const flagOf = (value: number | null): boolean | undefined => (value === null ? undefined : value === 1);

export function toRecord(row: ProbeRow): ProbeRecord {
  return {
    ...toNewProbe(row),
    state: row.state,
    prompt: row.prompt ?? undefined,
    response: row.response ?? undefined,
    success: flagOf(row.success),
    refused: flagOf(row.refused),
    score: row.score ?? undefined,
    verdict: row.verdict === null ? undefined : (JSON.parse(row.verdict) as StoredVerdict),
    judge: row.judge === null ? undefined : (JSON.parse(row.judge) as StoredJudge),
    correction: correctionOf(row),
    errorKind: row.error_kind ?? undefined,
    error: row.error ?? undefined,
    latencyMs: row.latency_ms ?? undefined,
    promptTokens: row.prompt_tokens ?? undefined,
    completionTokens: row.completion_tokens ?? undefined,
    isNotIndependent: row.not_independent === 1,
    endedAt: momentOf(row.ended_at),
  };
}

function correctionOf(row: ProbeRow): CorrectedVerdict | undefined {
  if (row.corrections === null) return undefined;
  return {
    judged: flagOf(row.corrected === null ? row.success : row.judged_success),
    outcome: row.corrected ?? undefined,
    history: JSON.parse(row.corrections) as StoredCorrection[],
  };
}

export function toTurn({ ordinal, step, kind, request, answer, at }: Selectable<Tables['run_turns']>): Turn {
  return { ordinal, step, kind, request, answer, at: new Date(at) };
}

export function toEvent({ seq, kind, ordinal, data, at }: Selectable<Tables['run_events']>): RunEvent {
  return {
    seq,
    kind,
    ordinal: ordinal ?? undefined,
    data: data === null ? undefined : JSON.parse(data),
    at: new Date(at),
  };
}

/** Returns the columns of a probe that has not been attempted. */
export function probeRow(runId: string, probe: NewProbe) {
  return {
    run_id: runId,
    ordinal: probe.ordinal,
    probe_id: probe.id,
    category: probe.category,
    sub_category: probe.subCategory,
    attack: probe.attack,
    place: probe.place,
    variant: JSON.stringify(probe.variant),
    goal_id: probe.goalId,
    goal: probe.goal,
    goal_source: probe.goalSource,
    is_control: probe.isControl ? 1 : 0,
    severity: probe.severity ?? null,
  };
}
