import {
  attackOf,
  contract,
  type RequestOf,
  type ResponseOf,
  Severity,
  severityRank,
  shownCategory,
} from '@redoubt/contract';
import type { Actor, Finding, FindingDetail, FindingFilter } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { RedteamContext } from '../context.ts';
import { implement } from '../implement.ts';
import { tellingWhat, tellTracked } from '../told/tell-tracked.ts';

type Query = RequestOf<typeof contract.rt.listFindings>['query'];
type ListedFinding = ResponseOf<typeof contract.rt.listFindings>['findings'][number];
type ShownFinding = ResponseOf<typeof contract.rt.getFinding>;

/** The person behind a call: their key. */
export const actorOf = ({ account }: Pick<RedteamContext, 'account'>): Actor => ({
  kind: 'key',
  id: account.key.id,
  name: account.key.name,
});

export const listFindings = implement(contract.rt.listFindings, {
  run: async ({ query }, { store, account }) => {
    const { limit } = query;
    // One extra row shows whether there is a next page.
    const found = await store.findings.list(account.project.id, { ...filterOf(query), limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    const what = await tellingWhat(page, store.runs);
    return {
      findings: page.map((finding) => wireFinding(finding, what(finding))),
      next_cursor: last ? cursorOf(last) : null,
    };
  },
});

export const getFinding = implement(contract.rt.getFinding, {
  run: ({ params }, context) => shownFinding(params.finding_id, context),
});

export const markFinding = implement(contract.rt.markFinding, {
  prepare: ({ params, body }, { clock }) => {
    refusePast(body.accepted_until ?? undefined, clock());
    return { id: params.finding_id, body };
  },
  run: async ({ id, body }, context) => {
    const { status, note = null, accepted_until: acceptedUntil = null } = body;
    const mark = { status, note, acceptedUntil, by: actorOf(context) };
    if (!(await context.store.findings.mark(context.account.project.id, id, mark))) throw noFinding(id, context);
    return shownFinding(id, context);
  },
});

function refusePast(day: string | undefined, now: Date): void {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (day === undefined || day >= today) return;
  const msg = `The day is over; send ${today} or a later one`;
  throw new Failure('invalid_request', `body.accepted_until: ${msg}; sent "${day}"`, {
    detail: [{ type: 'custom', loc: ['body', 'accepted_until'], msg, input: day }],
  });
}

async function shownFinding(id: string, context: RedteamContext): Promise<ShownFinding> {
  const finding = await context.store.findings.find(context.account.project.id, id);
  if (!finding) throw noFinding(id, context);
  const { project } = context.account;
  const told = await tellTracked(finding, (runId) => context.store.runs.find(project.id, runId), context.store.runs);
  return {
    ...wireFinding(finding, told?.what ?? (await tellingWhat([finding], context.store.runs))(finding)),
    ...(told && { told }),
    history: finding.history.map(wireChange),
    runs: finding.runs.map(wireFindingRun),
    evidence: finding.evidence.map(({ runId, ordinal }) => ({ run_id: runId, record_id: `${runId}.${ordinal}` })),
  };
}

const noFinding = (id: string, { account }: Pick<RedteamContext, 'account'>): Failure =>
  new Failure(
    'not_found',
    `There is no finding "${id}" in the project "${account.project.name}"; GET /rt/findings lists what there is`,
    { detail: { kind: 'finding', name: id } },
  );

/** The place of a finding in the list: when it was last seen, in ms since 1970, its severity and its id. */
const cursorOf = ({ lastSeen, severity, id }: Finding): string => `${lastSeen.getTime()}-${severity}-${id}`;

function afterCursor(cursor: string): FindingFilter['after'] {
  const [moment, severity, ...id] = cursor.split('-');
  return { lastSeen: new Date(Number(moment)), severity: Number(severity), id: id.join('-') };
}

function filterOf({ cursor, attack, severity, since, target, model, run_id, status, category }: Query) {
  return {
    after: cursor === undefined ? undefined : afterCursor(cursor),
    attack: attack && attackOf(attack),
    severity: severity && severityRank(severity),
    since: since === undefined ? undefined : new Date(since),
    targetId: target,
    modelName: model,
    runId: run_id,
    status,
    category,
  };
}

const wireFinding = (finding: Finding, what: string): ListedFinding => ({
  finding_id: finding.id,
  status: finding.status,
  status_at: finding.statusAt.toISOString(),
  status_by: { ...finding.statusBy },
  status_note: finding.statusNote,
  accepted_until: finding.acceptedUntil,
  seen_since: finding.lastSeen > finding.statusAt,
  severity: Severity.options[finding.severity - 1] ?? 'medium',
  what,
  category: shownCategory(finding),
  sub_category: finding.subCategory,
  attack: finding.attack,
  target: {
    target_id: finding.target.id,
    endpoint: finding.target.endpoint,
    model_name: finding.target.modelName,
    saved_model: finding.target.savedModel && { ...finding.target.savedModel },
  },
  first_seen: finding.firstSeen.toISOString(),
  last_seen: finding.lastSeen.toISOString(),
  latest: wireFindingRun(finding.latest),
  total: { ...finding.total },
});

const wireFindingRun = ({ runId, at, attempts, successes }: Finding['latest']): ListedFinding['latest'] => ({
  run_id: runId,
  at: at.toISOString(),
  attempts,
  successes,
});

const wireChange = ({ at, by, from, to, note, acceptedUntil }: FindingDetail['history'][number]) => ({
  at: at.toISOString(),
  by: { ...by },
  from,
  to,
  note,
  accepted_until: acceptedUntil,
});
