import { headerPrefix } from '@redoubt/contract';
import type { SavedKind, SavedPlace, SavedPolicy } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { orConflict } from '../../http/or-conflict.ts';
import { paginationOf } from '../../http/pagination.ts';
import type { GuardrailsContext } from '../context.ts';

/** Saved things of one kind that a project may have. */
const MAX_OF_A_KIND = 1_000;

interface Titles {
  /** The header that names one, without the brand's prefix. */
  readonly header: string;
  readonly list: string;
}

const titles: Readonly<Record<SavedKind, Titles>> = {
  policy: { header: 'Policy', list: '/guardrails/list-policies' },
  guardrail: { header: 'Guardrail', list: '/guardrails/list-guardrails' },
  'code of conduct': { header: 'Policy', list: '/code-of-conduct/list-policies' },
  deployment: { header: 'Deployment', list: '/deployments/list-deployments' },
};

/** The fields that every saved thing is answered with. */
export const savedFieldsOf = (saved: SavedPolicy, { account }: GuardrailsContext) => ({
  name: saved.name,
  created_at: saved.createdAt.toISOString(),
  updated_at: saved.updatedAt.toISOString(),
  created_by: saved.createdBy,
  updated_by: saved.updatedBy,
  project_name: account.project.name,
});

/** Which saved thing a call means: the one that the header names, or else the body. 422 where neither does. */
export function placeNamed(
  kind: SavedKind,
  names: { header: string | undefined; body?: string | null | undefined },
  { account, config }: GuardrailsContext,
): SavedPlace {
  const name = names.header ?? names.body;
  if (name != null) return { projectId: account.project.id, kind, name };
  const message = `body.name: Field required, or the header "${headerPrefix(config.brand)}${titles[kind].header}"`;
  const detail = [{ type: 'missing', loc: ['body', 'name'], msg: message, input: null }];
  throw new Failure('invalid_request', message, { detail });
}

/** Save a new thing. Throws 409 where the name is taken or the project has too many. */
export async function addSaved(
  place: SavedPlace,
  content: Record<string, unknown>,
  { policies, account }: GuardrailsContext,
): Promise<SavedPolicy> {
  const made = await orConflict(policies.insert({ ...place, content, by: account.key.name }, MAX_OF_A_KIND));
  if (made) return made;
  throw new Failure('conflict', `The project has ${MAX_OF_A_KIND} of these, the most that are kept; delete one first`);
}

/** The saved thing; 404 where there is none. */
export async function getSaved(place: SavedPlace, { policies }: GuardrailsContext): Promise<SavedPolicy> {
  return (await policies.find(place)) ?? fail(place);
}

/** Change the fields that are not null, and the name where it is another. 404 where there is none, 409 for a taken name. */
export async function changeSaved(
  place: SavedPlace,
  { name, ...fields }: { name?: string | null | undefined } & Record<string, unknown>,
  { policies, account }: GuardrailsContext,
  /** Fields that are changed as they are, to null too. */
  exact: Record<string, unknown> = {},
): Promise<SavedPolicy> {
  const given = Object.entries(fields).filter(([, value]) => value != null);
  const content = { ...Object.fromEntries(given), ...exact };
  const change = { name: name ?? undefined, content, by: account.key.name };
  return (await orConflict(policies.change(place, change))) ?? fail(place);
}

/** Delete the saved thing, and answer what it was; 404 where there is none. */
export async function removeSaved(place: SavedPlace, { policies }: GuardrailsContext): Promise<SavedPolicy> {
  return (await policies.remove(place)) ?? fail(place);
}

/** One page of the project's saved things of a kind. */
export async function listSaved(
  kind: SavedKind,
  query: { page: number; per_page: number },
  { policies, account }: GuardrailsContext,
) {
  const page = { page: query.page, perPage: query.per_page };
  const { policies: found, total } = await policies.list({ projectId: account.project.id, kind }, page);
  return { found, pagination: paginationOf(page, total) };
}

/** The 404 of a saved thing. */
export function unknownSaved({ kind, name }: SavedPlace): Failure {
  return new Failure('not_found', `The project has no ${kind} named "${name}"; GET ${titles[kind].list} lists them`, {
    detail: { kind, name },
  });
}

function fail(place: SavedPlace): never {
  throw unknownSaved(place);
}
