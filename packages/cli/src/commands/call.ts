import { contract, type Endpoint } from '@redoubt/contract';
import { Usage } from '../command-failures.ts';
import { connect, connectionOptions, talk } from '../connect.ts';
import { didYouMean, parseWords } from '../parse-words.ts';
import { readJson } from '../read-json.ts';

const operations = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${group}.${name}`, endpoint]),
);

const help = `redoubt call OPERATION [--body FILE|-] [--param NAME=VALUE …] [--query NAME=VALUE …]
             [--header NAME=VALUE …]

Prints the answer as JSON. A header goes by its field: --header policy=NAME. Operations:
${operations.map(([name, { method, path }]) => `  ${name.padEnd(20)} ${method} ${path}`).join('\n')}`;

const options = {
  ...connectionOptions,
  body: { type: 'string' },
  param: { type: 'string', multiple: true },
  query: { type: 'string', multiple: true },
  header: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

const noOperation = (name: string): string =>
  `There is no operation "${name}".${didYouMean(
    name,
    operations.map(([known]) => known),
  )}`;

type AnyCall = (call: object) => Promise<unknown>;

/** `redoubt call guardrails.detect --body request.json`. */
export async function callCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [name] = positionals;
  const endpoint = operations.find(([operation]) => operation === name)?.[1];
  if (!name || positionals.length > 1 || !endpoint)
    throw new Usage(name ? noOperation(name) : 'OPERATION is missing', help);
  const call = {
    params: pairs(values.param),
    query: pairs(values.query),
    headers: pairs(values.header),
    ...(endpoint.body && { body: await readBody(values.body) }),
  };
  const [group = '', operation = ''] = name.split('.');
  const client = connect(values) as unknown as Record<string, Record<string, AnyCall>>;
  const answer = await talk(async () => client[group]?.[operation]?.(call));
  console.log(JSON.stringify(answer, null, values.json ? 0 : 2));
  return 0;
}

function pairs(words: string[] | undefined): Record<string, string> {
  return Object.fromEntries(
    (words ?? []).map((word) => {
      const at = word.indexOf('=');
      if (at < 1) throw new Usage(`"${word}" is not NAME=VALUE`);
      return [word.slice(0, at), word.slice(at + 1)];
    }),
  );
}

async function readBody(file: string | undefined): Promise<unknown> {
  if (file === undefined) throw new Usage('This operation takes a body: --body FILE, or --body - for standard input');
  return readJson(file);
}
