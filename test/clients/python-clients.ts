import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Client, type ClientPackage, type Connection, type Failure, failures } from './client-package.ts';

const folder = new URL('python/', import.meta.url).pathname;
const methods = ['chat', 'stream', 'tool', 'streamedTool', 'structured', 'picture', 'abort'] as const;

/** What a script answers to one request. */
interface Told {
  readonly id: number;
  readonly gave?: unknown;
  readonly failed?: Failure & { message: string };
}

/** An error that a package of Python raised. */
class RaisedError extends Error {
  readonly failure: Failure;
  constructor({ name, status, message }: NonNullable<Told['failed']>) {
    super(`${name}: ${message}`);
    this.failure = { name, status };
  }
}

const openaiErrors = failures({
  400: 'BadRequestError',
  401: 'AuthenticationError',
  429: 'RateLimitError',
  500: 'InternalServerError',
});
const modelErrors = failures({
  400: 'ModelRequestRejectedError',
  401: 'ModelAuthenticationError',
  429: 'ModelRateLimitError',
  500: 'ModelServerError',
});

/** The packages of Python that are tested. `python` is the interpreter of an environment that has them. */
export const pythonClients = (python: string): readonly ClientPackage[] => [
  scriptClient(python, 'openai', ['openai_client.py'], openaiErrors),
  scriptClient(python, 'anthropic', ['anthropic_client.py'], openaiErrors),
  scriptClient(python, 'litellm, openai', ['litellm_client.py', 'openai'], openaiErrors),
  scriptClient(python, 'litellm, anthropic', ['litellm_client.py', 'anthropic'], openaiErrors),
  scriptClient(python, 'pydantic-ai, chat completions', ['pydantic_ai_client.py', 'openai'], modelErrors),
  scriptClient(python, 'pydantic-ai, responses', ['pydantic_ai_client.py', 'responses'], modelErrors),
  scriptClient(python, 'pydantic-ai, anthropic', ['pydantic_ai_client.py', 'anthropic'], modelErrors),
];

/** A package whose script answers requests line by line, in one process. */
function scriptClient(
  python: string,
  name: string,
  words: readonly string[],
  told: ClientPackage['failures'],
): ClientPackage {
  let process: AskedProcess | undefined;
  return {
    name: `Python, ${name}`,
    async open(connection) {
      process ??= askedProcess(python, words);
      return clientOf(process, connection);
    },
    failureOf: (error) => {
      if (error instanceof RaisedError) return error.failure;
      throw error;
    },
    failures: told,
    close: async () => process?.close(),
  };
}

function clientOf(process: AskedProcess, to: Connection): Client {
  const doing = methods.map((name) => [name, (...given: string[]) => process.ask(name, to, given)]);
  return Object.fromEntries(doing) as unknown as Client;
}

interface AskedProcess {
  ask(name: string, to: Connection, given: readonly string[]): Promise<unknown>;
  close(): Promise<void>;
}

function askedProcess(python: string, words: readonly string[]): AskedProcess {
  const child: ChildProcessWithoutNullStreams = spawn(python, words, { cwd: folder });
  const waiting = new Map<number, (told: Told | Error) => void>();
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2_000);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const told = JSON.parse(line) as Told;
    waiting.get(told.id)?.(told);
    waiting.delete(told.id);
  });
  child.stdin.on('error', () => undefined);
  child.once('close', (code) => {
    for (const settle of waiting.values()) settle(new Error(`${words[0]} ended with ${code}: ${complaint}`));
  });
  let asked = 0;
  return {
    async ask(name, to, given) {
      const id = asked++;
      const answered = new Promise<Told | Error>((resolve) => waiting.set(id, resolve));
      child.stdin.write(`${JSON.stringify({ id, do: name, to, with: given })}\n`);
      const told = await answered;
      if (told instanceof Error) throw told;
      if (told.failed) throw new RaisedError(told.failed);
      return told.gave;
    },
    async close() {
      const ended = once(child, 'close');
      child.stdin.end();
      await ended;
    },
  };
}
