import { describe, expect, test } from 'vitest';
import { Failure } from '../../../errors.ts';
import { clientRoute } from '../client-routes.ts';
import { openGeminiCall } from './gemini-call.ts';

const hi = { role: 'user', parts: [{ text: 'Hi' }] };
const asked = { role: 'user', content: 'Hi' };
const chatText = (body: object | string, address: object = { model: 'dep' }) =>
  String(openGeminiCall(address).chatBody(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))));
const chatOf = (body: object, address?: object) => JSON.parse(chatText(body, address));
const failureOf = (body: object): Failure => {
  try {
    chatText(body);
  } catch (error) {
    return error as Failure;
  }
  throw new Error('the body was taken');
};

describe('an address', () => {
  const call = { method: 'POST', path: 'chat/completions', open: openGeminiCall };
  const at = (model: string, more: object = {}) => ({
    ...call,
    address: { model, isStream: false, isSse: false, key: undefined, ...more },
  });
  test.each<[string, string, object | undefined]>([
    ['names the model', 'v1beta/models/dep:generateContent', at('dep')],
    ['of another version', 'v1/models/dep:generateContent', at('dep')],
    ['without a version', 'models/dep:generateContent', at('dep')],
    ['with a model of the deployment', 'v1beta/models/dep/gpt-x:generateContent', at('dep/gpt-x')],
    ['with a model, escaped', 'v1beta/models/dep%2Fgpt-x%3AgenerateContent', at('dep/gpt-x')],
    ['with a colon in the name', 'v1beta/models/dep/llama:8b:generateContent', at('dep/llama:8b')],
    ['of a stream', 'v1beta/models/dep:streamGenerateContent', at('dep', { isStream: true })],
    [
      'of a stream of events',
      'v1beta/models/dep:streamGenerateContent?alt=sse&key=sk_1',
      at('dep', { isStream: true, isSse: true, key: 'sk_1' }),
    ],
    ['with a key', 'v1beta/models/dep:generateContent?key=sk%5F1', at('dep', { key: 'sk_1' })],
    ['of Vertex', 'v1beta1/projects/p/locations/eu/publishers/google/models/dep:generateContent', at('dep')],
    ['of Vertex without a project', 'v1/publishers/google/models/dep:generateContent', at('dep')],
    ['that embeds is none', 'v1beta/models/dep:embedContent', undefined],
    ['without a model is none', 'v1beta/models/:generateContent', undefined],
  ])('%s', (_, path, expected) => {
    expect(clientRoute({ method: 'POST', url: `/ai-proxy/${path}` })).toEqual(expected);
  });
});

