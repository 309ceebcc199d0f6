import { contract } from '@redoubt/contract';
import { billingPeriod } from '@redoubt/metering';
import type { NamedEntry } from '@redoubt/store';
import { implement } from '../../http/implement.ts';
import { findProjectId, seesOrganisation } from '../find-project.ts';

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
  run: async ({ asked, period }, context) => {
    const { store, account } = context;
    const { entries, nextBeforeSeq } = await store.usage.entries(asked);
    return {
      organisation_id: account.organisation.id,
      organisation_name: account.organisation.name,
      balance: asked.balance,
      period: { start: period.start.toISOString(), end: period.end.toISOString() },
      entries: entries.map((entry) => ({
        ...wireEntry(entry),
        // The count is of the whole organisation.
        used_after: seesOrganisation(context) ? entry.usedAfter : null,
      })),
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
  rate_table_date: entry.rateTableDate,
  breakdown: entry.breakdown,
  resolves_id: entry.resolvesId,
  reason: entry.reason,
});
