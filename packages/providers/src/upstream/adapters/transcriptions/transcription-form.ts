import { randomUUID } from 'node:crypto';
import { isObject, type Json, type JsonObject } from '../../../json/exact-json.ts';
import { RequestRefused } from '../../upstream-failure.ts';
import type { ProviderCall, SentRecording, UpstreamModel } from '../../upstream-model.ts';

/** A form with its media type, which names its boundary. */
interface WrittenForm {
  readonly mediaType: string;
  readonly body: Buffer;
}

/** Members that the API has beside prompt and recording. A model's defaults may hold others, which are for its chats. */
const settings = ['language', 'languages', 'keywords', 'temperature', 'chunking_strategy'] as const;

/**
 * Writes the body of a call that transcribes as the form that OpenAI's API takes (RFC 7578). The answer is always asked as
 * JSON: other forms repeat their text in pieces, or tell nothing of what it cost.
 */
export function transcriptionForm({ body, recording }: ProviderCall, model: UpstreamModel): WrittenForm {
  const sent = chatAsked(body);
  if (!recording || !sent) throw noRecording();
  const asked: JsonObject = { ...model.defaults, ...sent };
  const fields: JsonObject = {
    model: model.model ?? sent.model,
    prompt: promptIn(sent) ?? model.defaults?.prompt,
    ...Object.fromEntries(settings.map((name) => [name, asked[name]])),
    response_format: 'json',
    ...(sent.stream === true && { stream: true }),
  };
  const boundary = randomUUID();
  const texts = Object.entries(fields).flatMap(([name, value]) => fieldsOf(name, value));
  const parts = texts.map(([name, value]) => `${head(boundary, name)}\r\n\r\n${value}\r\n`);
  return {
    mediaType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      Buffer.from(parts.join('') + fileHead(boundary, recording)),
      recording.bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

const head = (boundary: string, name: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;

/** The client's own name of the file stays here: it may hold words, and no stage reads it. */
function fileHead(boundary: string, { format, mediaType }: SentRecording): string {
  const name = format === '' ? 'recording' : `recording.${format}`;
  return `${head(boundary, 'file')}; filename="${name}"\r\nContent-Type: ${mediaType}\r\n\r\n`;
}

/** Returns the fields of a member: one of a list for each of its values, one of an object for each of its members. */
function fieldsOf(name: string, value: Json | undefined): [name: string, value: string][] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(`${name}[]`, each));
  if (!isObject(value)) return [[name, String(value)]];
  return Object.entries(value)
    .filter(([key]) => /^\w+$/.test(key))
    .flatMap(([key, held]) => fieldsOf(`${name}[${key}]`, held));
}

function promptIn({ messages }: JsonObject): string | undefined {
  const texts = Array.isArray(messages)
    ? messages.map((each: Json) => (isObject(each) ? each.content : undefined))
    : [];
  const said = texts.filter((text) => typeof text === 'string');
  return said.length > 0 ? said.join('\n') : undefined;
}

function chatAsked(body: Buffer): JsonObject | undefined {
  try {
    const value = JSON.parse(body.toString('utf8')) as Json;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const noRecording = (): RequestRefused =>
  new RequestRefused('There is no recording to transcribe', { code: 'invalid_json', param: 'file' });
