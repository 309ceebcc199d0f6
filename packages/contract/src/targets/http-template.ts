import { z } from 'zod';
import { wrongHeaderName, wrongHeaderValue } from './header-rules.ts';
import {
  hasOnlyTargetVariables,
  isPlaceholder,
  placeholders,
  placeholdersIn,
  TARGET_VARIABLE_PREFIX,
} from './placeholders.ts';
import { isShallow } from './target-tools.ts';

const httpMethods = ['POST', 'PUT', 'PATCH', 'GET'] as const;
const MAX_HEADERS = 32;
const MAX_DEPTH = 20;
const MAX_CHARACTERS = 100_000;
const MAX_PARTS = 32;

const Headers = z
  .record(z.string(), z.string().max(8_192))
  .superRefine((headers, { addIssue }) => {
    for (const { name, message } of badHeaders(headers)) addIssue({ code: 'custom', path: [name], message });
    const count = Object.keys(headers).length;
    if (count > MAX_HEADERS)
      addIssue({ code: 'custom', message: `Takes at most ${MAX_HEADERS} headers, not ${count}` });
  })
  .transform((headers) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  );

/** Messages name a header and never its value, which may be a secret. */
function badHeaders(headers: Readonly<Record<string, string>>): { name: string; message: string }[] {
  const seen = new Set<string>();
  return Object.entries(headers).flatMap(([name, value]) => {
    const lower = name.toLowerCase();
    const isTwice = seen.has(lower);
    seen.add(lower);
    const message = isTwice
      ? 'Stands twice, because the case of a name does not count; send one'
      : wrongOf(lower, value);
    return message === undefined ? [] : [{ name, message }];
  });
}

function wrongOf(name: string, value: string): string | undefined {
  const wrong = wrongHeaderName(name) ?? wrongHeaderValue(value);
  if (wrong !== undefined) return wrong;
  if (!hasOnlyTargetVariables(value)) {
    return `"\${" begins an environment variable: write \${env:NAME}, with a NAME of capitals, digits and "_" that begins with ${TARGET_VARIABLE_PREFIX}`;
  }
  const other = placeholdersIn(value).find((each) => each !== 'session');
  return other === undefined ? undefined : `Cannot hold {{${other}}}; the one placeholder of a header is {{session}}`;
}

const AnswerPath = z
  .string()
  .min(1)
  .max(1_024)
  .superRefine((path, { addIssue }) => {
    const message = wrongPath(path);
    if (message !== undefined) addIssue({ code: 'custom', message });
  });

function wrongPath(path: string): string | undefined {
  const parts = path.split('.');
  if (path.startsWith('$')) return `A path has no "$"; write ${path.replace(/^\$\.?/, '') || 'data.text'}`;
  if (/[[\]]/.test(path)) {
    return `A path has no brackets; write ${path.replace(/\[["']?([^\]"']*)["']?\]/g, '.$1').replace(/^\./, '')}`;
  }
  if (parts.includes('')) return 'A path is names and numbers with one dot between each, such as data.choices.0.text';
  return parts.length > MAX_PARTS ? `A path has at most ${MAX_PARTS} parts` : undefined;
}

/** A string of a template with the path that leads to it. `isName` is true for the name of a member. */
interface PlacedText {
  readonly path: readonly (string | number)[];
  readonly text: string;
  readonly isName: boolean;
}

/** Returns all strings of a JSON value. The schema limits the depth before this runs. */
export function textsIn(value: unknown, path: readonly (string | number)[] = []): PlacedText[] {
  if (typeof value === 'string') return [{ path, text: value, isName: false }];
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [
    { path: [...path, name], text: name, isName: true },
    ...textsIn(each, [...path, name]),
  ]);
}

/**
 * Any JSON of at most `maxCharacters`, so shallow that later checks may walk it. `wrongIn` returns the path and the message of
 * each fault in it.
 */
export const jsonBody = (
  maxCharacters: number,
  wrongIn: (body: unknown) => readonly { readonly path: readonly (string | number)[]; readonly message: string }[],
) =>
  z
    .unknown()
    .optional()
    .superRefine((body, { addIssue }) => {
      if (!isShallow(body, MAX_DEPTH) || JSON.stringify(body ?? null).length > maxCharacters) {
        addIssue({
          code: 'custom',
          // No later check may walk a value of this depth.
          continue: false,
          message: `Takes at most ${maxCharacters} characters of JSON, ${MAX_DEPTH} levels deep`,
        });
        return;
      }
      for (const { path, message } of wrongIn(body)) addIssue({ code: 'custom', path: [...path], message });
    });

const Body = jsonBody(MAX_CHARACTERS, (body) =>
  textsIn(body).flatMap((placed) => {
    const message = wrongText(placed);
    return message === undefined ? [] : [{ path: placed.path, message }];
  }),
);

export const PLACEHOLDER_IN_NAME = 'A placeholder stands in a value; the name of a member cannot hold one';

