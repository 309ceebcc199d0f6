import { contract } from '@redoubt/contract';
import type { Key, Project } from '@redoubt/store';
import { issueKey } from '../../accounts/issue-key.ts';
import { Failure } from '../../errors.ts';
import { implement } from '../../http/implement.ts';
import { noteAction } from '../../http/note-action.ts';
import { paginationOf } from '../../http/pagination.ts';
import { organisationNamed } from '../authority.ts';
import { keyRecordOf } from './key-record.ts';

export const createKey = implement(contract.admin.createKey, {
  prepare: async ({ body }, context) => {
    const organisation = await organisationNamed(body.organisation_id, context);
    const project = await context.store.accounts.findProjectByName(organisation.id, body.project);
    if (!project) {
      const detail = { kind: 'project', name: body.project };
      throw new Failure('not_found', `There is no project "${body.project}"; name one that exists`, { detail });
    }
    const expiresAt = body.expires_in_days === undefined ? undefined : daysFrom(context.clock(), body.expires_in_days);
    return { project, name: body.name, scopes: [...new Set(body.scopes)], expiresAt };
  },
  run: async ({ project, ...order }, context) => {
    const { key, secret } = await issueKey({ projectId: project.id, ...order }, context);
    const record = keyRecordOf(key, project.name);
    const { scopes, expires_at } = record;
    await noteAction(
      { action: 'key.create', ...namesOf(key), ...ownerFields(project), after: { scopes, expires_at } },
      context,
    );
    return { ...record, key: secret };
  },
});

export const listKeys = implement(contract.admin.listKeys, {
  run: async ({ query }, context) => {
    const organisation = await organisationNamed(query.organisation_id, context);
    const page = { page: query.page, perPage: query.per_page };
    const { keys, total } = await context.store.keys.list(organisation.id, page);
    return {
      keys: keys.map((key) => keyRecordOf(key, key.projectName)),
      pagination: paginationOf(page, total),
    };
  },
});

export const revokeKey = implement(contract.admin.revokeKey, {
  run: async ({ params, query }, context) => {
    const organisation = await organisationNamed(query.organisation_id, context);
    const key = await context.store.keys.find(params.key_id, organisation.id);
    const wasRevoked = await context.store.keys.revoke(params.key_id, organisation.id);
    if (!key || !wasRevoked) {
      throw new Failure('not_found', `There is no live key "${params.key_id}"; GET /admin/keys lists them`, {
        detail: { kind: 'key', name: params.key_id },
      });
    }
    const place = { organisationId: organisation.id, projectName: key.projectName };
    await noteAction({ action: 'key.revoke', ...namesOf(key), ...place }, context);
    return { key_id: params.key_id, revoked_at: context.clock().toISOString() };
  },
});

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000);

/** How the audit names a key. */
const namesOf = ({ name, prefix }: Key) => ({ subject: `${name} (${prefix}…)` });

const ownerFields = ({ organisationId, name }: Project) => ({ organisationId, projectName: name });
