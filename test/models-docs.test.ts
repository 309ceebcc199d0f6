import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEgressGuard } from '../packages/providers/src/http/egress-guard.ts';
import { readModels } from '../packages/server/src/models/read-models.ts';

const page = readFileSync('docs/redteam/chat-models.md', 'utf8');
const [, example = ''] = /^```json\n([\s\S]*?)^```$/m.exec(page) ?? [];

test('the documented file of models is one that the service takes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-models-docs-'));
  const file = join(folder, 'models.json');
  writeFileSync(file, example);
  const egress = createEgressGuard({ allowPrivate: true });
  const chosen = readModels(file, { env: { JUDGE_KEY: 'sk-1' }, egress });
  rmSync(folder, { recursive: true });
  expect(chosen).toMatchObject({
    judge: { model: 'a-chat-model', apiKey: 'sk-1', timeoutMs: 60_000, tries: 3 },
    attacker: { model: 'a-local-model', timeoutMs: 120_000 },
  });
});
