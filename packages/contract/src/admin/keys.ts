import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Name, PageQuery, Pagination, Timestamp } from '../names.ts';
import { Scope } from '../scopes.ts';

const KeyRecord = z.object({
  key_id: z.string(),
  name: z.string(),
  prefix: z.string().describe('The first characters of the key, to tell keys apart'),
  scopes: z.array(Scope),
  project_name: z.string(),
  kind: z.enum(['key', 'session']).describe('`session`: of a browser that an operator signed in without a key'),
  created_at: Timestamp,
  revoked_at: Timestamp.nullable(),
  expires_at: Timestamp.nullable().describe('From then on no node accepts it; null: it does not end by itself'),
  last_used_at: Timestamp.nullable().describe('Within a minute; null: it was not used yet'),
});

/** The record of a new key with the key itself. Only the answer that creates a key shows it. */
export const CreatedKey = KeyRecord.extend({ key: z.string() });

const OrganisationChoice = Id.default('own').describe(
  'Of which organisation; another than the key’s own: operator only',
);

export const createKey = endpoint({
  method: 'POST',
  path: '/admin/keys',
  summary: 'Create a key; it is shown in this answer and never again',
  scope: 'admin',
  failures: ['not_found'],
  status: 201,
  body: z
    .strictObject({
      name: Name,
      scopes: z.array(Scope).min(1).max(4),
      project: Name.default('default').describe('The project the key belongs to'),
      organisation_id: OrganisationChoice,
      expires_in_days: z.int().min(1).max(3_650).optional().describe('Absent: it does not end by itself'),
    })
    .meta({ examples: [{ name: 'web shop', scopes: ['guardrails', 'proxy'] }] }),
  response: CreatedKey,
});

export const listKeys = endpoint({
  method: 'GET',
  path: '/admin/keys',
  summary: 'The keys of the organisation, newest first; of browsers’ sessions, those that are open',
  scope: 'admin',
  failures: ['not_found'],
  query: PageQuery.extend({ organisation_id: OrganisationChoice }),
  response: z.object({ keys: z.array(KeyRecord), pagination: Pagination }),
});

export const revokeKey = endpoint({
  method: 'DELETE',
  path: '/admin/keys/:key_id',
  summary: 'Revoke a key; within a second no node accepts it',
  scope: 'admin',
  params: z.strictObject({ key_id: Id }),
  query: z.strictObject({ organisation_id: OrganisationChoice }),
  response: z.object({ key_id: z.string(), revoked_at: Timestamp }),
});
