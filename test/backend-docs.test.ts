import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEgressGuard } from '../packages/providers/src/http/egress-guard.ts';
import { readBackends } from '../packages/server/src/guardrails/backends/read-backends.ts';

const page = readFileSync('docs/guardrails/backends.md', 'utf8');
const [, example = ''] = /^```json\n([\s\S]*?)^```$/m.exec(page) ?? [];
const dependencies = { env: { JUDGE_KEY: 'sk-1' }, egress: createEgressGuard({ allowPrivate: false }) };

test('the documented file of backends is one that the service takes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-backend-docs-'));
  const file = join(folder, 'backends.json');
  writeFileSync(file, example);
  const { detectors, transcription } = readBackends(file, dependencies);
  const chosen = [...detectors, ...(transcription ? [{ detector: 'transcription', ...transcription }] : [])];
  rmSync(folder, { recursive: true });
  expect(chosen.map(({ detector, kind }) => [detector, kind])).toEqual([
    ['injection_attack', 'onnx'],
    ['toxicity', 'onnx'],
    ['nsfw', 'judge'],
    ['transcription', 'transcription'],
  ]);
  const known = new Set(chosen.flatMap((backend) => Object.keys(backend)));
  for (const ours of ['detector', 'modelDir', 'packagesNear', 'apiKey']) known.delete(ours);
  const documented = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, field]) => field);
  expect(documented.toSorted()).toEqual([...known].toSorted());
});
