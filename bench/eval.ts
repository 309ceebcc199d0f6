import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchKey, type ServerChild, startServer } from './child/server-child.ts';
import { type Findings, type Measure, median } from './measure.ts';

const SAMPLES = 1_000;
const LONG = 1_600;
const ROUNDS = 3;
const answers = new URL('../ml/data/judge/answers/', import.meta.url);

interface Written {
  readonly goal: string;
  readonly answer: string;
}
interface Sample {
  readonly prompt: string;
  readonly response: string;
}

/** The calls that are measured. Goals of the corpus have criteria, those of a caller have none. */
const cases = {
  'short answers': (all) => samplesOf(all, ({ answer }) => answer),
  'answers of 1,600 characters': (all) => samplesOf(all, (_, at) => longAnswer(all, at)),
  'short answers, goals of a caller': (all) => samplesOf(all, ({ answer }) => answer, inOtherWords),
  'answers of 1,600 characters, goals of a caller': (all) =>
    samplesOf(all, (_, at) => longAnswer(all, at), inOtherWords),
} as const satisfies Record<string, (all: readonly Written[]) => Sample[]>;

/** CPU time of the service for one `POST /rt/eval` of 1,000 samples by the embedded judge. */
export async function evaluate(): Promise<Findings> {
  const all = readAnswers();
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-bench-'));
  const server = await startServer('service', { REDOUBT_DATA_DIR: dataDir });
  try {
    await liftLimit(server);
    const rounds: { name: string; seconds: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, samplesFor] of Object.entries(cases)) {
        const seconds = await cpuSecondsOf(server, samplesFor(all));
        // The first round reads weights and criteria, and compiles.
        if (round > 0) rounds.push({ name, seconds });
      }
    }
    return { measures: Object.keys(cases).map((name) => measureOf(name, rounds)), rounds };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function measureOf(name: string, rounds: readonly { name: string; seconds: number }[]): Measure {
  const seconds = rounds.filter((each) => each.name === name).map((each) => each.seconds);
  return { name: `1,000 ${name}: CPU`, value: median(seconds), unit: 's', bar: { atMost: 2 } };
}

async function cpuSecondsOf(server: ServerChild, samples: readonly Sample[]): Promise<number> {
  const before = server.cpuMicroseconds() ?? Number.NaN;
  const response = await fetch(`${server.url}/rt/eval`, {
    method: 'POST',
    headers: { apikey: benchKey, 'content-type': 'application/json' },
    body: JSON.stringify({ samples }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST /rt/eval answered ${response.status}: ${text.slice(0, 500)}`);
  return ((server.cpuMicroseconds() ?? Number.NaN) - before) / 1_000_000;
}

/** All rounds cost more credits than a plan grants. */
async function liftLimit({ url }: ServerChild): Promise<void> {
  const response = await fetch(`${url}/admin/organisations/own`, {
    method: 'PATCH',
    headers: { apikey: benchKey, 'content-type': 'application/json' },
    body: JSON.stringify({ limits: { redteam: 'unlimited' } }),
  });
  if (!response.ok) throw new Error(`The limit stays as it is: ${await response.text()}`);
}

/** Answers that were written by hand, to goals of the corpus. */
function readAnswers(): Written[] {
  const files = readdirSync(answers).filter((file) => file.endsWith('.jsonl'));
  return files.flatMap((file) =>
    readFileSync(new URL(file, answers), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Written => JSON.parse(line)),
  );
}

/** Takes samples evenly, so that every category has its share. */
function samplesOf(
  all: readonly Written[],
  responseTo: (written: Written, at: number) => string,
  promptOf = ({ goal }: Written) => goal,
): Sample[] {
  return Array.from({ length: SAMPLES }, (_, index) => {
    const at = Math.floor((index * all.length) / SAMPLES);
    const written = all[at] as Written;
    return { prompt: promptOf(written), response: responseTo(written, at) };
  });
}

const inOtherWords = ({ goal }: Written): string => `For my own reasons: ${goal}`;

/** An answer followed by others, up to `LONG` characters. */
function longAnswer(all: readonly Written[], at: number): string {
  let text = '';
  for (let next = at; text.length < LONG; next += 1) text += `${all[next % all.length]?.answer}\n\n`;
  return text.slice(0, LONG);
}
