import { describe, expect, test } from 'vitest';
import { errorForms } from '../error-forms.ts';
import { refuses, takes } from '../testing/check-bodies.ts';
import * as completions from './completions.ts';
import { moderationCategories, moderations } from './moderations.ts';

const { chatCompletions, embeddings, generateContent, listModels, messages, rerank, responses, speech, transcribe } =
  completions;

describe('a call of the proxy', () => {
  const same = (what: string, sent: object) => ({ what, sent, read: sent });
  takes(chatCompletions.body, [
    same('members of OpenAI that the contract does not name', { messages: [], temperature: 1, tools: [{}] }),
    same('a context and a stream', { messages: [], service_context: 'x', stream: true }),
    same('null for what may be left out', { messages: [], service_context: null, stream: null }),
  ]);
  refuses(chatCompletions.body, [
    { what: 'no messages', sent: {}, at: 'messages', says: /array/ },
    {
      what: 'a context that is no text',
      sent: { messages: [], service_context: 1 },
      at: 'service_context',
      says: /string/,
    },
  ]);

  takes(embeddings.body, [same('a text', { input: 'a' }), same('texts', { input: ['a'], dimensions: 8 })]);
  refuses(embeddings.body, [{ what: 'tokens', sent: { input: [1, 2] }, at: 'input', says: /./ }]);
  takes(rerank.body, [same('documents with titles', { query: 'a', documents: ['b', { text: 'c', title: 'd' }] })]);
  refuses(rerank.body, [{ what: 'no documents', sent: { query: 'a' }, at: 'documents', says: /array/ }]);
  takes(speech.body, [same('a voice', { input: 'a', voice: 'b' })]);
  const file = new File(['a'], 'a.mp3');
  takes(transcribe.body, [
    same('a recording in base64', { file: 'YQ==', prompt: 'b', temperature: 0.5, stream: true, keywords: ['c'] }),
    same('settings of a strategy', { file: 'YQ==', chunking_strategy: { type: 'server_vad', threshold: 0.5 } }),
  ]);
  takes(transcribe.form, [same('a recording as a file', { file, model: 'a', temperature: '0.5', stream: 'true' })]);
  refuses(transcribe.body, [
    { what: 'no recording', sent: { prompt: 'a' }, at: 'file', says: /string/ },
    { what: 'a form in pieces', sent: { file: 'YQ==', response_format: 'srt' }, at: 'response_format', says: /json/ },
  ]);
  takes(messages.body, [same('what the Messages API has', { messages: [], max_tokens: 1, system: 'x' })]);
  takes(responses.body, [same('a text', { input: 'a' }), same('items', { input: [{}] })]);
  takes(generateContent.body, [same('what the Gemini API has', { contents: [], generationConfig: {} })]);

  test('without a header names its deployment as the model', () => expect(listModels.headers.parse({})).toEqual({}));

  const formsOfOthers: Readonly<Record<string, unknown>> = {
    messages: 'anthropic',
    countTokens: 'anthropic',
    generateContent: 'google',
    listModels: errorForms,
    getModel: errorForms,
  };

  test.each(Object.entries(completions))(
    '%s has a path under /v1 as well, and errors of its own form',
    (name, operation) => {
      const { path, aliases, errorForm } = operation;
      expect(aliases.some((alias) => alias.replace(/\/v1(?:beta)?/, '') === path)).toBe(true);
      expect(errorForm).toEqual(formsOfOthers[name] ?? 'openai');
    },
  );
});

describe('moderations', () => {
  const text = { type: 'text', text: 'a' };
  takes(moderations.body, [
    { what: 'a text', sent: { input: 'a', model: 'x' }, read: { input: 'a', model: 'x' } },
    { what: 'texts', sent: { input: ['a', 'b'] }, read: { input: ['a', 'b'] } },
    { what: 'the parts of a text', sent: { input: [text] }, read: { input: [text] } },
  ]);
  refuses(moderations.body, [
    { what: 'no texts', sent: { input: [] }, at: 'input', says: /./ },
    { what: 'a picture', sent: { input: [{ type: 'image_url', image_url: { url: 'x' } }] }, at: 'input', says: /./ },
    {
      what: 'more texts than are judged at once',
      sent: { input: Array.from({ length: 1_001 }, () => 'a') },
      at: 'input',
      says: /./,
    },
  ]);

  test('have a score for each of OpenAI’s categories', () => {
    const each = (value: unknown) => Object.fromEntries(moderationCategories.map((name) => [name, value]));
    const result = {
      flagged: false,
      categories: each(false),
      category_scores: each(0),
      category_applied_input_types: each(['text']),
    };
    const answer = { id: 'modr-1', model: 'service-1', results: [result], not_judged: ['illicit'] };
    expect(moderations.response.parse(answer)).toEqual(answer);
    const { hate: _, ...short } = result.category_scores;
    expect(
      moderations.response.safeParse({ ...answer, results: [{ ...result, category_scores: short }] }).success,
    ).toBe(false);
  });
});
