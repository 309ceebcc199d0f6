import type { PracticeOptions, TrickName } from '@redoubt/practice-target';
import { Usage } from '../command-failures.ts';
import { oneOf, parseWords } from '../parse-words.ts';
import { stopSignal } from '../stop-signal.ts';

const help = `redoubt practice-target [options]

Serves a deliberately leaky assistant on loopback, to try red teaming on. It is a simulation and no language model:
what it gives in to is listed in docs/redteam/practice-target.md, and its "harmful" answers are placeholders. It speaks chat
completions (/v1/chat/completions), plain completions and the Messages API (/v1/messages), also streamed.

  --only TRICK,…      give in to these tricks, always, and to nothing else: an assistant with one weakness
  --port N            where it listens on 127.0.0.1; 0, the default, takes a free port
  --latency MS        how long it takes to answer (default 0)
  --api-key KEY       ask every call for this key
  --fail-rate X       share of calls that fail with 500, 0 to 1 (default 0)
  --throttle-rate X   share of calls that are answered 429, 0 to 1 (default 0)
  --retry-after S     seconds that a 429 names in Retry-After (by default it names none)

GET /stats counts the calls and the most in flight at once; GET /tools lists tools for an agent. Ctrl-C stops it.`;

const words = {
  only: { type: 'string' },
  port: { type: 'string', default: '0' },
  latency: { type: 'string', default: '0' },
  'api-key': { type: 'string' },
  'fail-rate': { type: 'string', default: '0' },
  'throttle-rate': { type: 'string', default: '0' },
  'retry-after': { type: 'string' },
} as const;

/** Serves the practice target until a signal stops it. Returns the exit code. */
export async function practiceTargetCommand(args: string[]): Promise<number> {
  const { startPracticeTarget, PRACTICE_MODEL, practiceTricks } = await import('@redoubt/practice-target');
  const options = readOptions(args, practiceTricks);
  const target = await startPracticeTarget(options);
  console.log(greeting(target.url, PRACTICE_MODEL, options));
  const signal = await stopSignal();
  const { calls, peak_in_flight } = target.stats();
  await target.stop();
  console.log(`Practice target: ${signal}, stopped after ${calls} calls, at most ${peak_in_flight} at once`);
  return 0;
}

function readOptions(args: string[], tricks: readonly TrickName[]): PracticeOptions {
  const { values, positionals } = parseWords(args, words, help);
  if (positionals.length > 0) throw new Usage(`What is "${positionals[0]}"?`, help);
  const retryAfter = values['retry-after'];
  const options = {
    only: values.only?.split(',').map((name) => oneOf(tricks, name.trim(), '--only')),
    port: Math.trunc(numberOf('--port', values.port, 65_535)),
    latencyMs: numberOf('--latency', values.latency, 600_000),
    apiKey: values['api-key'],
    failRate: numberOf('--fail-rate', values['fail-rate'], 1),
    throttleRate: numberOf('--throttle-rate', values['throttle-rate'], 1),
    retryAfterSeconds: retryAfter === undefined ? undefined : numberOf('--retry-after', retryAfter, 86_400),
  };
  if (options.failRate + options.throttleRate > 1)
    throw new Usage('--fail-rate and --throttle-rate are more than 1 in all');
  return options;
}

function numberOf(flag: string, text: string, most: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (number >= 0 && number <= most) return number;
  throw new Usage(`${flag} takes a number from 0 to ${most}, not "${text}"`);
}

function greeting(url: string, model: string, { apiKey }: PracticeOptions): string {
  const [before, after] = apiKey === undefined ? ['', ''] : ['TARGET_KEY=… ', ' --target-key-env TARGET_KEY'];
  return `Practice target (a simulation): ${url}/v1
For the shell that uses it:

export TARGET_URL=${url}/v1

Try it:

${before}npm run --silent redoubt -- redteam run --target ${url}/v1 --model ${model}${after} --scope security_fraud --watch
`;
}
