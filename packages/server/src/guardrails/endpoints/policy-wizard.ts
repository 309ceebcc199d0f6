import { contract, type PolicyRule, type RequestOf } from '@redoubt/contract';
import type { SentDocument } from '@redoubt/documents';
import { priceDocument, priceFlatCall } from '@redoubt/metering';
import type { FieldQuestion } from '@redoubt/redteam/fields';
import type { GuardrailsContext } from '../context.ts';
import { fileRefused, tookWork } from '../file-refused.ts';
import { implement } from '../implement.ts';
import { openQuestion } from '../open-question.ts';
import { checkNameIsFree, saveRules } from '../saved/save-rules.ts';
import { numbered } from '../saved/saved-rules.ts';
import { warningsField } from '../say-nothing-asked.ts';
import { pagesOfDocument } from '../scans/pages-to-price.ts';

type InferBody = RequestOf<typeof contract.guardrails.inferDocument>['body'];

/** Returns the document of either form of the request, and the field that contains it. */
async function documentOf(body: InferBody): Promise<{ document: SentDocument; field: string }> {
  if ('document' in body) {
    const bytes = new Uint8Array(Buffer.from(body.document, 'base64'));
    return { document: { bytes, filename: body.filename }, field: 'document' };
  }
  const { file, text = '' } = body;
  if (!file) return { document: { bytes: new TextEncoder().encode(text), filename: 'text.txt' }, field: 'text' };
  return { document: { bytes: new Uint8Array(await file.arrayBuffer()), filename: file.name }, field: 'file' };
}

export const inferDocument = implement(contract.guardrails.inferDocument, {
  prepare: async ({ body }, context) => {
    await checkNameIsFree(body.save_as, context);
    const sent = await documentOf(body);
    return { ...sent, counted: await pagesOfDocument(sent.document, context), saveAs: body.save_as };
  },
  price: ({ document, counted: pages }) => priceDocument('infer_document', { bytes: document.bytes.byteLength, pages }),
  priceFailure: (_, failure) => (tookWork(failure) ? priceFlatCall('infer_document') : undefined),
  settle: ({ document }, { pages }) => priceDocument('infer_document', { bytes: document.bytes.byteLength, pages }),
  run: async ({ document, field, saveAs }, context) => {
    const { title, source, pages, rules, warnings } = await context.wizard
      .infer(document, context.account.organisation.id)
      .catch((error: unknown) => {
        throw fileRefused(error, field, document.filename);
      });
    const found = answerOf(rules, `${counted(rules.length, 'rule')} found on ${counted(pages, 'page')}`);
    const made =
      field === 'text'
        ? { policy_text: new TextDecoder().decode(document.bytes), pdf_name: null }
        : { policy_text: null, pdf_name: document.filename };
    return {
      ...(await keep(saveAs, found, made, context)),
      filename: document.filename,
      ...(title && { title }),
      source,
      pages,
      ...warningsField(warnings),
    };
  },
});

export const generateRules = implement(contract.guardrails.generateRules, {
  prepare: async ({ body }, context) => {
    await checkNameIsFree(body.save_as, context);
    const { description, text, count } = body;
    // The fields of business are read with the goals of the red team, which a start does not load.
    const { industriesOf } = await import('../industries-of.ts');
    const request = {
      description,
      text: text ?? undefined,
      industries: industriesOf(body.industry, ['industry']),
      count,
    };
    return { request, saveAs: body.save_as };
  },
  price: () => priceFlatCall('generate_rules'),
  priceFailure: (_, failure) => (tookWork(failure) ? priceFlatCall('generate_rules') : undefined),
  run: async ({ request, saveAs }, context) => {
    const {
      rules,
      fields: known,
      question,
      warnings,
    } = await context.wizard.generate(request, context.account.organisation.id).catch((error: unknown) => {
      throw fileRefused(error, 'text', '');
    });
    const stated = rules.filter(({ origin }) => origin !== 'library').length;
    const fields =
      known.length > 0 ? `the field${known.length > 1 ? 's' : ''} ${known.join(' and ')}` : 'assistants in general';
    const message = `${counted(stated, 'rule')} stated in what was sent, ${rules.length - stated} from the library for ${fields}; no model was asked`;
    const made = { policy_text: request.text ?? request.description, pdf_name: null };
    return {
      ...(await keep(saveAs, answerOf(rules, message), made, context)),
      ...warningsField([...warnings, ...warningsOfField(question)]),
      ...openQuestion(question),
    };
  },
});

const warningsOfField = (question: FieldQuestion | undefined): string[] =>
  question
    ? [
        `description does not say the field of business well enough, so the rules of the library are general. ${question.ask} Say it in industry: ${question.options.map((name) => `"${name}"`).join(', ')} or another`,
      ]
    : [];

function answerOf(rules: PolicyRule[], message: string) {
  const policyRules = numbered(rules);
  return { status: 'success' as const, message, total_rules: rules.length, policy_rules: policyRules, rules };
}

type Found = ReturnType<typeof answerOf>;

/** Saves the result if a name is given. The message then says so. */
async function keep(
  name: string | undefined,
  found: Found,
  made: { policy_text: string | null; pdf_name: string | null },
  context: GuardrailsContext,
): Promise<Found> {
  const { policy_rules, rules, total_rules } = found;
  const done = await saveRules(name, { policy_rules, rules, total_rules, ...made }, context);
  return { ...found, message: found.message + done };
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
