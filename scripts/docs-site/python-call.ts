import { exampleRequests, type Operation } from '../api-tour/document.ts';

/** Makes the `redoubt` that the calls of the reference use. */
export const pythonSetup = `import os

import httpx

redoubt = httpx.Client(
    base_url=os.environ["REDOUBT_URL"],
    headers={"apikey": os.environ["REDOUBT_API_KEY"]},
    timeout=60,
)`;

/** The example of an operation as a call of httpx. A connection or a stream that stays open has none. */
export function pythonCall(operation: Operation): string | undefined {
  const [request] = exampleRequests(operation);
  const answered = Object.values(operation.responses).find(({ content }) => content !== undefined);
  const types = Object.keys(answered?.content ?? {});
  const staysOpen = operation.operationId === 'relay.connectBridge' || types.every((type) => type === EVENTS);
  if (request === undefined || staysOpen) return undefined;
  const { method, path, headers, body } = request;
  const words = [
    JSON.stringify(method),
    JSON.stringify(path),
    ...(Object.keys(headers).length > 0 ? [`headers=${literal(headers)}`] : []),
    ...(body === undefined ? [] : [`json=${literal(JSON.parse(body))}`]),
  ];
  return `answer = redoubt.request(${words.join(', ')}).raise_for_status()`;
}

const EVENTS = 'text/event-stream';

/** A value of JSON as Python. A string of JSON is one of Python, too. */
function literal(value: unknown, indent = ''): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const entries = Array.isArray(value)
    ? value.map((each) => literal(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${literal(each, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const isShort = entries.join(', ').length <= SHORT && !entries.some((entry) => entry.includes('\n'));
  if (isShort) return `${open}${entries.join(', ')}${close}`;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}

/** What stands on one line. */
const SHORT = 60;
