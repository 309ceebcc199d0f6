import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Prints, a line a text, what the tfjs original makes of each line of standard input, a JSON string:
 * {"text", "pieces", "embedding"}; with --pieces no embedding. The first word is a folder where the packages are
 * installed.
 */
interface Original {
  readonly tokenizer: { encode(text: string): number[] };
  embed(text: string): Promise<number[]>;
}

const require = createRequire(join(process.argv[2] ?? '.', 'index.js'));
const { initModel } = require(packageOf('embeddings'));
const { modelSource } = require(packageOf('model-embeddings-en'));
const model: Original = await initModel(modelSource);

for await (const line of createInterface({ input: process.stdin })) {
  const text: string = JSON.parse(line);
  const pieces = model.tokenizer.encode(text);
  const embedding = process.argv.includes('--pieces') ? undefined : await model.embed(text);
  process.stdout.write(`${JSON.stringify({ text, pieces, embedding })}\n`);
}

/** Installed apart, so no dependency of this repository. */
function packageOf(name: string): string {
  return `@energetic-ai/${name}`;
}