describe('a request becomes a chat completion', () => {
  test.each<[string, object, object]>([
    ['of the least that it needs', {}, {}],
    [
      'with a system prompt',
      { systemInstruction: { role: 'user', parts: [{ text: 'Be kind.' }] } },
      {
        messages: [{ role: 'system', content: 'Be kind.' }, asked],
      },
    ],
    [
      'with a system prompt, in the other form of names',
      { system_instruction: { parts: { text: 'Be kind.' } } },
      {
        messages: [{ role: 'system', content: 'Be kind.' }, asked],
      },
    ],
    [
      'with options',
      {
        generationConfig: {
          ...{ temperature: 0.5, topP: 0.9, topK: 40, maxOutputTokens: 5, stopSequences: ['a'], candidateCount: 1 },
          ...{ seed: 3, presencePenalty: 0.1, frequencyPenalty: 0.2, responseModalities: ['TEXT'] },
        },
      },
      {
        ...{ temperature: 0.5, top_p: 0.9, top_k: 40, max_tokens: 5, stop: ['a'] },
        ...{ seed: 3, presence_penalty: 0.1, frequency_penalty: 0.2 },
      },
    ],
    [
      'with options in the other form of names',
      { generation_config: { max_output_tokens: 5, top_p: 1 } },
      {
        max_tokens: 5,
        top_p: 1,
      },
    ],
    ['without what is null or says nothing', { tools: null, generationConfig: { seed: null, stopSequences: [] } }, {}],
    [
      'without preferences about Google’s own service',
      {
        safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }],
        serviceTier: 'flex',
        generationConfig: { mediaResolution: 'MEDIA_RESOLUTION_LOW', thinkingConfig: { thinkingBudget: 0 } },
      },
      {},
    ],
    [
      'with a level of thinking',
      { generationConfig: { thinkingConfig: { thinkingLevel: 'HIGH' } } },
      {
        reasoning_effort: 'high',
      },
    ],
    [
      'as JSON',
      { generationConfig: { responseMimeType: 'application/json' } },
      {
        response_format: { type: 'json_object' },
      },
    ],
    [
      'as JSON of a schema of Google’s',
      {
        generationConfig: {
          responseMimeType: 'application/json',
          responseSchema: { type: 'OBJECT', properties: { A_B: { type: 'STRING', nullable: true } } },
        },
      },
      {
        response_format: {
          type: 'json_schema',
          json_schema: {
            name: 'answer',
            schema: { type: 'object', properties: { A_B: { type: ['string', 'null'] } } },
          },
        },
      },
    ],
    [
      'as JSON of a JSON Schema, as it came',
      {
        generationConfig: {
          responseMimeType: 'application/json',
          responseJsonSchema: { type: 'object', min_items: 1 },
        },
      },
      {
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'answer', schema: { type: 'object', min_items: 1 } },
        },
      },
    ],
    ['with the gateway’s own members', { service_context: 'A page.' }, { service_context: 'A page.' }],
    ['with the model of the address', { model: 'models/dep' }, {}],
  ])('%s', (_, more, expected) => {
    expect(chatOf({ contents: [hi], ...more })).toEqual({ model: 'dep', messages: [asked], ...expected });
  });

  test('with no context of another brand', () => {
    expect(failureOf({ contents: [hi], foo_context: 'A page.' }).message).toMatch(/^fooContext: /);
  });

  test('and as a stream where the address says so', () => {
    expect(chatOf({ contents: [hi] }, { model: 'dep', isStream: true })).toEqual({
      ...{ model: 'dep', messages: [asked], stream: true, stream_options: { include_usage: true } },
    });
  });

  test('with numbers as they were written', () => {
    const sent = chatText(
      '{"contents":[{"parts":[{"text":"Hi"}]}],"generationConfig":{"temperature":0.10,"seed":12345678901234567890}}',
    );
    expect(sent).toContain('"temperature":0.10');
    expect(sent).toContain('"seed":12345678901234567890');
  });
});

describe('a schema of Google’s', () => {
  const schemaOf = (parameters: object) =>
    chatOf({ contents: [hi], tools: [{ functionDeclarations: [{ name: 'f', parameters }] }] }).tools[0].function
      .parameters;
  test.each<[string, object, object]>([
    [
      'has its types in lower case',
      { type: 'ARRAY', items: { type: 'INTEGER', format: 'int32' } },
      {
        type: 'array',
        items: { type: 'integer', format: 'int32' },
      },
    ],
    [
      'counts in numbers',
      { type: 'ARRAY', minItems: '1', max_items: '3' },
      { type: 'array', minItems: 1, maxItems: 3 },
    ],
    ['may be null', { type: 'STRING', enum: ['a'], nullable: true }, { type: ['string', 'null'], enum: ['a', null] }],
    [
      'may be null beside others',
      { nullable: true, any_of: [{ type: 'STRING' }] },
      {
        anyOf: [{ type: 'string' }, { type: 'null' }],
      },
    ],
    ['has an example', { type: 'STRING', example: 'x' }, { type: 'string', examples: ['x'] }],
    ['has no type', { type: 'TYPE_UNSPECIFIED', nullable: true }, {}],
    [
      'keeps the names of properties',
      { properties: { user_id: { type: 'STRING' }, type: { type: 'STRING' } } },
      {
        properties: { user_id: { type: 'string' }, type: { type: 'string' } },
      },
    ],
  ])('%s', (_, google, schema) => expect(schemaOf(google)).toEqual(schema));

  test('says the order of its properties', () => {
    const properties = { a: { type: 'STRING' }, b: { type: 'STRING' }, c: { type: 'STRING' } };
    expect(Object.keys(schemaOf({ properties, propertyOrdering: ['c', 'a'] }).properties)).toEqual(['c', 'a', 'b']);
  });
});

