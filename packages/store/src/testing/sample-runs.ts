import { randomUUID } from 'node:crypto';
import type { NewProbe } from '../probe-claims.ts';
import type { AttackedTarget, Outcome } from '../runs.ts';
import type { Store } from '../store.ts';

/** The time of everything in these runs. */
export const at = new Date('2026-11-05T12:00:00.000Z');

/** Probes for a run. The last one is a control. */
export const probesOf = (count: number): NewProbe[] =>
  Array.from({ length: count }, (_, ordinal) => ({
    ordinal,
    id: `p${ordinal}`,
    category: ordinal % 2 === 0 ? 'safety_harm' : 'security_fraud',
    subCategory: 'weapons',
    attack: 'basic',
    place: ordinal,
    variant: { type: 'plain' },
    goalId: `g${ordinal}`,
    goal: 'Zünde etwas an \u{1F525}',
    goalSource: 'corpus@1',
    isControl: ordinal >= count - 1,
  }));

export const judged = (ordinal: number, success: boolean): Outcome => ({
  ordinal,
  state: 'judged',
  prompt: 'asked',
  response: 'answered',
  latencyMs: 50,
  promptTokens: 3,
  completionTokens: 4,
  success,
  refused: !success,
  score: success ? 0.9 : 0.1,
  verdict: { reason: 'because', decidedBy: 'rubric' },
  judge: { name: 'test', version: '1', hash: 'abc' },
});

export const failed = (ordinal: number): Outcome => ({
  ordinal,
  state: 'failed',
  prompt: 'asked',
  response: null,
  latencyMs: null,
  promptTokens: null,
  completionTokens: null,
  errorKind: 'timeout',
  error: 'No answer within 60 s',
});

/** The fields in which a run can differ from the others. */
export interface RunDiffering {
  readonly organisationId?: string;
  readonly requestId?: string;
  readonly probes?: readonly NewProbe[];
  readonly modelName?: string | undefined;
  readonly attacked?: AttackedTarget;
}

/** Inserts a run and returns its id. The run is still being prepared. */
export async function insertRun(
  store: Store,
  projectId: string,
  count: number,
  differing: RunDiffering = {},
): Promise<string> {
  const id = `rt-${randomUUID()}`;
  const { organisationId = 'o', requestId = 'r', probes = probesOf(count), modelName, attacked } = differing;
  const origin = { projectId, organisationId, keyName: 'k', requestId };
  await store.runs.insert(
    { ...origin, id, name: 'nightly', modelName, attacked, spec: { seed: '1' }, sealedTarget: 's', credits: 12 },
    probes,
  );
  return id;
}

export const lease = (worker: string, until = 1_000) => ({ worker, until });
