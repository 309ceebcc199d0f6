import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { rounded } from '@redoubt/contract';

const require = createRequire(new URL('../packages/server/package.json', import.meta.url));

/** What the figures were measured on and with. */
export function describeMachine() {
  const [first] = cpus();
  return {
    cpu: first?.model ?? 'unknown',
    cpus: cpus().length,
    loadAverage: loadavg().map((load) => rounded(load, 2)),
    versions: {
      node: process.version,
      hono: packageVersion('hono'),
      'node-server': packageVersion('@hono/node-server'),
      autocannon: packageVersion('autocannon'),
      ...Object.fromEntries(['server', 'detectors', 'contract', 'cli'].map((name) => [name, ownVersion(name)])),
    },
  };
}

/** Read from the folder that resolution finds: not every package exports its package.json. */
function packageVersion(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    const version = versionIn(`${folder}/${name}/package.json`);
    if (version) return version;
  }
  return 'unknown';
}

const ownVersion = (name: string): string =>
  versionIn(new URL(`../packages/${name}/package.json`, import.meta.url)) ?? 'unknown';

function versionIn(file: string | URL): string | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    return undefined;
  }
}
