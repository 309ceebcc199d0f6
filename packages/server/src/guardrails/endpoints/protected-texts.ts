import { contract } from '@redoubt/contract';
import { implement } from '../implement.ts';
import * as texts from '../protected/protected-record.ts';

export const addProtectedText = implement(contract.guardrails.addProtectedText, {
  run: async ({ headers, body }, context) => {
    const place = texts.placeNamed({ header: body.name ?? headers.protected_text }, context);
    const data = texts.entryFields(await texts.addText(place, body, context), context);
    return { message: 'Protected text details added successfully' as const, data };
  },
});

export const getProtectedText = implement(contract.guardrails.getProtectedText, {
  run: async ({ headers }, context) => {
    const { entry, text } = await texts.getText(texts.placeNamed({ header: headers.protected_text }, context), context);
    return { ...texts.entryFields(entry, context), text };
  },
});

export const modifyProtectedText = implement(contract.guardrails.modifyProtectedText, {
  run: async ({ headers, body }, context) => {
    const place = texts.placeNamed({ header: headers.protected_text, body: body.name }, context);
    const data = texts.entryFields(await texts.changeText(place, body, context), context);
    return { message: 'Protected text details updated successfully' as const, data };
  },
});

export const deleteProtectedText = implement(contract.guardrails.deleteProtectedText, {
  run: async ({ headers }, context) => {
    const removed = await texts.removeText(texts.placeNamed({ header: headers.protected_text }, context), context);
    const data = { text_id: removed.id, project_name: context.account.project.name };
    return { message: 'Protected text details deleted successfully' as const, data };
  },
});

export const listProtectedTexts = implement(contract.guardrails.listProtectedTexts, {
  run: async ({ query }, context) => {
    const { entries, pagination } = await texts.listTexts(query, context);
    return { protected_texts: entries.map((entry) => texts.entryFields(entry, context)), pagination };
  },
});