describe('tools', () => {
  const functions = (...names: string[]) => [{ functionDeclarations: names.map((name) => ({ name })) }];
  const offered = (...names: string[]) => names.map((name) => ({ type: 'function', function: { name } }));
  const calling = (config: object, tools: object[] = functions('f', 'g')) => {
    const chat = chatOf({ contents: [hi], tools, toolConfig: { functionCallingConfig: config } });
    return [chat.tool_choice, chat.tools];
  };
  test.each<[object, unknown[]]>([
    [{}, [undefined, offered('f', 'g')]],
    [{ mode: 'AUTO' }, ['auto', offered('f', 'g')]],
    [{ mode: 'NONE' }, ['none', offered('f', 'g')]],
    [{ mode: 'ANY' }, ['required', offered('f', 'g')]],
    [{ mode: 'ANY', allowed_function_names: ['g'] }, ['required', offered('g')]],
    [{ mode: 'VALIDATED', allowedFunctionNames: ['f'] }, ['auto', offered('f')]],
  ])('are chosen by %j', (config, expected) => expect(calling(config)).toEqual(expected));

  test('are not chosen from where there are none', () =>
    expect(calling({ mode: 'AUTO' }, [])).toEqual([undefined, undefined]));

  test('may have a JSON Schema, and say what they give back', () => {
    const schema = { type: 'object', properties: {} };
    const functionDeclarations = [
      { name: 'f', description: 'Does.', parametersJsonSchema: schema, responseJsonSchema: { type: 'string' } },
    ];
    expect(chatOf({ contents: [hi], tools: [{ functionDeclarations }] }).tools).toEqual([
      {
        type: 'function',
        function: {
          name: 'f',
          description: 'Does.\nThe result is JSON of this schema: {"type":"string"}',
          parameters: schema,
        },
      },
    ]);
  });
});

