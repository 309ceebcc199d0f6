import { inspect } from 'node:util';
import { routes } from '@redoubt/client';
import { headerPrefix } from '@redoubt/contract';
import { exampleBodies, type Operation, sentParameters } from '../api-tour/document.ts';

/** Makes the `client` that the calls of the reference use. */
export const clientSetup = `import { createClient } from '@redoubt/client';

const client = createClient({
  baseUrl: process.env.REDOUBT_URL ?? '',
  apiKey: process.env.REDOUBT_API_KEY ?? '',
});`;

/** The example of an operation as a call of the client. An operation that never answers JSON has no such call. */
export function clientCall(operation: Operation): string | undefined {
  const { operationId, responses } = operation;
  const [group = '', name = ''] = operationId.split('.');
  const table: Readonly<Record<string, Readonly<Record<string, string>>>> = routes;
  const answered = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  if (table[group]?.[name] === undefined || answered?.content?.['application/json'] === undefined) return undefined;
  const call = partsOf(operation);
  return `const answer = await client.${group}.${name}(${Object.keys(call).length === 0 ? '' : written(call)});`;
}

/** The parts of a call, as the client takes them: headers by the fields that they stand for. */
function partsOf(operation: Operation): Readonly<Record<string, unknown>> {
  const sent = sentParameters(operation);
  const prefix = headerPrefix('service');
  const valuesIn = (where: string) =>
    Object.fromEntries(
      sent
        .filter((each) => each.in === where)
        .map(({ name, value }) => [where === 'header' ? fieldOf(name, prefix) : name, value]),
    );
  const named = { params: valuesIn('path'), query: valuesIn('query'), headers: valuesIn('header') };
  const used = Object.entries(named).filter(([, values]) => Object.keys(values).length > 0);
  const [body] = exampleBodies(operation);
  return { ...Object.fromEntries(used), ...(body !== undefined && { body }) };
}

const fieldOf = (header: string, prefix: string): string =>
  header.slice(prefix.length).toLowerCase().replaceAll('-', '_');

/** A value as TypeScript. */
const written = (value: unknown): string =>
  inspect(value, { depth: null, breakLength: 100, maxArrayLength: null, maxStringLength: null });
