import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type EncoderModel, loadEncoderModel } from '../../packages/detectors/src/encoder/encoder-model.ts';

/**
 * Prints what the encoder costs, and how near its int8 weights are to the float ones.
 *
 * node --conditions=redoubt-source measure.ts [--weights DIR] [--corpus DIR --float DIR]
 */
const { values } = parseArgs({
  options: { weights: { type: 'string' }, corpus: { type: 'string' }, float: { type: 'string' } },
});
const bundled = new URL('../../packages/detectors/weights/', import.meta.url);
const folder = (path: string | undefined): URL => (path === undefined ? bundled : new URL(`file://${path}/`));
const say = (name: string, value: string): void => void process.stdout.write(`${name.padEnd(34)} ${value}\n`);

const before = process.memoryUsage.rss();
const started = performance.now();
const model = await loadEncoderModel(folder(values.weights));
say('load', `${(performance.now() - started).toFixed(0)} ms`);

await time('one row of 12 pieces', 1, 12);
await time('one row of 128 pieces', 1, 128);
await time('8 rows of 128 pieces, each', 8, 128);
timeTokenizer();
const after = process.memoryUsage.rss();
say('resident', `${(after / 2 ** 20).toFixed(0)} MB, of it the encoder ${((after - before) / 2 ** 20).toFixed(0)} MB`);
if (values.corpus !== undefined && values.float !== undefined) await compare(values.corpus, values.float);

async function time(name: string, rows: number, width: number): Promise<void> {
  const batch = Array.from({ length: rows }, (_, row) =>
    Uint16Array.from({ length: width }, (_, at) => 6 + ((row * 131 + at * 7_919) % 7_900)),
  );
  const times: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const from = process.cpuUsage();
    await model.run(batch);
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1_000 / rows);
  }
  say(name, `${median(times).toFixed(2)} ms of processor`);
}

function timeTokenizer(): void {
  const text = 'The heron waited by the canal until the boats, 12 of them, had gone home; then it flew off. '.repeat(
    12_000,
  );
  const times = Array.from({ length: 7 }, () => {
    const from = process.cpuUsage();
    model.tokenizer.pieces(text);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  });
  say('tokenizer', `${(text.length / 1_000 / median(times)).toFixed(0)} MB/s`);
}

async function compare(corpus: string, float: string): Promise<void> {
  const exact = await loadEncoderModel(folder(float));
  const units = new Uint16Array(readFileSync(`${corpus}/pieces.u16`).buffer);
  const cosines: number[] = [];
  const gaps: number[] = [];
  for (let at = 1; at <= 400; at += 1) {
    const from = Math.floor((at / 402) * units.length);
    const row = units.slice(from, from + 16 + ((at * 37) % 112));
    const [near, far] = await Promise.all([only(model, row), only(exact, row)]);
    cosines.push(near.embedding.reduce((sum, value, place) => sum + value * (far.embedding[place] ?? 0), 0));
    gaps.push(...near.logits.map((logit, place) => Math.abs(logit - (far.logits[place] ?? 0))));
  }
  say('int8 against float, cosine', `median ${median(cosines).toFixed(4)}, lowest ${Math.min(...cosines).toFixed(4)}`);
  if (gaps.length > 0)
    say('int8 against float, logits apart', `median ${median(gaps).toFixed(3)}, most ${Math.max(...gaps).toFixed(3)}`);
}

async function only(from: EncoderModel, row: Uint16Array) {
  const [output] = await from.run([row]);
  if (output === undefined) throw new Error('No output');
  return output;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
