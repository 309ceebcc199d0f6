import { contract } from '@redoubt/contract';
import { issueKey } from '../../accounts/issue-key.ts';
import { Failure } from '../../errors.ts';
import { implement } from '../../http/implement.ts';
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
    return { project, name: body.name, scopes: [...new Set(body.scopes)] };
  },
  run: async ({ project, name, scopes }, context) => {
    const { key, secret } = await issueKey({ projectId: project.id, name, scopes }, context);
    return { ...keyRecordOf(key, project.name), key: secret };
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
    const wasRevoked = await context.store.keys.revoke(params.key_id, organisation.id);
    if (!wasRevoked) {
      throw new Failure('not_found', `There is no live key "${params.key_id}"; GET /admin/keys lists them`, {
        detail: { kind: 'key', name: params.key_id },
      });
    }
    return { key_id: params.key_id, revoked_at: context.clock().toISOString() };
  },
});
