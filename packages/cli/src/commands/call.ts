import { Argument } from '@commander-js/extra-typings';
import { contract, type Endpoint } from '@redoubt/contract';
import { taking } from '../choices.ts';
import { collected, serviceCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { type Connection, connect, talk } from '../connect.ts';
import { print } from '../io.ts';
import { readJson } from '../read-json.ts';
import { didYouMean } from '../read-words.ts';
import { alignedTable } from '../table.ts';

const operations = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${group}.${name}`, endpoint]),
);

const description = `Calls an operation of the service and prints its answer as JSON. Example:
redoubt call guardrails.detect --body request.json`;

type AnyCall = (call: object) => Promise<unknown>;

/** `redoubt call guardrails.detect --body request.json`. */
export const callCommand = () =>
  serviceCommand('call')
    .description(description)
    .addArgument(
      taking(
        new Argument('[operation]', 'its name, such as guardrails.detect'),
        operations.map(([operation]) => operation),
      ),
    )
    .option('--list', 'list the operations')
    .option('--body <file>', 'JSON file with the body; - reads standard input')
    .option('--param <name=value>', 'part of the path; may be repeated', collected)
    .option('--query <name=value>', 'part of the query; may be repeated', collected)
    .option('--header <name=value>', 'header by its field, such as policy=NAME; may be repeated', collected)
    .action((name, options) => (options.list ? list(options.json === true) : call(name, options)));

interface Options extends Connection {
  readonly body?: string | undefined;
  readonly param?: string[] | undefined;
  readonly query?: string[] | undefined;
  readonly header?: string[] | undefined;
  readonly json?: boolean | undefined;
}

async function call(name: string | undefined, options: Options): Promise<void> {
  if (!name) throw new Usage('The operation is missing; --list names all');
  const endpoint = operations.find(([operation]) => operation === name)?.[1];
  if (!endpoint) throw new Usage(noOperation(name));
  const sent = {
    params: pairs(options.param),
    query: pairs(options.query),
    headers: pairs(options.header),
    ...(endpoint.body && { body: await readBody(options.body) }),
  };
  const [group = '', operation = ''] = name.split('.');
  const client = connect(options) as unknown as Record<string, Record<string, AnyCall>>;
  const answer = await talk(async () => client[group]?.[operation]?.(sent));
  print(JSON.stringify(answer, null, options.json ? 0 : 2));
}

function list(isJson: boolean): void {
  const rows = operations.map(([operation, { method, path, summary }]) => ({ operation, method, path, summary }));
  const cells = rows.map(({ operation, method, path }) => [operation, method, path]);
  print(isJson ? JSON.stringify({ operations: rows }) : alignedTable(['operation', 'method', 'path'], cells));
}

const noOperation = (name: string): string => {
  const guess = didYouMean(
    name,
    operations.map(([known]) => known),
  );
  return `There is no operation "${name}".${guess || ' --list names all'}`;
};

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
