import { contract, type PolicyRule, type RequestOf } from '@redoubt/contract';
import type { SentDocument } from '../../documents/document.ts';
import { implement } from '../../http/implement.ts';
import { priceFlatCall } from '../../metering/price-guardrails-call.ts';
import { priceDocument } from '../../metering/price-scan.ts';
import { checkSaving } from '../wizard/check-saving.ts';
import { documentRefused } from '../wizard/document-refused.ts';

type InferBody = RequestOf<typeof contract.guardrails.inferDocument>['body'];

/** The document of either form of the request, and the field it stands in. */
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
  prepare: async ({ body }) => {
    checkSaving(body.save_as);
    return documentOf(body);
  },
  price: ({ document }) => priceDocument('infer_document', { bytes: document.bytes.byteLength, pages: 'unknown' }),
  settle: ({ document }, { pages }) => priceDocument('infer_document', { bytes: document.bytes.byteLength, pages }),
  run: async ({ document, field }, { wizard }) => {
    const { title, source, pages, rules } = await wizard.infer(document).catch((error: unknown) => {
      throw documentRefused(error, field, document.filename);
    });
    const message = `${counted(rules.length, 'rule')} found on ${counted(pages, 'page')}`;
    return { ...answerOf(rules, message), filename: document.filename, ...(title && { title }), source, pages };
  },
});

export const generateRules = implement(contract.guardrails.generateRules, {
  prepare: ({ body }) => {
    checkSaving(body.save_as);
    return { description: body.description, text: body.text ?? undefined, count: body.count };
  },
  price: () => priceFlatCall('generate_rules'),
  run: async (request, { wizard }) => {
    const { rules, domains } = await wizard.generate(request).catch((error: unknown) => {
      throw documentRefused(error, 'text', '');
    });
    const stated = rules.filter(({ origin }) => origin !== 'library').length;
    const fields = domains.length > 0 ? `the fields ${domains.join(', ')}` : 'assistants in general';
    const message = `${counted(stated, 'rule')} stated in what was sent, ${rules.length - stated} from the library for ${fields}; no model was asked`;
    return answerOf(rules, message);
  },
});

function answerOf(rules: PolicyRule[], message: string) {
  const policyRules = rules.map(({ text }, index) => `${index + 1}. ${text}`).join('\n');
  return { status: 'success' as const, message, total_rules: rules.length, policy_rules: policyRules, rules };
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
