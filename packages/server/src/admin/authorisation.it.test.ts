import { type Client, createClient, ServiceError } from '@redoubt/client';
import type { contract } from '@redoubt/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

type Admin = Client['admin'];

/** Who asks: an admin key of the operator, admin keys of two other organisations, and keys without the scope. */
interface Askers {
  operator: Admin;
  other: Admin;
  operatorUnscoped: Admin;
  otherUnscoped: Admin;
}
type Asker = keyof Askers;

/** What there is to ask for: ids of the operator's organisation, of the other one, and of a third. */
interface Place {
  organisation_id: string;
  project_id: string;
  key_id: string;
}

let service: TestService;
let askers: Askers;
let places: Record<'own' | 'operators' | 'others' | 'thirds' | 'nobodys', Place>;

beforeAll(async () => {
  service = await startTestService();
  const { admin } = service.client;
  const asAdmin = (apiKey: string) => createClient({ baseUrl: service.url, apiKey }).admin;
  const placeOf = async (organisation_id: string): Promise<Place> => {
    const [project] = (await admin.listProjects({ params: { organisation_id } })).projects;
    const { key_id } = await admin.createKey({ body: { name: 'to look at', scopes: ['proxy'], organisation_id } });
    return { organisation_id, project_id: project?.project_id ?? '', key_id };
  };
  const [own] = (await admin.listOrganisations()).organisations;
  const other = await admin.createOrganisation({ body: { name: 'other', key: true } });
  const third = await admin.createOrganisation({ body: { name: 'third' } });
  const unscoped = async (organisation_id: string) =>
    asAdmin(
      (await admin.createKey({ body: { name: 'no admin', scopes: ['guardrails', 'redteam'], organisation_id } })).key,
    );
  askers = {
    operator: admin,
    other: asAdmin(other.key?.key ?? ''),
    operatorUnscoped: await unscoped('own'),
    otherUnscoped: await unscoped(other.organisation_id),
  };
  const operators = await placeOf(own?.organisation_id ?? '');
  const nobodys = { organisation_id: 'nobody', project_id: 'nothing', key_id: 'none' };
  const others = await placeOf(other.organisation_id);
  const thirds = await placeOf(third.organisation_id);
  places = { own: { ...others, organisation_id: 'own' }, operators, others, thirds, nobodys };
});
afterAll(() => service.stop());

const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof ServiceError) return error.status;
      throw error;
    },
  );

let made = 0;
const newName = () => `made ${made++}`;
const grant = { kind: 'grant', balance: 'redteam', credits: 1, reason: 'a test' } as const;

/** Every operation of the contract's group `admin`, asked of one place. */
const operations: Record<keyof typeof contract.admin, (admin: Admin, place: Place) => Promise<unknown>> = {
  listOrganisations: (admin) => admin.listOrganisations(),
  createOrganisation: (admin) => admin.createOrganisation({ body: { name: newName() } }),
  getOrganisation: (admin, { organisation_id }) => admin.getOrganisation({ params: { organisation_id } }),
  changeOrganisation: (admin, { organisation_id }) =>
    admin.changeOrganisation({ params: { organisation_id }, body: { plan: 'Professional' } }),
  listProjects: (admin, { organisation_id }) => admin.listProjects({ params: { organisation_id } }),
  createProject: (admin, { organisation_id }) =>
    admin.createProject({ params: { organisation_id }, body: { name: newName() } }),
  getProject: (admin, { organisation_id, project_id }) => admin.getProject({ params: { organisation_id, project_id } }),
  changeProject: (admin, { organisation_id, project_id }) =>
    admin.changeProject({ params: { organisation_id, project_id }, body: { limits: { redteam: 9 } } }),
  correct: (admin, { organisation_id }) => admin.correct({ params: { organisation_id }, body: grant }),
  verifyLedger: (admin) => admin.verifyLedger(),
  createKey: (admin, { organisation_id }) =>
    admin.createKey({ body: { name: newName(), scopes: ['proxy'], organisation_id } }),
  listKeys: (admin, { organisation_id }) => admin.listKeys({ query: { organisation_id } }),
  // Each key is revoked by one row only: a second time would be 404 to anybody.
  revokeKey: (admin, { organisation_id, key_id }) =>
    admin.revokeKey({ params: { key_id }, query: { organisation_id } }),
  // A webhook is always the asker's own organisation's. The name never resolves (RFC 6761).
  setWebhook: (admin) => admin.setWebhook({ body: { url: 'https://receiver.invalid/' } }),
  getWebhook: (admin) => admin.getWebhook(),
  testWebhook: (admin) => admin.testWebhook(),
  listEvents: (admin) => admin.listEvents(),
  deleteWebhook: (admin) => admin.deleteWebhook(),
  listAudit: (admin, { organisation_id }) => admin.listAudit({ query: { organisation_id } }),
  getSettings: (admin) => admin.getSettings(),
};
type Operation = keyof typeof operations;

