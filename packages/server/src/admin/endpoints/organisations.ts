import { contract, scopes } from '@redoubt/contract';
import { allowanceOf } from '@redoubt/metering';
import type { Organisation } from '@redoubt/store';
import { anchorDayOf } from '../../accounts/anchor-day.ts';
import { newKey } from '../../accounts/issue-key.ts';
import { implement } from '../../http/implement.ts';
import { noteAction } from '../../http/note-action.ts';
import { orConflict } from '../../http/or-conflict.ts';
import { paginationOf } from '../../http/pagination.ts';
import { assertOperator, organisationNamed } from '../authority.ts';
import { keyRecordOf } from './key-record.ts';

const FIRST_PROJECT = 'default';

const wireOrganisation = (organisation: Organisation) => ({
  organisation_id: organisation.id,
  name: organisation.name,
  is_operator: organisation.isOperator,
  plan: organisation.plan,
  mode: organisation.meteringMode,
  anchor_day: organisation.anchorDay,
  limits: organisation.limits,
  allowances: {
    guardrails: allowanceOf(organisation, 'guardrails') ?? ('unlimited' as const),
    redteam: allowanceOf(organisation, 'redteam') ?? ('unlimited' as const),
  },
  share_reports: organisation.sharesReports,
  created_at: organisation.createdAt.toISOString(),
});

export const listOrganisations = implement(contract.admin.listOrganisations, {
  run: async ({ query }, context) => {
    const page = { page: query.page, perPage: query.per_page, name: query.name };
    const { organisations, total } = context.account.organisation.isOperator
      ? await context.store.accounts.listOrganisations(page)
      : await onlyOwn(await organisationNamed('own', context), page);
    return { organisations: organisations.map(wireOrganisation), pagination: paginationOf(page, total) };
  },
});

/** Returns the list for keys that are not the operator's. It contains only their own organisation. */
function onlyOwn(own: Organisation, { page, name }: { page: number; name: string | undefined }) {
  const found = name === undefined || name === own.name ? [own] : [];
  return { organisations: page === 1 ? found : [], total: found.length };
}

export const createOrganisation = implement(contract.admin.createOrganisation, {
  prepare: ({ body }, context) => {
    assertOperator(context, 'create an organisation');
    return body;
  },
  run: async ({ name, plan, mode, limits, anchor_day, key: wantsKey }, context) => {
    const { store, config, clock } = context;
    const first = wantsKey ? newKey({ name: 'first key', scopes }, config) : undefined;
    const anchorDay = anchor_day ?? anchorDayOf(clock());
    const { organisation, project, key } = await orConflict(
      store.accounts.createAccount({
        organisation: { name, plan, meteringMode: mode, limits, anchorDay },
        projectName: FIRST_PROJECT,
        key: first?.key,
      }),
    );
    const shown = first && key && { ...keyRecordOf(key, project.name), key: first.secret };
    const after = { plan, mode, limits, first_key: first ? 'made' : 'none' };
    await noteAction({ action: 'organisation.create', subject: name, organisationId: organisation.id, after }, context);
    return { ...wireOrganisation(organisation), ...(shown && { key: shown }) };
  },
});

export const getOrganisation = implement(contract.admin.getOrganisation, {
  run: async ({ params }, context) => wireOrganisation(await organisationNamed(params.organisation_id, context)),
});

export const changeOrganisation = implement(contract.admin.changeOrganisation, {
  prepare: async ({ params, body }, context) => {
    const organisation = await organisationNamed(params.organisation_id, context);
    const { plan, mode: meteringMode, limits, share_reports: sharesReports } = body;
    const isOperators = plan !== undefined || meteringMode !== undefined || limits !== undefined;
    if (isOperators) assertOperator(context, 'change plan, mode or limits of an organisation');
    return { organisation, change: { plan, meteringMode, limits, sharesReports } };
  },
  run: async ({ organisation, change }, context) => {
    const changed = (await context.store.accounts.changeOrganisation(organisation.id, change)) ?? organisation;
    const told = { subject: organisation.name, organisationId: organisation.id };
    const [before, after] = [organisation, changed].map(
      ({ plan, meteringMode: mode, limits, sharesReports: share_reports }) => ({ plan, mode, limits, share_reports }),
    );
    await noteAction({ action: 'organisation.change', ...told, before, after }, context);
    return wireOrganisation(changed);
  },
});
