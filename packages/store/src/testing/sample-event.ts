import { randomUUID } from 'node:crypto';

interface SampleEvent {
  id?: string;
  organisationId: string;
  createdAt?: string;
  percent?: number;
}

/**
 * An SQL statement that inserts an event like the transaction of a charge. By default, its time is an hour after
 * `tickingClock` starts.
 */
export function insertEvent({
  id = `evt_${randomUUID()}`,
  organisationId,
  createdAt = '2026-11-05T13:00:00.000Z',
  percent = 50,
}: SampleEvent): string {
  const payload = {
    balance: 'guardrails',
    period: '2026-11-01T00:00:00.000Z',
    project_id: null,
    percent,
    used: percent * 10,
    limit: 1_000,
  };
  const values = [id, organisationId, 'balance.threshold', JSON.stringify(payload), createdAt];
  const literals = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return `insert into events (id, organisation_id, kind, payload, created_at) values (${literals})`;
}
