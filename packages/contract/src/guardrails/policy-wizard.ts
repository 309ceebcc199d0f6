import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FieldQuestion, Industry } from '../industry.ts';
import { Name } from '../names.ts';
import { PolicyRule } from './policy-rule.ts';

const saveAs = Name.optional().describe('Save the rules as a code of conduct of this name; 409 where it is taken');
const filename = z.string().min(1).max(255);

/** Fields in the answers of both endpoints. */
const found = {
  status: z.literal('success'),
  message: z.string(),
  total_rules: z.int(),
  policy_rules: z.string().describe('The texts of the rules, numbered, one a line'),
  rules: z.array(PolicyRule),
  warnings: z
    .array(z.string())
    .optional()
    .describe('Why rules may be missing, a sentence each: a language that is not read, or no rule found'),
};

const InferForm = z
  .strictObject({
    file: z.file().optional().describe('A PDF, DOCX, Markdown, HTML or text file'),
    text: z.string().min(1).optional().describe('The text itself, in place of a file'),
    save_as: saveAs,
  })
  .superRefine(({ file, text }, context) => {
    if ((file === undefined) !== (text === undefined)) return;
    const message = 'Send either `file` or `text`, and not both';
    const type = file === undefined ? 'missing' : 'exclusive';
    context.addIssue({ code: 'custom', path: ['file'], message, params: { type } });
  });

export const inferDocument = endpoint({
  method: 'POST',
  path: '/guardrails/policy-wizard/infer-document',
  aliases: ['/guardrails/policy-atomizer'],
  summary: 'Find the rules in a policy document',
  description:
    'Reads PDF, DOCX, Markdown, HTML and plain text, and answers each rule with the sentences that state it, word for word, with their pages. No model is asked: the rules are found by their words. The most that the file can cost is reserved; the pages that were read are charged. A document that is encrypted, broken or without text is 422, one of another kind is 415: both are free. One that uses up its time or memory is 422 and costs the base price.',
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['conflict'],
  body: z
    .strictObject({
      document: z.base64().min(1).describe('The document in base64'),
      filename: filename.describe('Its name; the ending tells Markdown, HTML and text apart'),
      save_as: saveAs,
    })
    .meta({ examples: [{ document: 'U3RhZmYgbXVzdCBub3Qgc2hhcmUgcGFzc3dvcmRzLg==', filename: 'policy.txt' }] }),
  form: InferForm,
  fileIn: ({ document }) => document,
  response: z.object({
    ...found,
    filename: z.string(),
    title: z.string().optional().describe("The document's title, where it has one"),
    source: z.enum(['pdf', 'docx', 'markdown', 'html', 'text']),
    pages: z.int(),
  }),
});

export const generateRules = endpoint({
  method: 'POST',
  path: '/guardrails/policy-wizard/generate-rules',
  summary: 'Propose rules for an assistant that is described in a few words',
  description:
    'Takes the rules that the description and the text state themselves, each with its sentence, then rules from a library by the fields of business that the description names: the same fields as in threat modeling. No model is asked; `origin` says of each rule where it came from.',
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['conflict'],
  body: z
    .strictObject({
      description: z.string().min(1).max(20_000).describe('What the assistant does, for whom, and what it must not do'),
      text: z.string().max(100_000).nullish().describe('Rules or a policy that there already is'),
      industry: Industry.nullish(),
      count: z.int().min(1).max(100).default(10).describe('The most rules to answer'),
      save_as: saveAs,
    })
    .meta({ examples: [{ description: 'A chatbot for the customers of a bank. It must not discuss politics.' }] }),
  response: z.object({ ...found, question: FieldQuestion.optional() }),
});
