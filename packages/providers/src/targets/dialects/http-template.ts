import {
  fillPlaceholders,
  fillVariables,
  type HttpTemplate,
  type Placeholder,
  placeholdersIn,
  placeholdersOfBody,
  variablesIn,
} from '@redoubt/contract';
import { isSecretName } from '@redoubt/secrets';
import { type AnswerBody, type CallForm, usualHeaders } from '../call-form.ts';
import { readSaidFailure } from '../read-failure.ts';
import { type ChatMessage, type ContentPart, TargetFailed, TargetMisconfigured } from '../target.ts';

interface TemplateInput {
  readonly http: HttpTemplate;
  readonly endpoint: string;
  readonly apiKey: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Checks an address. Throws if it may not be called. */
  readonly checkUrl: (address: string) => URL;
}

/**
 * A JSON API of the target's own: a template writes the question, and a path finds the answer. Throws
 * TargetMisconfigured if a header names an environment variable that is not set.
 */
export function httpTemplateForm({ http, endpoint, apiKey, env, checkUrl }: TemplateInput): CallForm {
  const url = addressOf(endpoint, () => '', checkUrl);
  const resolved = resolveHeaders(http.headers, { env, url });
  const headers = {
    ...(http.method !== 'GET' && { 'content-type': 'application/json' }),
    ...usualHeaders,
    accept: 'application/json, text/plain;q=0.9, */*;q=0.8',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    ...resolved.headers,
  };
  const held = new Set(placeholdersOfBody(http.body));
  return {
    name: 'http',
    url,
    apart: [http.method, JSON.stringify(http.headers)],
    headers,
    secrets: [...(apiKey === undefined ? [] : [apiKey]), ...resolved.secrets],
    write(messages, session) {
      const parts = partsOf(messages, held);
      const fill: Filling = { ...parts, session, messages };
      const textOf = (name: Placeholder) => (name === 'session' || name === 'prompt' ? fill[name] : '');
      return {
        method: http.method,
        url: addressOf(endpoint, (name) => encodeURIComponent(textOf(name).toWellFormed()), checkUrl),
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, fillPlaceholders(value, () => session)]),
        ),
        body: http.method === 'GET' ? '' : JSON.stringify(filled(http.body, fill)),
      };
    },
    read: (body) => readAt(body, http.answer_path),
  };
}

export const addressOf = (
  endpoint: string,
  valueFor: (name: Placeholder) => string,
  checkUrl: (address: string) => URL,
) => {
  const url = checkUrl(fillPlaceholders(endpoint, valueFor));
  url.hash = '';
  return url;
};

/** Values of headers that say what is sent and by whom. They are no secrets. */
const plainHeaders: readonly string[] = [
  'content-type',
  'accept',
  'accept-language',
  'user-agent',
  'origin',
  'referer',
];
/** Minimum length of a part of a secret that is hidden by itself. */
const MIN_WORD = 8;
/** Minimum length of a value that is hidden although the name of its header does not say that it is a secret. */
const MIN_UNNAMED = 12;

/** The environment as far as a target may see it, and the address to which its values go. */
interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** Fills in the environment variables, and tells the secrets among the values. */
function resolveHeaders(headers: HttpTemplate['headers'], surroundings: Surroundings) {
  const secrets: string[] = [];
  const entries = Object.entries(headers).map(([name, value]) => {
    const filledIn = fillVariables(value, (variable) => {
      const secret = variableOf(variable, name, surroundings);
      // A scheme and its token may stand in one variable, and an answer may repeat the token alone.
      secrets.push(secret, ...longWords(secret, MIN_WORD));
      return secret;
    });
    if (variablesIn(value).length === 0) secrets.push(...literalSecrets(name, value));
    return [name, filledIn];
  });
  return { headers: Object.fromEntries(entries) as Record<string, string>, secrets };
}

/** Returns what is hidden of a literal value. Ordinary words stay, because answers use them too. */
function literalSecrets(name: string, value: string): string[] {
  if (plainHeaders.includes(name)) return [];
  if (isSecretName(name) || /key/i.test(name)) return longWords(value, MIN_WORD);
  return longWords(value, MIN_UNNAMED).filter((word) => /\d/.test(word));
}

/** Returns a text and its words as far as they are long enough to be hidden, without what is filled in for each call. */
const longWords = (text: string, least: number): string[] =>
  [text, ...text.split(/\s+/)].filter((word) => word.length >= least && placeholdersIn(word).length === 0);

/** Returns the value of a variable. Throws TargetMisconfigured if there is none, or if the host may not get it. */
function variableOf(variable: string, header: string, { env, url }: Surroundings): string {
  const { hostname } = url;
  const refuse = (why: string) =>
    new TargetMisconfigured(['http', 'headers', header], `the environment variable ${variable} ${why}`);
  const value = env[variable]?.trim();
  if (!value) {
    throw refuse(
      'is not set where the service runs; set it for each process that works on runs, and start them again, or send another value',
    );
  }
  // Callers choose the endpoint. Without the list, each of them could have the value sent to a server of his own.
  const hosts = env[`${variable}_HOSTS`]?.split(',').map((host) => host.trim().toLowerCase()) ?? [];
  if (!hosts.includes(hostname)) {
    throw refuse(
      `goes only to the hosts that ${variable}_HOSTS lists, with commas between, and "${hostname}" is none of them`,
    );
  }
  if (!isPrivate(url)) {
    throw refuse(
      `goes only over https, to this machine or through a bridge, and "${url.origin}" is reached without TLS`,
    );
  }
  if (/^[\t\x20-\x7e]+$/.test(value)) return value;
  throw refuse('holds a line break or a character outside ASCII, which no header may have');
}

