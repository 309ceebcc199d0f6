import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => resolve(folder, path))
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('/testing/'));

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, path]) => path ?? []);

describe('packages', () => {
  /** Which package may import which of ours. Arrows point down; `cli` loads the server for `start`, `worker`, `practice-target`, `secrets rotate` and `ledger verify` only. */
  const arrows: Record<string, readonly string[]> = {
    contract: [],
    detectors: [],
    client: ['contract'],
    server: ['contract', 'detectors'],
    cli: ['client', 'contract', 'server'],
  };
  const packages = readdirSync('packages');

  test('every package has its row', () => expect(packages.toSorted()).toEqual(Object.keys(arrows).toSorted()));

  test.each(packages)('%s imports only the packages it may', (name) => {
    const ours = sourceFiles(resolve('packages', name, 'src')).flatMap((file) =>
      importsOf(file).flatMap((path) => /^@redoubt\/([a-z]+)/.exec(path)?.[1] ?? []),
    );
    expect([...new Set(ours)].filter((to) => !arrows[name]?.includes(to))).toEqual([]);
  });

  /** Readers of the weights that the package holds; the encoder runs in a thread of its own, and others at a lower priority. */
  const readers = [
    'encoder/encoder-model.ts',
    'encoder/encoder-thread.ts',
    'encoder/encoder-worker.ts',
    'grounding/grounding-file.ts',
    'heads/attack-kind.ts',
    'heads/head-file.ts',
    'heads/judge-text.ts',
    'lend-the-core.ts',
    'names/find-names.ts',
    'names/name-file.ts',
    'second-look/blend-file.ts',
    'verdict/verdict-file.ts',
  ];

  test('detectors and contract do no input or output but for reading the weights that the package holds', () => {
    const files = ['contract', 'detectors'].flatMap((name) => sourceFiles(resolve('packages', name, 'src')));
    const strangers = files.filter((file) =>
      importsOf(file).some((path) => path.startsWith('node:') && path !== 'node:buffer'),
    );
    const known = readers.map((name) => `detectors/src/${name}`);
    const found = strangers.map((file) => relative('packages', file)).filter((file) => !file.endsWith('.test.ts'));
    expect(found.toSorted()).toEqual(known);
  });
});

