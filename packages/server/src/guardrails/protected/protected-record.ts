import type { ProtectedKind } from '@redoubt/contract';
import type { ProtectedCapacity, ProtectedEntry, ProtectedPlace } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { orConflict } from '../../http/or-conflict.ts';
import { paginationOf } from '../../http/pagination.ts';
import type { GuardrailsContext } from '../context.ts';
import { openText, sealText } from './text-seal.ts';

/** What a project may have in all. */
const capacity: ProtectedCapacity = { texts: 1_000, characters: 10_000_000 };

/** A protected text as it is answered, without what it says. */
export const entryFields = (entry: ProtectedEntry, { account }: GuardrailsContext) => ({
  text_id: entry.id,
  name: entry.name,
  kind: entry.kind as ProtectedKind,
  characters: entry.characters,
  created_at: entry.createdAt.toISOString(),
  updated_at: entry.updatedAt.toISOString(),
  created_by: entry.createdBy,
  updated_by: entry.updatedBy,
  project_name: account.project.name,
});

/** Which text a call means: the one that the header names, or else the body. 422 where neither does. */
export function placeNamed(
  names: { header: string | undefined; body?: string | null | undefined },
  { account }: GuardrailsContext,
): ProtectedPlace {
  const name = names.header ?? names.body;
  if (name != null) return { projectId: account.project.id, name };
  const message = 'body.name: Field required, or the header "-Protected-Text" with the brand\'s prefix';
  const detail = [{ type: 'missing', loc: ['body', 'name'], msg: message, input: null }];
  throw new Failure('invalid_request', message, { detail });
}

/** Register a text. Throws 409 where the name is taken or the project has too much. */
export async function addText(
  place: ProtectedPlace,
  { kind, text }: { kind: ProtectedKind; text: string },
  { protectedTexts, secrets, account }: GuardrailsContext,
): Promise<ProtectedEntry> {
  const sealed = sealText(text, place.projectId, secrets);
  const row = { ...place, kind, ...sealed, characters: text.length, by: account.key.name };
  return (await orConflict(protectedTexts.insert(row, capacity))) ?? projectFull();
}

/** The text with what it says; 404 where there is none. */
export async function getText(place: ProtectedPlace, { protectedTexts, secrets }: GuardrailsContext) {
  const found = (await protectedTexts.find(place)) ?? unknownText(place);
  return { entry: found, text: openText(found, secrets) };
}

/** Change what is given; 404 where there is none, 409 where the name is taken or the project has too much. */
export async function changeText(
  place: ProtectedPlace,
  { name, text }: { name?: string | null | undefined; text?: string | null | undefined },
  { protectedTexts, secrets, account }: GuardrailsContext,
): Promise<ProtectedEntry> {
  const body = text == null ? undefined : { ...sealText(text, place.projectId, secrets), characters: text.length };
  const change = { name: name ?? undefined, text: body, by: account.key.name };
  const changed = (await orConflict(protectedTexts.change(place, change, capacity))) ?? unknownText(place);
  return changed === 'full' ? projectFull() : changed;
}

/** Delete the text, and answer what it was; 404 where there is none. */
export async function removeText(
  place: ProtectedPlace,
  { protectedTexts }: GuardrailsContext,
): Promise<ProtectedEntry> {
  return (await protectedTexts.remove(place)) ?? unknownText(place);
}

/** One page of the project's texts, of one kind or of all. */
export async function listTexts(
  query: { page: number; per_page: number; kind?: ProtectedKind | undefined },
  { protectedTexts, account }: GuardrailsContext,
) {
  const page = { page: query.page, perPage: query.per_page };
  const { entries, total } = await protectedTexts.list({ projectId: account.project.id, kind: query.kind }, page);
  return { entries, pagination: paginationOf(page, total) };
}

function unknownText({ name }: ProtectedPlace): never {
  const message = `The project has no protected text named "${name}"; GET /guardrails/list-protected-texts lists them`;
  throw new Failure('not_found', message, { detail: { kind: 'protected text', name } });
}

function projectFull(): never {
  const { texts, characters } = capacity;
  const message = `A project has at most ${texts} protected texts, of ${characters} characters in all; delete some first`;
  throw new Failure('conflict', message);
}
