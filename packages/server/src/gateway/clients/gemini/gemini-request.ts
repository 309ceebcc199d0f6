import type { Json, JsonObject } from '@redoubt/providers';
import { partOwn, refuseOthers, unusable, withoutNothing } from '../client-body.ts';
import type { ClientAddress } from '../client-call.ts';
import { camelMembers, membersAt } from './gemini-forms.ts';
import { schemaOf, toolsOf } from './gemini-tools.ts';
import { chatMessages, systemMessage } from './gemini-turns.ts';

/**
 * Members of a request that are converted, and two that are preferences and are left out: `safetySettings` is about
 * Google's own filters, in whose place the guardrails of the deployment stand, and `serviceTier` about Google's speed
 * and prices.
 */
const known = new Set([
  ...['model', 'contents', 'systemInstruction', 'generationConfig', 'tools', 'toolConfig'],
  ...['safetySettings', 'serviceTier'],
]);

/**
 * Converts the body of `generateContent` (Google's Gemini API) to that of a chat completion. `ownMembers` are the
 * gateway's own. Throws Failure 422.
 */
export function chatOfGemini(
  whole: JsonObject,
  { model, isStream }: ClientAddress,
  ownMembers?: ReadonlySet<string>,
): JsonObject {
  const { own, sent } = partOwn(whole, ownMembers);
  const body = camelMembers(sent, '');
  refuseOthers(body, known);
  refuseOtherModel(body.model, model);
  return withoutNothing({
    model,
    messages: [...systemMessage(body.systemInstruction), ...chatMessages(body.contents)],
    // Without it the stream of a provider may say nothing of tokens.
    ...(isStream && { stream: true, stream_options: { include_usage: true } }),
    ...optionsOf(membersAt(body.generationConfig, CONFIG)),
    ...toolsOf(body.tools, body.toolConfig),
    ...own,
  });
}

function refuseOtherModel(sent: Json | undefined, model: string | undefined): void {
  if (sent === undefined || sent === model || sent === `models/${model}`) return;
  throw unusable('model', 'the address names another model');
}

const CONFIG = 'generationConfig';

/** Options that a chat completion has under another name. */
const renamed = {
  temperature: 'temperature',
  topP: 'top_p',
  topK: 'top_k',
  maxOutputTokens: 'max_tokens',
  seed: 'seed',
  presencePenalty: 'presence_penalty',
  frequencyPenalty: 'frequency_penalty',
} as const;

/** Options of which only one value has a form in a chat completion: what stands where nothing is sent. */
const fixed: Readonly<Record<string, Json>> = {
  candidateCount: 1,
  responseLogprobs: false,
  responseModalities: ['TEXT'],
};

/** `mediaResolution` is a preference, about how many tokens a picture costs, and is left out. */
const ofConfig = new Set([
  ...Object.keys(renamed),
  ...Object.keys(fixed),
  ...['stopSequences', 'thinkingConfig', 'mediaResolution'],
  ...['responseMimeType', 'responseSchema', 'responseJsonSchema'],
]);

function optionsOf(config: JsonObject): JsonObject {
  refuseOthers(config, ofConfig, CONFIG);
  for (const [name, only] of Object.entries(fixed)) {
    const sent = config[name];
    if (sent === undefined || JSON.stringify(sent) === JSON.stringify(only)) continue;
    throw unusable(`${CONFIG}.${name}`, `this gateway passes on ${JSON.stringify(only)} only`);
  }
  const { stopSequences: stop } = config;
  return {
    ...Object.fromEntries(Object.entries(renamed).map(([name, usual]) => [usual, config[name]])),
    stop: Array.isArray(stop) && stop.length === 0 ? undefined : stop,
    response_format: answerFormat(config),
    reasoning_effort: thinkingEffort(config.thinkingConfig),
  };
}

function answerFormat(config: JsonObject): JsonObject | undefined {
  const { responseMimeType: type = 'text/plain', responseSchema, responseJsonSchema } = config;
  const schema = schemaOf(responseSchema, responseJsonSchema, `${CONFIG}.responseSchema`);
  const place = `${CONFIG}.responseMimeType`;
  if (type === 'application/json') {
    return schema === undefined
      ? { type: 'json_object' }
      : { type: 'json_schema', json_schema: { name: 'answer', schema } };
  }
  if (type !== 'text/plain') throw unusable(place, 'send text/plain or application/json');
  if (schema !== undefined) throw unusable(place, 'a schema goes with application/json only');
  return undefined;
}

const thinkingPlace = `${CONFIG}.thinkingConfig`;
const ofThinking = new Set(['includeThoughts', 'thinkingBudget', 'thinkingLevel']);

/**
 * How much the model thinks is a preference. A level has a form in a chat completion. A budget in tokens has none, and
 * is left out. Whether thoughts are shown is the answer's business.
 */
function thinkingEffort(thinking: Json | undefined): Json | undefined {
  const { thinkingLevel: level, ...others } = membersAt(thinking, thinkingPlace);
  refuseOthers(others, ofThinking, thinkingPlace);
  if (level === undefined || level === 'THINKING_LEVEL_UNSPECIFIED') return undefined;
  if (typeof level !== 'string') throw unusable(`${thinkingPlace}.thinkingLevel`, 'send a text');
  return level.toLowerCase();
}

/** Returns whether a request asks for the model's thoughts. Google shows none that are not asked for. */
export function showsThoughts(sent: JsonObject): boolean {
  const config = membersAt(camelMembers(sent, '').generationConfig, CONFIG);
  return membersAt(config.thinkingConfig, thinkingPlace).includeThoughts === true;
}