describe('rooms of the server', () => {
  const root = resolve('packages/server/src');

  /** Who may import whom. Read it top-down: arrows point down. A room that is not listed may import nothing of ours. */
  const arrows: Record<string, readonly string[]> = {
    'app.ts': [
      'context.ts',
      'accounts',
      'http',
      'admin',
      'guardrails',
      'proxy',
      'legacy',
      'redteam',
      'saved-models',
      'service',
      'usage',
    ],
    'index.ts': [
      'start-service.ts',
      'start-worker.ts',
      'verify-store.ts',
      'rotate-secrets.ts',
      'config',
      'metering',
      'practice-target',
    ],
    'open-existing-store.ts': ['store'],
    'verify-store.ts': ['admin/verification.ts', 'open-existing-store.ts'],
    'rotate-secrets.ts': [
      'config',
      'guardrails/protected/text-seal.ts',
      'open-existing-store.ts',
      'redteam/seal-target.ts',
      'saved-models/model-secrets.ts',
      'secrets',
      'store',
      'vault/keep-map.ts',
      'webhooks/webhook-secret.ts',
    ],
    'open-context.ts': [
      'config',
      'context.ts',
      'egress',
      'errors.ts',
      'guardrails/detector-pool.ts',
      'guardrails/backends',
      'guardrails/saved',
      'guardrails/protected',
      'guardrails/wizard',
      'models',
      'redteam/engine',
      'redteam/judge',
      'redteam/start-redteam.ts',
      'saved-models/model-shelf.ts',
      'secrets',
      'store',
      'models',
    ],
    'logging.ts': ['config'],
    'start-worker.ts': ['config', 'logging.ts', 'open-context.ts', 'version.ts'],
    'start-service.ts': [
      'app.ts',
      'proxy/open-proxy.ts',
      'open-context.ts',
      'logging.ts',
      'version.ts',
      'config',
      'accounts',
      'housekeeping.ts',
      'store',
      'webhooks',
      'usage',
    ],
    'housekeeping.ts': ['context.ts', 'webhooks'],
    admin: [
      'accounts',
      'webhooks',
      'egress',
      'http/implement.ts',
      'http/or-conflict.ts',
      'http/pagination.ts',
      'metering',
      'context.ts',
      'errors.ts',
      'store',
    ],
    service: ['http/implement.ts', 'errors.ts'],
    'saved-models': [
      'shelves',
      'http/implement.ts',
      'http/or-conflict.ts',
      'http/pagination.ts',
      'secrets',
      'context.ts',
      'errors.ts',
      'store',
    ],
    proxy: [
      'accounts/key-cache.ts',
      'context.ts',
      'errors.ts',
      'http/authenticate.ts',
      'http/credit-headers.ts',
      'proxy/call',
      'proxy/calls',
      'proxy/deployments',
      'proxy/upstream',
      'tracing',
    ],
    'proxy/call': [
      'context.ts',
      'errors.ts',
      'http/answer.ts',
      'http/answer-failure.ts',
      'http/idempotency-key.ts',
      'http/run-once.ts',
      'store/ledger.ts',
      'http/credit-headers.ts',
      'http/json-shape.ts',
      'metering',
      'proxy/answers',
      'proxy/calls',
      'proxy/deployments',
      'proxy/stages',
      'proxy/stream',
      'proxy/upstream',
    ],
    'proxy/answers': ['errors.ts'],
    'proxy/deployments': [
      'context.ts',
      'errors.ts',
      'guardrails/personal-data.ts',
      'guardrails/saved',
      'proxy/upstream',
      'saved-models',
      'shelves',
      'store',
    ],
    'proxy/endpoints': ['context.ts', 'errors.ts', 'guardrails/saved', 'http/implement.ts', 'proxy/deployments'],
    'proxy/stages': [
      'context.ts',
      'guardrails/answers',
      'guardrails/detector-pool.ts',
      'guardrails/personal-data.ts',
      'guardrails/protected/find-references.ts',
      'guardrails/saved/policy-shelf.ts',
      'proxy/deployments/deployment-shelf.ts',
      'proxy/stream',
      'vault',
    ],
    'proxy/stream': [],
    'proxy/calls': ['losses.ts', 'store'],
    'proxy/calls/endpoints': ['http/implement.ts', 'errors.ts', 'store'],
    tracing: ['config', 'losses.ts', 'proxy/calls/call-record.ts'],
    usage: ['http/implement.ts', 'metering', 'context.ts', 'errors.ts', 'store'],
    'guardrails/endpoints': [
      'guardrails',
      'guardrails/saved',
      'guardrails/protected',
      'documents',
      'vault',
      'http/implement.ts',
      'metering',
      'context.ts',
      'errors.ts',
      'store',
    ],
    'guardrails/saved': [
      'guardrails',
      'guardrails/protected/find-references.ts',
      'guardrails/wizard',
      'guardrails/backends',
      'shelves',
      'http/or-conflict.ts',
      'http/pagination.ts',
      'context.ts',
      'errors.ts',
      'store',
    ],
    'guardrails/protected': [
      'guardrails',
      'shelves',
      'secrets/secret-box.ts',
      'http/or-conflict.ts',
      'http/pagination.ts',
      'context.ts',
      'errors.ts',
      'store',
    ],
    'guardrails/judge-batch.ts': ['guardrails', 'context.ts', 'errors.ts'],
    vault: ['context.ts', 'errors.ts'],
    'guardrails/answers': ['guardrails'],
    'guardrails/backends': ['guardrails', 'models', 'egress'],
    'guardrails/wizard': ['documents', 'errors.ts'],
    documents: [],
    legacy: [
      'redteam',
      'redteam/endpoints',
      'redteam/results',
      'redteam/submission',
      'saved-models/saved-target.ts',
      'http/implement.ts',
      'http/invalid-places.ts',
      'http/pagination.ts',
      'context.ts',
      'errors.ts',
      'secrets',
      'store',
    ],
    'redteam/endpoints': [
      'redteam',
      'saved-models/saved-target.ts',
      'http/implement.ts',
      'metering',
      'context.ts',
      'errors.ts',
      'store',
    ],
    'redteam/submission': [
      'redteam',
      'guardrails/saved/saved-rules.ts',
      'http/selecting-headers.ts',
      'metering',
      'context.ts',
      'errors.ts',
    ],
    redteam: [
      'redteam/attacks',
      'redteam/engine',
      'redteam/goals',
      'redteam/judge',
      'redteam/targets',
      'config',
      'egress',
      'errors.ts',
      'models',
      'secrets',
      'store',
    ],
    'redteam/engine': [
      'models/chat-model.ts',
      'redteam/attacks',
      'redteam/goals',
      'redteam/judge/verdict.ts',
      'redteam/run-spec.ts',
      'redteam/seeded-random.ts',
      'redteam/targets/target.ts',
      'store',
    ],
    'redteam/attacks': [
      'redteam/goals',
      'redteam/judge/verdict.ts',
      'redteam/seeded-random.ts',
      'redteam/targets/target.ts',
    ],
    'redteam/results': ['redteam/targets/target.ts', 'store'],
    'redteam/judge': ['redteam/targets/target.ts', 'models', 'egress'],
    'redteam/targets': ['egress'],
    'practice-target': ['redteam/goals'],
    'redteam/goals': ['redteam/seeded-random.ts', 'redteam/targets/target.ts'],
    models: ['egress', 'config/load-config.ts'],
    http: ['accounts', 'metering', 'context.ts', 'errors.ts', 'store'],
    guardrails: ['errors.ts'],
    metering: ['context.ts', 'errors.ts', 'store'],
    accounts: ['context.ts', 'shelves', 'store'],
    webhooks: ['context.ts', 'egress', 'secrets', 'store'],
    'context.ts': [
      'config',
      'store',
      'guardrails/detector-pool.ts',
      'guardrails/backends/open-backends.ts',
      'guardrails/saved/policy-shelf.ts',
      'guardrails/protected/protected-shelf.ts',
      'guardrails/wizard/policy-wizard.ts',
      'saved-models/model-shelf.ts',
      'secrets/secret-box.ts',
      'egress/egress-guard.ts',
    ],
    secrets: ['config/secret-keys.ts'],
    'proxy/upstream': ['egress'],
    egress: [],
    shelves: [],
    store: [],
    config: ['guardrails/trained-heads.ts'],
  };
  const isInside = (path: string, room: string) => path === room || path.startsWith(`${room}/`);
  const roomOf = (path: string): string =>
    Object.keys(arrows)
      .filter((room) => isInside(path, room))
      .toSorted((a, b) => b.length - a.length)[0] ?? path;

  const files = sourceFiles(root).map((file) => relative(root, file));

  test.each(files)('%s imports only what its room may', (file) => {
    const from = roomOf(file);
    const strangers = importsOf(resolve(root, file))
      .filter((path) => path.startsWith('.'))
      .map((path) => relative(root, resolve(root, dirname(file), path)))
      .filter((path) => roomOf(path) !== from && !arrows[from]?.some((to) => isInside(path, to)));
    expect(strangers).toEqual([]);
  });

  test('only the http room, the app and the start know the web framework', () => {
    const strangers = files
      .filter((file) => !/^(http\/|app\.ts|start-service\.ts)/.test(file))
      .filter((file) => importsOf(resolve(root, file)).some((path) => /^@?hono/.test(path)));
    expect(strangers).toEqual([]);
  });
});
