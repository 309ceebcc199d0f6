import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Kept {
  readonly folder: string;
  readonly manifest: {
    readonly name: string;
    readonly version: string;
    readonly scripts?: Readonly<Record<string, string>>;
  };
}

/** A registry of npm that serves what this clone has, so that packages can be installed without a network. */
export interface LocalRegistry {
  readonly url: string;
  /** Names that were asked for and are not here, such as the packages of other platforms. */
  readonly missing: ReadonlySet<string>;
  close(): void;
}

const tar = promisify(execFile);
const MAX_TARBALL = 512 * 1024 * 1024;

/** Serves the packages staged in a folder, and those of others as they are installed in this clone. */
export async function openLocalRegistry(staged: string): Promise<LocalRegistry> {
  const kept = Map.groupBy([...stagedIn(staged), ...installedHere()], ({ manifest }) => manifest.name);
  const missing = new Set<string>();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '').replace(/\?.*$/, '');
    const [, name = '', version] = /^\/(.+?)(?:\/-\/(.+)\.tgz)?$/.exec(path) ?? [];
    const versions = kept.get(name) ?? [];
    if (versions.length === 0) {
      missing.add(name);
      response.writeHead(404).end('{}');
    } else if (version === undefined) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(packumentOf(name, versions, url)));
    } else {
      response.end(await tarballOf(versions.find(({ manifest }) => manifest.version === version)));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    missing,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const read = (folder: string): Kept => ({
  folder,
  manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
});

const stagedIn = (folder: string): Kept[] => readdirSync(folder).map((name) => read(join(folder, name)));

/** What the lock file has installed, in every version. Our own packages are links there, and come from the stage. */
function installedHere(): Kept[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { link?: true }>;
  };
  return Object.entries(packages).flatMap(([folder, { link }]) =>
    link || !folder.startsWith('node_modules/') || !existsSync(join(folder, 'package.json')) ? [] : read(folder),
  );
}

function packumentOf(name: string, versions: readonly Kept[], url: string) {
  const entries = versions.map(({ manifest }) => {
    const dist = { tarball: `${url}/${name}/-/${manifest.version}.tgz` };
    return [manifest.version, { ...manifest, ...installScriptOf(manifest), dist }] as const;
  });
  return { name, 'dist-tags': { latest: entries[0]?.[0] }, versions: Object.fromEntries(entries) };
}

/** A registry says of each package whether it has scripts that run when it is installed. */
function installScriptOf(manifest: Kept['manifest']) {
  const { preinstall, install, postinstall } = manifest.scripts ?? {};
  return (preinstall ?? install ?? postinstall) ? { hasInstallScript: true } : {};
}

async function tarballOf(wanted: Kept | undefined): Promise<Buffer> {
  if (!wanted) throw new Error('No such version');
  const options = ['--exclude=./node_modules', '--transform=s,^\\.,package,', '-C', wanted.folder, '-cf', '-', '.'];
  const { stdout } = await tar('tar', options, { encoding: 'buffer', maxBuffer: MAX_TARBALL });
  return stdout;
}
