import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { piiPeers } from '../pii-peers/adapters.ts';
import { peers } from './adapters.ts';

/** The lists that peers are named in. */
const lists = { trained: peers, pii: piiPeers } as const;

/** What the parent sends: one peer of a list, and the folder that it is installed in. */
export interface Task {
  readonly list: keyof typeof lists;
  readonly name: string;
  readonly folder: string;
  readonly texts: readonly string[];
  readonly minimumMs: number;
}

/** What the child answers. */
export interface Answer {
  readonly scores: readonly number[];
  /** Texts that the package threw on; they count as not flagged. */
  readonly failures: number;
  readonly textsPerCpuSecond: number;
}

process.once('message', (task: Task) => {
  answer(task).then(
    (made) => process.send?.(made, () => process.exit()),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`, () => process.exit(1));
    },
  );
});

async function answer({ list, name, folder, texts, minimumMs }: Task): Promise<Answer> {
  const peer = lists[list][name];
  if (!peer) throw new Error(`There is no peer "${name}"`);
  const score = await peer.start(loadFrom(folder));
  let failures = 0;
  const scores: number[] = [];
  for (const text of texts) {
    try {
      scores.push(Number(await score(text)));
    } catch {
      failures++;
      scores.push(Number.NEGATIVE_INFINITY);
    }
  }
  return { scores, failures, textsPerCpuSecond: await rateOf(score, texts, minimumMs) };
}

/** Texts a second of CPU time, garbage collection included, after the pass above has warmed it up. */
async function rateOf(
  score: (text: string) => number | Promise<number>,
  texts: readonly string[],
  minimumMs: number,
): Promise<number> {
  const before = process.cpuUsage();
  const end = performance.now() + minimumMs;
  let asked = 0;
  while (performance.now() < end) {
    try {
      await score(texts[asked % texts.length] ?? '');
    } catch {
      // Counted in the pass above.
    }
    asked++;
  }
  const { user, system } = process.cpuUsage(before);
  return asked / ((user + system) / 1e6);
}

/** What a package exports, found as an importer inside that folder would find it. */
function loadFrom(folder: string) {
  const importer = pathToFileURL(join(folder, 'importer.js')).href;
  return async <Shape>(name: string): Promise<Shape> => import(import.meta.resolve(name, importer));
}
