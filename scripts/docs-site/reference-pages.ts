import { readFileSync } from 'node:fs';
import { contract, type Endpoint, groupTitles, openapi } from '@redoubt/contract';
import { type ApiDocument, exampleRequests, type Operation, operationsOf } from '../api-tour/document.ts';
import { clientCall, clientSetup } from './client-call.ts';
import { fieldsOf, type Schema } from './fields-of-schema.ts';
import { pythonCall, pythonSetup } from './python-call.ts';

/** A page of the reference that is made from the contract. */
export interface ReferencePage {
  readonly place: string;
  readonly title: string;
  readonly text: string;
}

const FOLDER = 'docs/reference/api';

/** A page for each group of the contract, and one that lists all operations. */
export function referencePages(): ReferencePage[] {
  const answers = JSON.parse(readFileSync('packages/server/src/http/reference-answers.json', 'utf8'));
  const document = openapi({ title: 'Redoubt', version: '', brand: 'service' }, contract, answers);
  const operations = operationsOf(document as unknown as ApiDocument);
  const groups = Object.entries(groupTitles).map(([group, title]) => {
    const own = operations.filter(({ operationId }) => operationId.startsWith(`${group}.`));
    const place = `${FOLDER}/${fileOf(group)}.md`;
    return { place, title, own: own.filter(({ operationId }) => !operationId.includes('.alias')) };
  });
  const pages = groups.map(({ place, title, own }) => ({
    place,
    title,
    text: `# ${title}\n\n${own.map(operationText).join('\n\n')}\n`,
  }));
  const lists = groups.map(({ place, title, own }) => `## ${title}\n\n${listOf(own, place)}`);
  const index = { place: `${FOLDER}/index.md`, title: 'All operations', text: `${about}\n\n${lists.join('\n\n')}\n` };
  return [index, ...pages];
}

const fileOf = (group: string): string => group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const about = `# All operations

Made from the contract, which the service, the client and the OpenAPI document share. A running service shows the same at \`/docs\`, where each call can be tried, and as OpenAPI 3.1 at \`/openapi.json\`. Names of headers are those of the brand \`service\`. Answers were recorded from a real service; lists are cut to two entries.

Calls in TypeScript are those of [the client](../../start/client.md):

\`\`\`ts
${clientSetup}
\`\`\`

Calls in Python are those of \`httpx\`, [without a package of ours](../../start/python.md):

\`\`\`python
${pythonSetup}
\`\`\``;

/** One line an operation, with a link to its section. */
function listOf(operations: readonly Operation[], place: string): string {
  const file = place.split('/').at(-1);
  const lines = operations.map((each) => {
    const anchor = headingOf(each)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    return `- [${headingOf(each)}](./${file}#${anchor}): ${prose(each.summary)}`;
  });
  return lines.join('\n');
}

const headingOf = ({ method, path }: Operation): string => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

function operationText(operation: Operation): string {
  const parts = [
    `## ${headingOf(operation)}`,
    operation.deprecated ? `::: warning Archived\n${prose(operation.summary)}.\n:::` : `${prose(operation.summary)}.`,
    prose(operation.description ?? ''),
    needsOf(operation.operationId),
    parametersOf(operation),
    bodyOf(operation),
    requestBlock(operation),
    answerBlock(operation),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** What a call needs and costs, from the contract. */
function needsOf(operationId: string): string {
  const [group = '', name = ''] = operationId.split('.');
  const endpoint = (contract as Record<string, Record<string, Endpoint>>)[group]?.[name];
  if (!endpoint) return '';
  const { scope, balance, aliases = [] } = endpoint;
  const scopes = [scope].flat().map((each) => `\`${each}\``);
  const key =
    { none: 'Needs no key.', any: 'Needs a key.' }[String(scope)] ??
    `Needs a key with the scope ${scopes.join(' or ')}.`;
  const cost = balance ? `Charged to the balance \`${balance}\`.` : 'Free.';
  const paths = aliases.length > 0 ? `Older path: ${aliases.map((path) => `\`${path}\``).join(', ')}.` : '';
  return [key, cost, paths].filter(Boolean).join(' ');
}

function parametersOf({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: where, required, schema, ...rest }) => {
    const { description } = { ...schema, ...rest } as { description?: string };
    return `| \`${name}\` | ${where} | ${required ? 'yes' : ''} | ${cell(description ?? '')} |`;
  });
  return `| parameter | in | needed | what it is |\n|---|---|---|---|\n${rows.join('\n')}`;
}

function bodyOf({ requestBody }: Operation): string {
  const schema = requestBody?.content['application/json']?.schema as Schema | undefined;
  const fields = schema ? fieldsOf(schema) : [];
  if (fields.length === 0) return '';
  const rows = fields.map(
    ({ name, type, isNeeded, description }) =>
      `| \`${name}\` | ${cell(type)} | ${isNeeded ? 'yes' : ''} | ${cell(description)} |`,
  );
  return `| field of the body | type | needed | what it is |\n|---|---|---|---|\n${rows.join('\n')}`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The example as a command of curl and as calls from TypeScript and Python, behind tabs. */
function requestBlock(operation: Operation): string {
  const written = [
    { language: 'sh', title: 'curl', code: curlCommand(operation) },
    { language: 'ts', title: 'TypeScript', code: clientCall(operation) },
    { language: 'python', title: 'Python', code: pythonCall(operation) },
  ];
  const tabs = written.flatMap(({ language, title, code }) =>
    code === undefined ? [] : [`\`\`\`${language} [${title}]\n${code}\n\`\`\``],
  );
  return tabs.length === 0 ? '' : `::: code-group\n\n${tabs.join('\n\n')}\n\n:::`;
}

/** The example as a command of curl. A connection that stays open has none. */
function curlCommand(operation: Operation): string | undefined {
  const [request] = exampleRequests(operation);
  if (request === undefined || operation.operationId === 'relay.connectBridge') return undefined;
  const { method, path, headers, body } = request;
  const lines = [
    `curl --fail-with-body -sS ${method === 'GET' ? '' : `-X ${method} `}"$REDOUBT_URL${path}" -H "apikey: $REDOUBT_API_KEY"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : ["-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(JSON.parse(body), null, 2))}`]),
  ];
  return lines.join(' \\\n  ');
}

function answerBlock({ responses }: Operation): string {
  const [status = '', answered] = Object.entries(responses).find(([each]) => /^[12]/.test(each)) ?? [];
  const content = Object.entries(answered?.content ?? {});
  const [type, shown] = content.find(([, { example }]) => example !== undefined) ?? [];
  if (type === undefined || shown === undefined)
    return `Answers ${status} with ${content.map(([each]) => `\`${each}\``).join(' or ')}.`;
  const text = typeof shown.example === 'string' ? shown.example.trimEnd() : JSON.stringify(shown.example, null, 2);
  return `Answers ${status}:\n\n\`\`\`${type === 'application/json' ? 'json' : 'text'}\n${text}\n\`\`\``;
}

/** A text of the contract as Markdown: only what stands in code may look like HTML. */
const prose = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;') : part))
    .join('`');

const cell = (text: string): string => prose(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
