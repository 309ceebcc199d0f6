import { base64OfMedia } from '@redoubt/contract';
import { kindOfAudio } from '@redoubt/media';
import { isObject, type Json, type JsonObject, type SentRecording } from '@redoubt/providers';
import { formEntries, isForm } from '../../../http/read-form.ts';
import { RECORDING } from '../../call/exchange.ts';
import { MAX_NAME } from '../../call/model-named.ts';
import { wellFormed } from '../../parts/decode-part.ts';
import { asText, clientBody, unusable } from '../client-body.ts';

/** A request for a transcript: the body of a chat completion, and the recording beside it. */
export interface TranscriptionRequest {
  readonly chat: JsonObject;
  readonly recording: SentRecording;
  /** Whether a whole answer is the text alone, and no JSON. */
  readonly isText: boolean;
}

/**
 * Reads the form of OpenAI's transcriptions, or a body in JSON with the same fields and the recording in base64. Throws
 * Failure 422 for what cannot be judged, and for what is none of these.
 */
export async function readTranscription(body: Buffer, mediaType: string | undefined): Promise<TranscriptionRequest> {
  // The cast: Node's own buffers are never shared memory.
  const entries =
    mediaType !== undefined && isForm(mediaType)
      ? await formEntries(body as Buffer<ArrayBuffer>, mediaType)
      : jsonEntries(clientBody(body));
  const { fields, files } = partedFields(entries);
  const recording = await recordingOf(recordingFile(files, fields));
  const format = transcriptFormat(fields);
  const isStreamed = truthOf(fields, 'stream');
  const chat: JsonObject = {
    ...textMember(fields, 'model'),
    messages: messagesOf(fields),
    ...(isStreamed && { stream: true, stream_options: { include_usage: true } }),
    ...textMember(fields, 'language'),
    ...listMember(fields, 'languages'),
    ...listMember(fields, 'keywords'),
    ...temperatureOf(fields),
    ...chunkingOf(fields),
    ...(format === 'text' && { response_format: 'text' }),
    [RECORDING]: await noteOf(recording),
  };
  return { chat, recording, isText: format === 'text' };
}

/** The fields of a body in JSON, as a form has them. */
const jsonEntries = (body: JsonObject): [name: string, value: string | File][] =>
  Object.entries(body).flatMap(([name, value]): [string, string | File][] => {
    if (value === undefined || value === null) return [];
    if (name === 'file') return [[name, decodedFile(value)]];
    if (plainTexts.has(name) && typeof value !== 'string') throw unusable(name, 'send a text');
    return Array.isArray(value) ? value.map((each) => [`${name}[]`, asText(each)]) : [[name, asText(value)]];
  });

function decodedFile(sent: Json): File {
  if (typeof sent !== 'string') throw unusable('file', 'send the recording in base64, as a text');
  const base64 = wellFormed(base64OfMedia(sent));
  if (base64 === undefined) throw unusable('file', 'neither base64 nor a data: URL in base64; send one of them');
  const [, type] = /^data:([^;,]{1,100})/.exec(sent) ?? [];
  return new File([Buffer.from(base64, 'base64')], '', type === undefined ? {} : { type });
}

/** Texts of a form by the names of their fields. Fields of a list, `keywords[]`, stand under the name of the list. */
type Fields = ReadonlyMap<string, readonly string[]>;

const known = new Set(['model', 'language', 'prompt', 'temperature', 'response_format', 'stream', 'chunking_strategy']);
/** Those that are texts in JSON, too. */
const plainTexts = new Set(['model', 'language', 'prompt', 'response_format']);
const lists = new Set(['languages', 'keywords']);
/** Fields of which nothing is passed on, and why. */
const refused: Readonly<Record<string, string>> = {
  include: 'log-probabilities spell the text a second time, where it cannot be restored; leave it out',
  timestamp_granularities: 'times come with verbose_json, which is not passed on; leave it out',
  known_speaker_names: 'speakers are named in diarized_json, which is not passed on; leave it out',
  known_speaker_references: 'speakers are named in diarized_json, which is not passed on; leave it out',
};
const strategyField = /^chunking_strategy\[(\w+)\]$/;

function partedFields(entries: readonly (readonly [string, FormDataEntryValue])[]) {
  const fields = new Map<string, string[]>();
  const files: File[] = [];
  for (const [sent, value] of entries) {
    const name = sent.replace(/\[\d{0,3}\]$/, '');
    if (typeof value === 'string') addTo(fields, name, value);
    else if (name === 'file') files.push(value);
    else throw unusable(name, 'send a text, not a file');
  }
  for (const name of fields.keys()) checkField(name);
  return { fields: fields as Fields, files };
}

/** Texts of one name, such as keywords. */
const MAX_TEXTS = 100;

/** Adds a text under its name. A body in JSON has no bound of fields as a form has. */
function addTo(fields: Map<string, string[]>, name: string, value: string): void {
  const texts = fields.get(name) ?? [];
  fields.set(name, texts);
  if (texts.push(value) > MAX_TEXTS) throw unusable(name.slice(0, MAX_NAME), `send at most ${MAX_TEXTS} of them`);
}

function checkField(name: string): void {
  const why = Object.hasOwn(refused, name) ? refused[name] : undefined;
  if (why !== undefined) throw unusable(name, why);
  if (known.has(name) || lists.has(name) || name === 'file' || strategyField.test(name)) return;
  // The name may be of any length.
  const told = name.slice(0, MAX_NAME);
  throw unusable(told, `this gateway does not pass on "${told}" here; leave it out`);
}