function wrongText({ text, isName }: PlacedText): string | undefined {
  const named = placeholdersIn(text);
  const unknown = named.find((name) => !isPlaceholder(name));
  if (unknown !== undefined) {
    return `Holds {{${unknown}}}, which is no placeholder; there are ${placeholders.map((name) => `{{${name}}}`).join(', ')}`;
  }
  if (isName && named.length > 0) return PLACEHOLDER_IN_NAME;
  if (named.includes('messages') && !isWhole(text))
    return '{{messages}} becomes a list, so it must be the whole string';
  const isMedia = named.includes('image') || named.includes('audio');
  return isMedia && named.length > 1
    ? '{{image}} and {{audio}} stand in a string without another placeholder'
    : undefined;
}

const isWhole = (text: string): boolean => /^\{\{[^{}]*\}\}$/.test(text);

/** Returns the placeholders that a template's body holds. */
export const placeholdersOfBody = (body: unknown): string[] =>
  textsIn(body).flatMap(({ text }) => placeholdersIn(text));

/**
 * `http` of a target: how a JSON API of the target's own is asked, and where its answer stands. An empty object counts as
 * absent.
 */
export const HttpTemplate = z
  .strictObject({
    method: z.enum(httpMethods).nullish().describe('Default `POST`'),
    headers: Headers.nullish().describe(
      `Name to value, at most ${MAX_HEADERS}. \`\${env:${TARGET_VARIABLE_PREFIX}…}\` is read from the environment of the service; \`{{session}}\` is filled in. Sealed when stored, and shown masked`,
    ),
    body: Body.describe(
      'Any JSON. In its strings `{{prompt}}` becomes the last message of the user, `{{session}}` the id of the conversation, `{{image}}` and `{{audio}}` base64; the string `{{messages}}` becomes the list of `{role, content}`. It needs `{{prompt}}` or `{{messages}}`; with GET there is none',
    ),
    answer_path: AnswerPath.nullish().describe(
      'Where the text stands in the JSON of the answer, such as `data.choices.0.text`; `-1` is the last of a list. Absent: the answer is plain text',
    ),
  })
  .superRefine((template, { addIssue }) => {
    if (isEmpty(template)) return;
    const { method, body } = template;
    const message = method === 'GET' ? wrongGet(body) : wrongBody(body);
    if (message !== undefined) addIssue({ code: 'custom', path: ['body'], params: { type: 'missing' }, message });
  })
  .transform((template) => {
    if (isEmpty(template)) return undefined;
    const { method, headers, body, answer_path } = template;
    return { method: method ?? ('POST' as const), headers: headers ?? {}, body, answer_path: answer_path ?? undefined };
  });
export type HttpTemplate = NonNullable<z.output<typeof HttpTemplate>>;

const isEmpty = (template: object): boolean => Object.values(template).every((value) => value === undefined);

const wrongGet = (body: unknown): string | undefined =>
  body === undefined || body === null
    ? undefined
    : 'GET sends no body; leave it out, and put {{prompt}} into the query of the endpoint';

const wrongBody = (body: unknown): string | undefined =>
  placeholdersOfBody(body).some((name) => name === 'prompt' || name === 'messages')
    ? undefined
    : 'The body must hold the question: a string with {{prompt}}, or the string {{messages}}';

/** A target as far as its template depends on it. */
interface Templated {
  readonly endpoint: string;
  readonly http?: HttpTemplate | null | undefined;
  readonly input_modalities?: readonly string[] | null | undefined;
}

/** A field of a target that does not fit its template. */
interface Misfit {
  readonly path: readonly string[];
  readonly message: string;
}

/** Returns what the rest of a target must have for its template to work. */
export function misfitsOfTemplate({ endpoint, http, input_modalities }: Templated): Misfit[] {
  if (!http) return [];
  const address = wrongAddress(endpoint, http);
  const held = placeholdersOfBody(http.body);
  const missing = (['image', 'audio'] as const).find(
    (each) => input_modalities?.includes(each) && !held.includes(each),
  );
  return [
    ...(address === undefined ? [] : [{ path: ['endpoint'], message: address }]),
    ...(missing === undefined
      ? []
      : [
          {
            path: ['input_modalities'],
            message: `Names "${missing}", and http.body has no {{${missing}}} to send it by; add it there, or leave "${missing}" out`,
          },
        ]),
  ];
}

function wrongAddress(endpoint: string, { method }: HttpTemplate): string | undefined {
  const [, host = '', path = '', query = ''] = /^([a-z]+:\/\/[^/?#]*)?([^?]*)(.*)$/is.exec(endpoint) ?? [];
  if (placeholdersIn(host).length > 0) return 'The host is fixed; placeholders stand in the path or the query';
  const inQuery = placeholdersIn(query);
  const isGet = method === 'GET';
  const strangers = [...placeholdersIn(path), ...inQuery.filter((name) => !isGet || name !== 'prompt')];
  const stranger = strangers.find((name) => name !== 'session');
  if (stranger !== undefined) {
    return `Holds {{${stranger}}}, which cannot stand there; {{session}} may, and {{prompt}} in the query of a GET`;
  }
  return isGet && !inQuery.includes('prompt')
    ? 'GET needs the question in its query, such as ?q={{prompt}}'
    : undefined;
}