describe('what has no form in a chat completion is refused, and its place named', () => {
  const part = (...parts: unknown[]) => ({ contents: [{ role: 'user', parts }] });
  const config = (generationConfig: object) => ({ contents: [hi], generationConfig });
  const inline = (mimeType: unknown, data: unknown = 'AA==') => part({ inlineData: { mimeType, data } });
  const tools = (...declared: object[]) => ({ contents: [hi], tools: declared });
  const calling = (functionCallingConfig: object) => ({
    ...tools({ functionDeclarations: [{ name: 'f' }] }),
    toolConfig: { functionCallingConfig },
  });
  test.each<[object, string]>([
    [{}, 'contents'],
    [{ contents: 'Hi' }, 'contents'],
    [{ contents: [7] }, 'contents.0'],
    [{ contents: [{ role: 'system', parts: [] }] }, 'contents.0.role'],
    [{ contents: [{ role: 'user' }] }, 'contents.0.parts'],
    [{ contents: [hi], cachedContent: 'c' }, 'cachedContent'],
    [{ contents: [hi], cached_content: 'c' }, 'cachedContent'],
    [{ contents: [hi], store: true }, 'store'],
    [{ contents: [hi], model: 'other' }, 'model'],
    [{ contents: [hi], tools: [], Tools: [] }, 'Tools'],
    [{ contents: [hi], toolConfig: {}, tool_config: {} }, 'toolConfig'],
    [{ contents: [hi], systemInstruction: 'Be kind.' }, 'systemInstruction'],
    [{ contents: [hi], systemInstruction: { parts: [{ inlineData: {} }] } }, 'systemInstruction.parts.0'],
    [part({}), 'contents.0.parts.0'],
    [part({ text: 7 }), 'contents.0.parts.0.text'],
    [part({ text: 'a', inlineData: {} }), 'contents.0.parts.0.inlineData'],
    [part({ executableCode: {} }), 'contents.0.parts.0.executableCode'],
    [part({ text: 'a', videoMetadata: {} }), 'contents.0.parts.0.videoMetadata'],
    [part({ text: 'a', thought: true }), 'contents.0.parts.0'],
    [part({ functionCall: { name: 'f' } }), 'contents.0.parts.0'],
    [part({ functionResponse: { name: 'f', response: {} } }), 'contents.0.parts.0.functionResponse'],
    [{ contents: [hi, { role: 'model', parts: [{ functionResponse: {} }] }] }, 'contents.1.parts.0'],
    [
      { contents: [hi, { role: 'model', parts: [{ functionCall: { name: 'f', willContinue: true } }] }] },
      'contents.1.parts.0.functionCall.willContinue',
    ],
    [inline('video/mp4'), 'contents.0.parts.0.inlineData.mimeType'],
    [inline('audio/ogg'), 'contents.0.parts.0.inlineData.mimeType'],
    [inline(undefined), 'contents.0.parts.0.inlineData.mimeType'],
    [inline('image/png', 7), 'contents.0.parts.0.inlineData.data'],
    [inline('text/plain', '/w=='), 'contents.0.parts.0.inlineData.data'],
    [part({ fileData: { fileUri: 'gs://a/b' } }), 'contents.0.parts.0.fileData.fileUri'],
    [
      part({ fileData: { fileUri: 'https://generativelanguage.googleapis.com/v1beta/files/a' } }),
      'contents.0.parts.0.fileData.fileUri',
    ],
    [config({ candidateCount: 2 }), 'generationConfig.candidateCount'],
    [config({ responseLogprobs: true }), 'generationConfig.responseLogprobs'],
    [config({ responseModalities: ['TEXT', 'IMAGE'] }), 'generationConfig.responseModalities'],
    [config({ speechConfig: {} }), 'generationConfig.speechConfig'],
    [config({ responseMimeType: 'text/x.enum' }), 'generationConfig.responseMimeType'],
    [config({ responseSchema: { type: 'STRING' } }), 'generationConfig.responseMimeType'],
    [config({ responseSchema: {}, responseJsonSchema: {} }), 'generationConfig.responseSchema'],
    [config({ thinkingConfig: { more: 1 } }), 'generationConfig.thinkingConfig.more'],
    [tools({ googleSearch: {} }), 'tools.0.googleSearch'],
    [tools({ code_execution: {} }), 'tools.0.codeExecution'],
    [
      tools({ functionDeclarations: [{ name: 'f', behavior: 'NON_BLOCKING' }] }),
      'tools.0.functionDeclarations.0.behavior',
    ],
    [calling({ mode: 'SOME' }), 'toolConfig.functionCallingConfig.mode'],
    [calling({ mode: 'AUTO', allowedFunctionNames: ['f'] }), 'toolConfig.functionCallingConfig.allowedFunctionNames'],
    [calling({ mode: 'ANY', allowedFunctionNames: ['g'] }), 'toolConfig.functionCallingConfig.allowedFunctionNames'],
    [{ contents: [hi], toolConfig: { retrievalConfig: {} } }, 'toolConfig.retrievalConfig'],
  ])('%j', (body, place) => {
    const failure = failureOf(body);
    expect(failure).toBeInstanceOf(Failure);
    expect([failure.status, (failure.detail as { loc: string[] }[])[0]?.loc.slice(1).join('.')]).toEqual([422, place]);
  });
});
