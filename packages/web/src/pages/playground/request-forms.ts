import { inShell } from '../../shown/in-shell.ts';
import type { Asked } from './asked.ts';

/** Where a request goes, and the brand in the names of the headers. */
interface Place {
  readonly origin: string;
  readonly brand: string;
}

/** A request in a language, as somebody else would send it. */
type Write = (asked: Asked, place: Place) => string;

/** The request as curl, TypeScript and Python. */
export const requestForms = { curl, TypeScript: typescript, Python: python } as const satisfies Record<string, Write>;

const isPlain = (text: string): boolean => /^[!-~](?:[ -~]*[!-~])?$/.test(text);
/** A name as the value of a header. Letters beyond ASCII are written as RFC 8187 says. */
const inHeader = (text: string): string => (isPlain(text) ? text : `UTF-8''${encodeURIComponent(text)}`);
const policyHeader = (brand: string): string => `X-${brand.charAt(0).toUpperCase()}${brand.slice(1)}-Policy`;

/** The fields of a body beside its file. */
const fieldsOf = ({ body }: Asked): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'file'));
const examples = {
  image: 'picture.png',
  audio: 'recording.wav',
  pdf: 'document.pdf',
  text: 'text',
  url: 'page',
} as const;
/** The name of the file that a form sends. Undefined: the body is JSON. */
const fileNameOf = ({ body, mode }: Asked): string | undefined => {
  if (!('file' in body)) return undefined;
  return body.file instanceof File ? body.file.name : examples[mode];
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function curl(asked: Asked, { origin, brand }: Place): string {
  const { path, policy, body } = asked;
  const file = fileNameOf(asked);
  const content =
    file === undefined
      ? ["-H 'content-type: application/json'", `-d ${inShell(JSON.stringify(body))}`]
      : [
          `-F ${inShell(`file=@"${file.replaceAll('"', '\\"')}"`)}`,
          ...Object.entries(fieldsOf(asked)).map(
            ([name, value]) => `--form-string ${inShell(`${name}=${textOf(value)}`)}`,
          ),
        ];
  const selected = policy === null ? [] : [`-H ${inShell(`${policyHeader(brand)}: ${inHeader(policy)}`)}`];
  const first = `curl --fail-with-body -sS ${inShell(origin + path)}`;
  return [first, '-H "apikey: $REDOUBT_API_KEY"', ...selected, ...content].join(' \\\n  ');
}

/** The field of a JSON body that holds a file in base64. */
const base64Fields = { image: 'image_data', audio: 'audio_data', pdf: 'pdf_data', text: 'text', url: 'url' } as const;

function typescript(asked: Asked, { origin, brand }: Place): string {
  const { policy, operation, mode } = asked;
  const file = fileNameOf(asked);
  const body = JSON.stringify(fieldsOf(asked), null, 2).replaceAll('\n', '\n  ');
  const read = `await readFile(${JSON.stringify(file)}, 'base64')`;
  const field = `${base64Fields[mode]}: ${read}`;
  const whole = file === undefined ? body : body === '{}' ? `{ ${field} }` : body.replace('{\n', `{\n    ${field},\n`);
  const lines = [
    ...(file === undefined ? [] : ["import { readFile } from 'node:fs/promises';"]),
    "import { createClient } from '@redoubt/client';",
    '',
    'const client = createClient({',
    `  baseUrl: '${origin}',`,
    '  apiKey: process.env.REDOUBT_API_KEY,',
    ...(brand === 'service' ? [] : [`  brand: '${brand}',`]),
    '});',
    `const verdict = await client.guardrails.${operation}({`,
    ...(policy === null ? [] : [`  headers: { policy: ${JSON.stringify(policy)} },`]),
    `  body: ${whole},`,
    '});',
    'console.log(verdict.summary);',
  ];
  return lines.join('\n');
}

function python(asked: Asked, { origin, brand }: Place): string {
  const { path, policy } = asked;
  const file = fileNameOf(asked);
  const fields = fieldsOf(asked);
  const selected = policy === null ? '' : `, ${inPython(policyHeader(brand))}: ${inPython(inHeader(policy))}`;
  const content =
    file === undefined
      ? [`    json=${inPython(fields, 1)},`]
      : [
          `    files={"file": open(${inPython(file)}, "rb")},`,
          '    data={',
          ...Object.entries(fields).map(
            ([name, value]) =>
              `        ${inPython(name)}: ${typeof value === 'string' ? inPython(value) : `json.dumps(${inPython(value, 2)})`},`,
          ),
          '    },',
        ];
  const lines = [
    `import ${file === undefined ? '' : 'json, '}os, httpx`,
    '',
    'answer = httpx.post(',
    `    ${inPython(origin + path)},`,
    `    headers={"apikey": os.environ["REDOUBT_API_KEY"]${selected}},`,
    ...content,
    '    timeout=120,',
    ')',
    'answer.raise_for_status()',
    'print(answer.json()["summary"])',
  ];
  return lines.join('\n');
}

/** A value as a literal of Python. */
function inPython(value: unknown, depth = 0): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null || value === undefined) return 'None';
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => inPython(item, depth + 1))
    : Object.entries(value).map(([name, item]) => `${inPython(name)}: ${inPython(item, depth + 1)}`);
  const [open, close] = isList ? '[]' : '{}';
  const flat = `${open}${items.join(', ')}${close}`;
  if (flat.length <= 80) return flat;
  const indent = '    '.repeat(depth + 1);
  return `${open}\n${items.map((item) => `${indent}${item},\n`).join('')}${'    '.repeat(depth)}${close}`;
}
