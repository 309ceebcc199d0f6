import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { folds } from '../evaluate/folds.ts';
import { pythonOf } from '../pipeline/run-command.ts';

const help = `node --conditions=redoubt-source ml/encoder/train-folds.ts --package DIR --corpus DIR --out DIR [--steps 1000] [--fold A ...]

Trains one encoder a fold of ml/evaluate/folds.ts, each without the sources of its fold, and writes it to
DIR/<fold> in the form of packages/detectors/weights: what the blend is fitted on and measured with.`;

const { values } = parseArgs({
  options: {
    package: { type: 'string' },
    corpus: { type: 'string' },
    out: { type: 'string' },
    steps: { type: 'string', default: '1000' },
    fold: { type: 'string', multiple: true },
    help: { type: 'boolean' },
  },
});
const { package: base, corpus, out, steps } = values;
if (values.help) console.log(help);
else if (base === undefined || corpus === undefined || out === undefined) {
  console.error(`Say --package, --corpus and --out.\n\n${help}`);
  process.exitCode = 2;
} else {
  for (const [name, sources] of Object.entries(folds)) {
    if (values.fold && !values.fold.includes(name)) continue;
    trainFold(name, sources, { base, corpus, out });
  }
}

/** Sponge families are held out by family; the encoder says nothing of sponges that the service uses. */
function trainFold(
  name: string,
  sources: readonly string[],
  paths: { readonly base: string; readonly corpus: string; readonly out: string },
): void {
  const folder = join(paths.out, name);
  mkdirSync(folder, { recursive: true });
  const held = sources.filter((source) => !source.includes('/')).join(',');
  const shared = ['--package', paths.base, '--corpus', paths.corpus, '--out', folder];
  python('finetune.py', [...shared, '--steps', steps, '--judge-every', steps, '--holdout', held]);
  const state = join(folder, 'finetuned.pt');
  python('export_onnx.py', [...shared, '--state', state, '--version', `fold-${name}`, '--date', '1970-01-01']);
  const vocabulary = 'encoder-vocabulary.txt';
  copyFileSync(new URL(`../../packages/detectors/weights/${vocabulary}`, import.meta.url), join(folder, vocabulary));
}

function python(script: string, args: readonly string[]): void {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status } = spawnSync(pythonOf(process.cwd()), ['-W', 'ignore', path, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
}