const names = Object.keys(operations) as Operation[];
const placeless: Operation[] = [
  'listOrganisations',
  'createOrganisation',
  'verifyLedger',
  'setWebhook',
  'getWebhook',
  'testWebhook',
  'listEvents',
  'deleteWebhook',
  'getSettings',
];
const operatorOnly: Operation[] = [
  'createOrganisation',
  'changeOrganisation',
  'correct',
  'verifyLedger',
  'getSettings',
];
const ofPlace = names.filter((name) => !placeless.includes(name));

/** The rule in one place: who may do what, where. */
function expected(asker: Asker, operation: Operation, where: keyof typeof places): number {
  if (asker === 'operatorUnscoped' || asker === 'otherUnscoped') return 403;
  if (!placeless.includes(operation)) {
    if (where === 'nobodys') return 404;
    if (asker === 'other' && where !== 'own' && where !== 'others') return 404;
  }
  return asker === 'other' && operatorOnly.includes(operation) ? 403 : 200;
}

const rows = [
  ...names.flatMap((operation) =>
    (['operatorUnscoped', 'otherUnscoped'] as const).map((asker) => ({ asker, operation, where: 'others' as const })),
  ),
  ...placeless.flatMap((operation) =>
    (['other', 'operator'] as const).map((asker) => ({ asker, operation, where: 'own' as const })),
  ),
  ...ofPlace.flatMap((operation) =>
    (['operators', 'thirds', 'nobodys', 'own'] as const).map((where) => ({
      asker: 'other' as const,
      operation,
      where,
    })),
  ),
  ...ofPlace.flatMap((operation) =>
    (['thirds', 'operators', 'nobodys'] as const).map((where) => ({ asker: 'operator' as const, operation, where })),
  ),
].map((row) => ({ ...row, status: expected(row.asker, row.operation, row.where) }));

describe('who may administer what', () => {
  test.each(rows)('$operation of $where asked by $asker is $status', async ({ asker, operation, where, status }) => {
    expect(await statusOf(operations[operation](askers[asker], places[where]))).toBe(status);
  });

  test('a key of another organisation than the operator’s sees its own alone', async () => {
    const { organisations, pagination } = await askers.other.listOrganisations();
    expect(organisations).toMatchObject([{ name: 'other', is_operator: false }]);
    expect(pagination).toMatchObject({ total_count: 1, has_next: false });
    expect((await askers.other.listOrganisations({ query: { page: 2 } })).organisations).toEqual([]);
    expect((await askers.other.listOrganisations({ query: { name: 'third' } })).organisations).toEqual([]);
    const all = (await askers.operator.listOrganisations({ query: { per_page: 100 } })).organisations;
    expect(all.slice(0, 3)).toMatchObject([
      { name: 'default', is_operator: true },
      { name: 'other', is_operator: false },
      { name: 'third', is_operator: false },
    ]);
  });

  test('a refusal says who may, and that another’s id is unknown', async () => {
    await expect(operations.changeOrganisation(askers.other, places.own)).rejects.toThrow(/operator's organisation/);
    await expect(operations.getOrganisation(askers.other, places.thirds)).rejects.toThrow(/no organisation/);
  });
});
