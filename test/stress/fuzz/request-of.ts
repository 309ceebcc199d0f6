import { hostileKeys, hostileValues, mutate } from '../../testing/mutated-body.ts';
import type { Operation, Parameter } from './openapi-document.ts';
import { makeValue, pick, type Source } from './value-of-schema.ts';

/** A request to send. */
export interface FuzzRequest {
  readonly operation: Operation;
  /** How closely the request follows the document. */
  readonly kind: Kind;
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | undefined;
}

/**
 * Methods that change or delete what they name. They use other names than the other requests, so that those names stay
 * valid.
 */
const changing = ['PATCH', 'DELETE'];

const kinds = ['valid', 'near', 'hostile'] as const;
type Kind = (typeof kinds)[number];

const forms = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Makes a request of an operation: one that matches the document, one that nearly does, or a hostile one. */
export function requestOf(operation: Operation, all: Source): FuzzRequest {
  const kind = pick(kinds, all.random) ?? 'valid';
  const source = changing.includes(operation.method) ? { ...all, words: { ...all.words, ...all.perishable } } : all;
  const { path, query, headers } = placesOf(operation, kind, source);
  const { body, contentType } = bodyOf(operation, kind, source);
  return {
    operation,
    kind,
    method: operation.method,
    path: path + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: { ...headers, ...(contentType !== undefined && { 'content-type': contentType }) },
    body,
  };
}

function placesOf({ path, parameters }: Operation, kind: Kind, source: Source) {
  const sent = parameters.filter((parameter) => isSent(parameter, kind, source));
  const textsIn = (where: Parameter['in']) =>
    sent
      .filter((parameter) => parameter.in === where)
      .map((parameter) => [parameter.name, parameterText(parameter, kind, source)] as const);
  const query = textsIn('query').map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  if (kind === 'hostile' && source.random.below(4) === 0) query.push(`x=${encodeURIComponent(hostileText(source))}`);
  const headers: Record<string, string> = Object.fromEntries(
    textsIn('header').map(([name, text]) => [name, asHeader(text)]),
  );
  if (source.random.below(8) === 0) headers.accept = pick(accepted, source.random) ?? '';
  const place = textsIn('path').reduce(
    (made, [name, text]) => made.replace(`{${name}}`, asSegment(text, kind, source)),
    path,
  );
  return { path: place, query, headers };
}

/** Whether to send a parameter. Now and then, a required one is left out. */
function isSent({ in: where, required }: Parameter, kind: Kind, { random }: Source): boolean {
  if (where === 'path') return true;
  return required ? kind === 'valid' || random.below(6) > 0 : random.below(3) === 0;
}

const accepted = ['text/csv', 'application/x-ndjson', 'text/event-stream', '*/*', 'application/json;q=0', ',;=', ''];

function parameterText({ name, schema }: Parameter, kind: Kind, source: Source): string {
  if (kind === 'hostile' || (kind === 'near' && source.random.below(3) === 0)) return hostileText(source);
  const value = makeValue(schema, source, name);
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();
}

const hostileText = ({ texts, random }: Source): string =>
  (random.below(3) === 0 ? (pick(hostileKeys, random) ?? '') : (pick(texts, random) ?? ''))
    .toWellFormed()
    .slice(0, 2_000);

/** Path segments that no escaping produces. They are sent unescaped. */
const rawSegments = ['%', '%zz', '%E0%A4%A', '%00', '%2F', '*', ';', '%F0%9F%98%80'];

function asSegment(text: string, kind: Kind, { random }: Source): string {
  if (kind === 'hostile' && random.below(2) === 0) return pick(rawSegments, random) ?? 'x';
  const escaped = encodeURIComponent(text);
  return escaped === '' || /^\.+$/.test(escaped) ? 'x' : escaped;
}

/** Reduces a text to what a header may contain: tabs and visible Latin-1. */
const asHeader = (text: string): string =>
  text
    .replace(/[^\t -~\u00a0-\u00ff]/g, '')
    .slice(0, 1_000)
    .trim();

function bodyOf({ requestBody }: Operation, kind: Kind, source: Source): { body?: Buffer; contentType?: string } {
  const { random } = source;
  if (!requestBody) return {};
  const [contentType, { schema = {} } = {}] = pick(Object.entries(requestBody.content), random) ?? [];
  if (contentType === undefined) return {};
  if (kind === 'hostile') return hostileBody(contentType, source);
  const value = makeValue(schema, source) as object;
  if (forms.includes(contentType)) return formOf(value, contentType, kind, source);
  const text =
    kind === 'valid' || typeof value !== 'object' || value === null
      ? JSON.stringify(value)
      : mutate(value, mutations(source));
  return { body: Buffer.from(text), contentType };
}

const mutationKinds = ['drop', 'rename', 'duplicate', 'replace', 'wrap', 'add'] as const;

const mutations = ({ random }: Source) =>
  Array.from({ length: 1 + random.below(3) }, () => ({
    kind: pick(mutationKinds, random) ?? 'drop',
    at: random.below(16),
    by: random.below(hostileValues.length),
    name: random.below(hostileKeys.length),
  }));

function hostileBody(contentType: string, { random, texts }: Source): { body: Buffer; contentType: string } {
  const type = random.below(6) === 0 ? (pick(wrongTypes, random) ?? '') : contentType;
  const text = random.below(2) === 0 ? pick(hostileValues, random) : pick(texts, random);
  const bytes = Buffer.from(text ?? '');
  if (random.below(3) === 0) bytes.fill(0xff, 0, random.below(bytes.length + 1));
  return { body: bytes, contentType: type };
}

const wrongTypes = [
  'text/plain',
  'application/json; charset=utf-7',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded; boundary=x',
  'APPLICATION/JSON',
  '*/*',
  ';',
];

const BOUNDARY = 'a-boundary-of-the-fuzzer';

/** The body of a form. Every value is a text, except in fields whose name ends in `file`. */
function formOf(value: object, contentType: string, kind: Kind, source: Source) {
  const fields = Object.entries(value).map(([name, each]): [string, string] => [
    kind === 'near' && source.random.below(4) === 0 ? hostileText(source) : name,
    typeof each === 'string' ? each.toWellFormed() : JSON.stringify(each),
  ]);
  if (contentType === 'application/x-www-form-urlencoded') {
    return { body: Buffer.from(new URLSearchParams(fields).toString()), contentType };
  }
  const parts = fields.map(([name, text]) => {
    const file = /file$/.test(name) ? `; filename="${pick(fileNames, source.random)}"` : '';
    const quoted = name.replace(/[\r\n"]/g, '');
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${quoted}"${file}\r\n\r\n${text}\r\n`;
  });
  const end = kind === 'near' && source.random.below(4) === 0 ? '' : `--${BOUNDARY}--\r\n`;
  return { body: Buffer.from(parts.join('') + end), contentType: `${contentType}; boundary=${BOUNDARY}` };
}

const fileNames = ['rules.txt', 'rules.md', 'rules.html', 'rules.pdf', 'rules.docx', 'x', '.', 'a.b.c.txt'];