/** Whether nobody on the way reads what is sent to an address: by TLS, on this machine, or through a bridge. */
const isPrivate = ({ protocol, hostname }: URL): boolean =>
  protocol !== 'http:' || hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);

interface Media {
  readonly image: string | undefined;
  readonly audio: string | undefined;
}

/** What a template can have filled in for one question. */
interface Filling extends Media {
  readonly prompt: string;
  readonly session: string;
  readonly messages: readonly ChatMessage[];
}

/** Returns the last prompt, and the picture and the recording of the conversation. */
function partsOf(messages: readonly ChatMessage[], held: ReadonlySet<string>): Media & { prompt: string } {
  const parts = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
  const mediaOf = (type: 'image' | 'audio') => {
    const all = parts.filter((part) => part.type === type);
    if (all.length > 0 && !held.has(type)) {
      throw new TargetFailed('rejected', `The template of the target has no {{${type}}}, so it carries no ${type}`);
    }
    if (all.length > 1) throw new TargetFailed('rejected', `The template of the target carries one ${type}, not more`);
    return all.map(base64Of)[0];
  };
  const last = messages.findLast(({ role }) => role === 'user');
  return { prompt: last ? textOf(last) : '', image: mediaOf('image'), audio: mediaOf('audio') };
}

function base64Of(part: ContentPart): string {
  if (part.type === 'audio') return part.data;
  return part.type === 'image' ? part.url.replace(/^data:[^,]*,/, '') : '';
}

const textOf = ({ content }: ChatMessage): string =>
  typeof content === 'string'
    ? content
    : content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');

/** Fills a template in. Each string is filled once, so what is filled in is not read again. */
export function filled(template: unknown, fill: Filling): unknown {
  if (typeof template === 'string') return filledText(template, fill);
  if (Array.isArray(template)) return template.map((each) => filled(each, fill));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, each]) => [name, filled(each, fill)]));
}

function filledText(text: string, fill: Filling): unknown {
  const [name] = placeholdersIn(text);
  if (name === 'messages') return fill.messages.map((message) => ({ role: message.role, content: textOf(message) }));
  // A question without a picture has null where the picture would be, with the prefix of a data URL or without.
  if ((name === 'image' || name === 'audio') && fill[name] === undefined) return null;
  return fillPlaceholders(text, (each) => (each === 'messages' ? '' : (fill[each] ?? '')));
}

function readAt(body: AnswerBody, path: string | undefined): ReturnType<CallForm['read']> {
  const found = path === undefined ? plainText(body) : textAt(body, path);
  if ('text' in found) return { text: found.text, toolCalls: [], tokens: undefined, finishReason: undefined };
  // An error in a 2xx answer is read like that of any other form.
  if (readSaidFailure(body.json).isError) return undefined;
  throw new TargetFailed('malformed', `The answer of the target ${found.lacks}`);
}

type Found = { readonly text: string } | { readonly lacks: string };

function plainText({ text, json }: AnswerBody): Found {
  if (json === undefined) return { text };
  const said = textOfValue(json);
  if (said !== undefined && !Array.isArray(json)) return { text: said };
  return { lacks: `is JSON (${kindOf(json)}), and http.answer_path does not say where its text stands` };
}

function textAt({ json, mediaType }: AnswerBody, path: string): Found {
  if (json === undefined) {
    return {
      lacks: `is no JSON (media type ${mediaType}), so http.answer_path "${path}" leads nowhere; leave it out to read the answer as text`,
    };
  }
  const parts = path.split('.');
  let value = json;
  for (const [index, part] of parts.entries()) {
    const next = memberOf(value, part);
    if (next === undefined) {
      const before = parts.slice(0, index).join('.') || 'its top';
      return { lacks: `has nothing at http.answer_path "${path}": "${part}" is not in ${before} (${kindOf(value)})` };
    }
    value = next;
  }
  const text = textOfValue(value);
  return text === undefined
    ? { lacks: `has no text at http.answer_path "${path}": ${kindOf(value)}; let the path lead to a text` }
    : { text };
}

/** Returns a member of an object or an item of a list. A negative number counts from the end. */
function memberOf(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return /^-?\d{1,9}$/.test(part) ? value.at(Number(part)) : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
  return (value as Record<string, unknown>)[part];
}

/** Returns a value as text. Null is an empty answer. Undefined for objects, and for lists that are not all text. */
function textOfValue(value: unknown): string | undefined {
  if (value === null) return '';
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? value.join('') : undefined;
  return typeof value === 'object' ? undefined : String(value);
}

const MAX_NAMES = 12;
const MAX_NAME = 40;

/** Says what a value is, with the names of an object's members but never their values. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : `a ${typeof value}`;
  const names = Object.keys(value).map((name) => name.slice(0, MAX_NAME).replace(/[^\w.$ -]/g, '?'));
  if (names.length === 0) return 'an object without members';
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return `an object with ${shown}${names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : ''}`;
}
