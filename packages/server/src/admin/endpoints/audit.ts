import { contract } from '@redoubt/contract';
import type { AuditEntry } from '@redoubt/store';
import { implement } from '../../http/implement.ts';
import { assertOperator, organisationNamed } from '../authority.ts';

export const listAudit = implement(contract.admin.listAudit, {
  prepare: async ({ query }, context) => {
    const { organisation_id, action, key_id: keyId, from, to, limit, cursor } = query;
    if (organisation_id === 'all') assertOperator(context, 'read the audit of every organisation');
    return {
      organisationId: organisation_id === 'all' ? undefined : (await organisationNamed(organisation_id, context)).id,
      ...{ action, keyId, limit },
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      beforeId: cursor === undefined ? undefined : Number(cursor),
    };
  },
  run: async (asked, { store }) => {
    // One more than asked for tells whether there are more.
    const found = await store.audit.list({ ...asked, limit: asked.limit + 1 });
    const entries = found.slice(0, asked.limit);
    const last = found.length > asked.limit ? entries.at(-1) : undefined;
    return { entries: entries.map(wireEntry), next_cursor: last ? String(last.id) : null };
  },
});

const wireEntry = (entry: AuditEntry) => ({
  entry_id: String(entry.id),
  at: entry.at.toISOString(),
  action: entry.action,
  subject: entry.subject,
  organisation_id: entry.organisationId,
  project_name: entry.projectName,
  key_id: entry.actor.keyId,
  actor: entry.actor.name,
  actor_organisation: entry.actor.organisation,
  request_id: entry.requestId,
  changes: entry.changes.map(({ field, before, after }) => ({ field, before, after })),
});
