import { Option } from '@commander-js/extra-typings';
import type { PracticeOptions, TrickName } from '@redoubt/practice-target';
import { takingList } from '../choices.ts';
import { newCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { print, warn } from '../io.ts';
import { printedCommand } from '../printed-command.ts';
import { oneOf } from '../read-words.ts';
import { stopSignal } from '../stop-signal.ts';

const description = `Serves a deliberately leaky assistant on loopback, to try red teaming on. It is a simulation and no language model:
what it gives in to is listed in docs/redteam/practice-target.md, and its "harmful" answers are placeholders. It speaks
chat completions (/v1/chat/completions), plain completions and the Messages API (/v1/messages), also streamed.`;

/** The port that the pages fill in for a practice target. */
const PORT = 8790;

const described = () =>
  newCommand('practice-target')
    .description(description)
    .addOption(
      takingList(
        new Option('--only <tricks>', 'give in to these tricks, comma-separated, always, and to nothing else'),
        async () => (await import('@redoubt/practice-target')).practiceTricks,
      ),
    )
    .option(
      '--port <n>',
      `where it listens on 127.0.0.1; 0 takes a free port (default: ${PORT}, or a free one if it is taken)`,
    )
    .option('--latency <ms>', 'how long it takes to answer', '0')
    .option('--api-key <key>', 'ask every call for this key')
    .option('--fail-rate <x>', 'share of calls that fail with 500, 0 to 1', '0')
    .option('--throttle-rate <x>', 'share of calls that are answered 429, 0 to 1', '0')
    .option('--retry-after <s>', 'seconds that a 429 names in Retry-After (default: none)')
    .option('--json', 'print where it listens as one JSON document')
    .addHelpText(
      'after',
      '\nGET /stats counts the calls and the most in flight; GET /tools lists tools for an agent. Ctrl-C stops it.',
    );

type Values = ReturnType<ReturnType<typeof described>['opts']>;

/** `redoubt practice-target`. Serves until a signal stops it. */
export const practiceTargetCommand = () => described().action(serve);

async function serve(values: Values): Promise<void> {
  const { startPracticeTarget, PRACTICE_MODEL, practiceTricks } = await import('@redoubt/practice-target');
  const options = readOptions(values, practiceTricks);
  const say = values.json ? warn : print;
  const target = await startPracticeTarget(options).catch((error: NodeJS.ErrnoException) => {
    if (values.port !== undefined || error.code !== 'EADDRINUSE') throw error;
    say(`Practice target: the port ${PORT} is taken, so it takes a free one`);
    return startPracticeTarget({ ...options, port: 0 });
  });
  if (values.json) print(JSON.stringify({ url: `${target.url}/v1`, model: PRACTICE_MODEL }));
  say(greeting(target.url, PRACTICE_MODEL, options));
  const signal = await stopSignal();
  const { calls, peak_in_flight } = target.stats();
  await target.stop();
  say(`Practice target: ${signal}, stopped after ${calls} calls, at most ${peak_in_flight} at once`);
}

function readOptions(values: Values, tricks: readonly TrickName[]): PracticeOptions {
  const { retryAfter } = values;
  const options = {
    only: values.only?.split(',').map((name) => oneOf(tricks, name.trim(), '--only')),
    port: Math.trunc(numberOf('--port', values.port ?? String(PORT), 65_535)),
    latencyMs: numberOf('--latency', values.latency, 600_000),
    apiKey: values.apiKey,
    failRate: numberOf('--fail-rate', values.failRate, 1),
    throttleRate: numberOf('--throttle-rate', values.throttleRate, 1),
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

${before}${printedCommand()} redteam run --target ${url}/v1 --model ${model}${after} --scope security_fraud --watch
`;
}
