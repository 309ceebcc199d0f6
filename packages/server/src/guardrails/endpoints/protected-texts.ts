import { contract, type ProtectedKind } from '@redoubt/contract';
import type { ProtectedCapacity, ProtectedEntry, ProtectedPlace, ProtectedTypes, SavedStore } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { provenanceOf, SavedResource } from '../../saved-resources/saved-resource.ts';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { openText, sealText } from '../protected/text-seal.ts';

/** The maximum for one project in total. */
const capacity: ProtectedCapacity = { texts: 1_000, characters: 10_000_000 };

/** A protected text as answers show it, without its content. */
const show = (entry: ProtectedEntry, context: GuardrailsContext) => ({
  text_id: entry.id,
  name: entry.name,
  kind: entry.kind as ProtectedKind,
  characters: entry.characters,
  ...provenanceOf(entry, context),
});

const texts = new SavedResource({
  noun: 'Protected text',
  audited: 'protected_text',
  store: ({ protectedTexts }: GuardrailsContext): SavedStore<ProtectedTypes> => protectedTexts,
  capacity,
  full: `A project has at most ${capacity.texts} protected texts, of ${capacity.characters} characters in all; delete some first`,
  nameField: 'name',
  header: (prefix) => `"${prefix}Protected-Text"`,
  inHeaders: (headers: { protected_text?: string | undefined }) => ({ name: headers.protected_text }),
  inBody: ({ name }: { name?: string | null | undefined }) => ({ name }),
  place: ({ projectId, name }) => ({ projectId, name }),
  unknown: unknownText,
  show,
  showWhole: (saved, context) => ({ ...show(saved, context), text: openText(saved, context.secrets) }),
  deleted: ({ id }, { account }) => ({ text_id: id, project_name: account.project.name }),
  group: (projectId, { kind }: { kind?: ProtectedKind | undefined }) => ({ projectId, kind }),
  listed: (shown) => ({ protected_texts: shown }),
});

function unknownText({ name }: ProtectedPlace): Failure {
  const message = `The project has no protected text named "${name}"; GET /guardrails/list-protected-texts lists them`;
  return new Failure('not_found', message, { detail: { kind: 'protected text', name } });
}

const sealed = (text: string, { account, secrets }: GuardrailsContext) => ({
  ...sealText(text, account.project.id, secrets),
  characters: text.length,
});

export const addProtectedText = implement(contract.guardrails.addProtectedText, {
  run: (request, context) => {
    const { kind, text } = request.body;
    return texts.add(request, () => ({ kind, ...sealed(text, context) }), context);
  },
});

export const modifyProtectedText = implement(contract.guardrails.modifyProtectedText, {
  run: (request, context) => {
    const { text } = request.body;
    return texts.modify(request, { text: text == null ? undefined : sealed(text, context) }, context);
  },
});

export const getProtectedText = implement(contract.guardrails.getProtectedText, { run: texts.get });
export const deleteProtectedText = implement(contract.guardrails.deleteProtectedText, { run: texts.remove });
export const listProtectedTexts = implement(contract.guardrails.listProtectedTexts, { run: texts.list });
