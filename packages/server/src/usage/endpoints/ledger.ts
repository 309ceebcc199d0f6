import { contract } from '@redoubt/contract';
import { billingPeriod } from '@redoubt/metering';
import type { NamedEntry } from '@redoubt/store';
import { implement } from '../../http/implement.ts';
import { findProjectId } from '../find-project.ts';

export const ledger = implement(contract.usage.ledger, {
  prepare: async ({ query }, context) => {
    const { clock, account } = context;
    const { id, anchorDay } = account.organisation;
    const period = billingPeriod(query.period === undefined ? clock() : new Date(query.period), anchorDay);
    const asked = {
      organisationId: id,
      balance: query.balance,
      period: period.start.toISOString(),
      projectId: await findProjectId(query.project, context),
      limit: query.limit,
      beforeSeq: query.cursor === undefined ? undefined : Number(query.cursor),
    };
    return { asked, period };
  },
  run: async ({ asked, period }, { store, account }) => {
    const { entries, nextBeforeSeq } = await store.usage.entries(asked);
    return {
      organisation_id: account.organisation.id,
      organisation_name: account.organisation.name,
      balance: asked.balance,
      period: { start: period.start.toISOString(), end: period.end.toISOString() },
      entries: entries.map(wireEntry),
      next_cursor: nextBeforeSeq === null ? null : String(nextBeforeSeq),
    };
  },
});

const wireEntry = (entry: NamedEntry) => ({
  entry_id: entry.id,
  seq: entry.seq,
  kind: entry.kind,
  mode: entry.mode,
  at: entry.at.toISOString(),
  project_id: entry.projectId,
  project_name: entry.projectName,
  key_id: entry.keyId,
  key_name: entry.keyName,
  endpoint: entry.endpoint,
  request_id: entry.requestId,
  idempotency_key: entry.idempotencyKey,
  credits: entry.credits,
  held: entry.held,
  granted: entry.granted,
  quantity: entry.quantity,
  used_after: entry.usedAfter,
  rate_table_date: entry.rateTableDate,
  breakdown: entry.breakdown,
  resolves_id: entry.resolvesId,
  reason: entry.reason,
});
