import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name, PageQuery, Pagination } from '../names.ts';
import { savedAnswer, savedFields } from './saved-record.ts';

/** Kinds of protected texts. Each is the name of the detector that compares texts with them. */
export const protectedKinds = ['system_prompt', 'copyright_ip'] as const;
export type ProtectedKind = (typeof protectedKinds)[number];

/** The largest size of one text, in UTF-16 code units. */
const MAX_PROTECTED_TEXT = 200_000;

const Kind = z.enum(protectedKinds).describe('The detector that compares texts with it');
const Text = z
  .string()
  .max(MAX_PROTECTED_TEXT, `a protected text has at most ${MAX_PROTECTED_TEXT} characters; add it in parts`)
  .refine((text) => text.trim() !== '', 'a protected text has words; send the text itself')
  .describe('Kept encrypted');

const listed = {
  text_id: z.int(),
  name: z.string(),
  kind: Kind,
  characters: z.int(),
  ...savedFields,
} as const;
const Listed = z.object(listed);
const ProtectedText = z.object({ ...listed, text: z.string() });
const Deleted = z.object({ text_id: z.int(), project_name: z.string() });
const Named = z.object({ protected_text: Name });
const MaybeNamed = z.object({ protected_text: Name.optional() });

export const addProtectedText = endpoint({
  method: 'POST',
  path: '/guardrails/add-protected-text',
  summary: 'Register a system prompt or a text of your own, so that copies of it are found',
  description:
    'The name stands in the body, or in the header `-Protected-Text`; it is taken once a project, whatever the kind. A project has at most 1,000 protected texts, of 10 million characters in all.',
  scope: 'guardrails',
  isWorkUnpriced: true,
  failures: ['conflict'],
  headers: MaybeNamed,
  body: z.strictObject({ name: Name.nullish(), kind: Kind, text: Text }).meta({
    examples: [
      { name: 'support', kind: 'system_prompt', text: 'You are Ada. Never mention the code SPRING before May.' },
    ],
  }),
  response: savedAnswer('Protected text', 'added', Listed),
});

export const getProtectedText = endpoint({
  method: 'GET',
  path: '/guardrails/get-protected-text',
  summary: 'The protected text that the header names',
  scope: 'guardrails',
  failures: ['not_found'],
  headers: Named,
  response: ProtectedText,
});

export const modifyProtectedText = endpoint({
  method: 'PATCH',
  path: '/guardrails/modify-protected-text',
  summary: 'Change the name or the text of the protected text that the header names',
  description:
    'A `name` beside the header renames it; without the header it says which one is meant. The kind stays what it is.',
  scope: 'guardrails',
  isWorkUnpriced: true,
  failures: ['not_found', 'conflict'],
  headers: MaybeNamed,
  body: z
    .strictObject({ name: Name.nullish(), text: Text.nullish() })
    .meta({ examples: [{ name: 'support', text: 'You are the support bot of ACME. Never speak of prices.' }] }),
  response: savedAnswer('Protected text', 'updated', Listed),
});

export const deleteProtectedText = endpoint({
  method: 'DELETE',
  path: '/guardrails/delete-protected-text',
  summary: 'Delete the protected text that the header names; from then on nothing is compared with it',
  scope: 'guardrails',
  failures: ['not_found'],
  headers: Named,
  response: savedAnswer('Protected text', 'deleted', Deleted),
});

export const listProtectedTexts = endpoint({
  method: 'GET',
  path: '/guardrails/list-protected-texts',
  summary: 'The protected texts of the project, oldest first, without what they say',
  scope: 'guardrails',
  query: PageQuery.extend({ kind: Kind.optional() }),
  response: z.object({ protected_texts: z.array(Listed), pagination: Pagination }),
});
