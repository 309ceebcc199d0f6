import { contract } from '@redoubt/contract';
import { issueKey } from '../../accounts/issue-key.ts';
import { Failure } from '../../errors.ts';
import { implement } from '../../http/implement.ts';
import { paginationOf } from '../../http/pagination.ts';
import type { Key } from '../../store/keys.ts';

const recordOf = (key: Key, projectName: string) => ({
  key_id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  project_name: projectName,
  created_at: key.createdAt.toISOString(),
  revoked_at: key.revokedAt?.toISOString() ?? null,
});

export const createKey = implement(contract.admin.createKey, {
  prepare: async ({ body }, { store, account }) => {
    const project = await store.accounts.findProjectByName(account.organisation.id, body.project);
    if (!project) throw new Failure('not_found', `There is no project "${body.project}"; name one that exists`);
    return { project, name: body.name, scopes: [...new Set(body.scopes)] };
  },
  run: async ({ project, name, scopes }, context) => {
    const { key, secret } = await issueKey({ projectId: project.id, name, scopes }, context);
    return { ...recordOf(key, project.name), key: secret };
  },
});

export const listKeys = implement(contract.admin.listKeys, {
  run: async ({ query }, { store, account }) => {
    const page = { page: query.page, perPage: query.per_page };
    const { keys, total } = await store.keys.list(account.organisation.id, page);
    return {
      keys: keys.map((key) => recordOf(key, key.projectName)),
      pagination: paginationOf(page, total),
    };
  },
});

export const revokeKey = implement(contract.admin.revokeKey, {
  run: async ({ params }, { store, account, clock }) => {
    const wasRevoked = await store.keys.revoke(params.key_id, account.organisation.id);
    if (!wasRevoked) {
      throw new Failure('not_found', `There is no live key "${params.key_id}"; GET /admin/keys lists them`);
    }
    return { key_id: params.key_id, revoked_at: clock().toISOString() };
  },
});