function recordingFile(files: readonly File[], fields: Fields): File {
  const [file, second] = files;
  if (second) throw unusable('file', 'send one recording at a time');
  if (file) return file;
  throw unusable('file', fields.has('file') ? 'send a file, not a text' : howToSend);
}

const howToSend =
  'send the recording as a file of a form, as curl does with -F file=@recording.mp3, or in base64 in a body of JSON';

const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'audio/webm': 'webm',
  'video/webm': 'webm',
  'video/mp4': 'mp4',
};

/** Takes of the file's name only the ending, by which providers go. The name itself may hold words. */
async function recordingOf(file: File): Promise<SentRecording> {
  if (file.size === 0) throw unusable('file', 'the recording is empty');
  const [mediaType = ''] = file.type.toLowerCase().split(';', 1);
  const ending = /\.([a-z0-9]{2,5})$/i.exec(file.name)?.[1]?.toLowerCase();
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    bytes,
    format: ending ?? endings[mediaType] ?? formatOfBytes(bytes),
    mediaType: /^[\w.+-]{1,40}\/[\w.+-]{1,80}$/.test(mediaType) ? mediaType : 'application/octet-stream',
  };
}

/** A recording in an unknown format has no ending. The provider says what it thinks of it. */
function formatOfBytes(bytes: Uint8Array): string {
  try {
    return kindOfAudio(bytes);
  } catch {
    return '';
  }
}

/** What the log tells of a recording. The digest tells requests apart that are alike in everything else. */
async function noteOf({ bytes, format }: SentRecording): Promise<JsonObject> {
  // The cast: a recording is read into memory of its own.
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return { format, bytes: bytes.byteLength, sha256: Buffer.from(digest).toString('base64url') };
}

/** Returns the text of a field. Undefined if it was not sent, or is empty. */
function fieldText(fields: Fields, name: string): string | undefined {
  const [text, second] = fields.get(name) ?? [];
  if (second !== undefined) throw unusable(name, 'send it once');
  return text === '' ? undefined : text;
}

/** Characters of a name or a keyword. A longer text belongs into the prompt, which is priced. */
const MAX_SHORT = 200;

function assertShort(name: string, text: string | undefined): void {
  if (text !== undefined && text.length > MAX_SHORT) throw unusable(name, `send at most ${MAX_SHORT} characters`);
}

function textMember(fields: Fields, name: string): JsonObject {
  const text = fieldText(fields, name);
  assertShort(name, text);
  return text === undefined ? {} : { [name]: text };
}

function listMember(fields: Fields, name: string): JsonObject {
  const texts = fields.get(name)?.filter((text) => text !== '') ?? [];
  for (const text of texts) assertShort(name, text);
  return texts.length > 0 ? { [name]: texts } : {};
}

/** The prompt leads the transcript, as the words of a user. */
function messagesOf(fields: Fields): JsonObject[] {
  const prompt = fieldText(fields, 'prompt');
  return prompt === undefined ? [] : [{ role: 'user', content: prompt }];
}

function transcriptFormat(fields: Fields): 'json' | 'text' {
  const format = fieldText(fields, 'response_format') ?? 'json';
  if (format === 'json' || format === 'text') return format;
  throw unusable(
    'response_format',
    `"${format.slice(0, MAX_SHORT)}" is not passed on, for only a text that comes as one can be judged and restored; send json or text`,
  );
}

function truthOf(fields: Fields, name: string): boolean {
  const text = fieldText(fields, name)?.toLowerCase() ?? 'false';
  if (text !== 'true' && text !== 'false') throw unusable(name, 'send true or false');
  return text === 'true';
}

function temperatureOf(fields: Fields): JsonObject {
  const text = fieldText(fields, 'temperature')?.trim();
  if (text === undefined) return {};
  const temperature = text === '' ? Number.NaN : Number(text);
  if (!(temperature >= 0 && temperature <= 1)) throw unusable('temperature', 'send a number from 0 to 1');
  return { temperature };
}

/** How a recording is cut: `auto`, or the settings of an object, in JSON or in a field for each. */
function chunkingOf(fields: Fields): JsonObject {
  const text = fieldText(fields, 'chunking_strategy');
  const members = [...fields].flatMap(([name, texts]) => {
    const [, key] = strategyField.exec(name) ?? [];
    return key === undefined ? [] : [[key, texts.at(-1) ?? ''] as const];
  });
  if (text === undefined && members.length === 0) return {};
  if (text === 'auto') return { chunking_strategy: 'auto' };
  const sent = { ...(text !== undefined && strategyObject(text)), ...Object.fromEntries(members) };
  return { chunking_strategy: Object.fromEntries(Object.entries(sent).map(strategySetting)) };
}

const numbers = new Set(['prefix_padding_ms', 'silence_duration_ms', 'threshold']);

function strategySetting([name, value]: [string, Json | undefined]): [string, Json] {
  if (name === 'type' && value === 'server_vad') return [name, value];
  const number = value === '' ? Number.NaN : Number(value);
  if (numbers.has(name) && Number.isFinite(number)) return [name, number];
  throw unusable('chunking_strategy', strategies);
}

const strategies =
  'send auto, or an object of type server_vad with numbers in prefix_padding_ms, silence_duration_ms and threshold';

function strategyObject(text: string): JsonObject {
  try {
    const value = JSON.parse(text) as Json;
    if (isObject(value)) return value;
  } catch {
    // What is no JSON is no object, either.
  }
  throw unusable('chunking_strategy', strategies);
}
