import { membersOf } from '@redoubt/providers';
import type { ProxyPath } from '../call/exchange.ts';
import { isObject } from '../stages/message-texts.ts';
import type { Attributes, AttributeValue } from './otlp-json.ts';

/** Settings in a longer body are not read, because a byte takes up to 3 ns. */
const MAX_WALKED = 262_144;
/** Maximum bytes of one setting that are parsed. */
const MAX_SETTING = 65_536;
const MAX_SEQUENCES = 16;
const MAX_CHARACTERS = 200;

type Read = (value: unknown) => AttributeValue | undefined;

const double: Read = (value) => (typeof value === 'number' ? { double: value } : undefined);
const whole: Read = (value) => (Number.isSafeInteger(value) ? Number(value) : undefined);
const shortText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, MAX_CHARACTERS) : undefined;
const texts: Read = (value) => {
  const listed = Array.isArray(value) ? value.slice(0, MAX_SEQUENCES) : [value];
  const found = listed.filter((each) => typeof each === 'string').map((each) => each.slice(0, MAX_CHARACTERS));
  return found.length > 0 ? found : undefined;
};

/** The kind of answer that a format asks for. Formats of pictures and speech are texts, and no object. */
const outputType: Read = (format) => {
  if (!isObject(format) || typeof format.type !== 'string') return undefined;
  return format.type === 'text' ? 'text' : 'json';
};

/** Members of a body, the attributes that tell them (conventions for generative AI, version 0.1.0), and how. */
const settings: Readonly<Record<string, readonly [attribute: string, read: Read]>> = {
  n: ['gen_ai.request.choice.count', (value) => (value === 1 ? undefined : whole(value))],
  seed: ['gen_ai.request.seed', whole],
  max_tokens: ['gen_ai.request.max_tokens', whole],
  max_completion_tokens: ['gen_ai.request.max_tokens', whole],
  temperature: ['gen_ai.request.temperature', double],
  top_p: ['gen_ai.request.top_p', double],
  top_k: ['gen_ai.request.top_k', whole],
  frequency_penalty: ['gen_ai.request.frequency_penalty', double],
  presence_penalty: ['gen_ai.request.presence_penalty', double],
  stop: ['gen_ai.request.stop_sequences', texts],
  reasoning_effort: ['gen_ai.request.reasoning.level', shortText],
  response_format: ['gen_ai.output.type', outputType],
  dimensions: ['gen_ai.embeddings.dimension.count', whole],
  encoding_format: ['gen_ai.request.encoding_formats', texts],
};

const outputOfPath: Partial<Record<ProxyPath, string>> = {
  'images/generations': 'image',
  'audio/speech': 'speech',
  'audio/transcriptions': 'text',
};

/** Returns the attributes of a body's members. */
export function settingsOf(body: Readonly<Record<string, unknown>>): Attributes {
  const told: Record<string, AttributeValue> = {};
  for (const [name, value] of Object.entries(body)) {
    const [attribute, read] = (Object.hasOwn(settings, name) && settings[name]) || [];
    const said = attribute === undefined || value === null ? undefined : read?.(value);
    if (attribute !== undefined && said !== undefined) told[attribute] = said;
  }
  return told;
}

/** Returns the attributes of a request to a provider. Its texts are skipped. */
export function settingsIn(path: ProxyPath, body: Buffer): Attributes {
  const output = outputOfPath[path];
  return { ...settingsOf(settingMembers(body)), ...(output !== undefined && { 'gen_ai.output.type': output }) };
}

function settingMembers(body: Buffer): Record<string, unknown> {
  if (body.length > MAX_WALKED) return {};
  try {
    const members = membersOf(body).members.filter(
      ({ name, valueStart, end }) => Object.hasOwn(settings, name) && end - valueStart <= MAX_SETTING,
    );
    return Object.fromEntries(
      members.map(({ name, valueStart, end }) => [name, JSON.parse(body.toString('utf8', valueStart, end))]),
    );
  } catch {
    // What is no JSON object has no settings. The provider says what it thinks of it.
    return {};
  }
}

const CONVERSATION = 'gen_ai.conversation.id';
/** Longer baggage than W3C allows is not read. */
const MAX_BAGGAGE = 8_192;

/** Returns the conversation that a `baggage` header names (W3C Baggage). */
export function conversationIn(baggage: string | readonly string[] | undefined): string | null {
  const header = baggage === undefined ? '' : String(baggage);
  if (header.length > MAX_BAGGAGE || !header.includes(CONVERSATION)) return null;
  for (const entry of header.split(',')) {
    const [pair = ''] = entry.split(';');
    // Values may contain `=`.
    const border = pair.indexOf('=');
    if (border < 0 || pair.slice(0, border).trim() !== CONVERSATION) continue;
    return shortText(fromPercents(pair.slice(border + 1).trim())) ?? null;
  }
  return null;
}

function fromPercents(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
