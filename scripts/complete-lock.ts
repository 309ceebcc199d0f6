import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Adds the optional packages of other platforms to the lock file. `npm ci` refuses a lock file without them, but with a
 * registry mirror that lacks them, `npm install` drops them. Their entries are made from what their dependents declare.
 * `npm run format` does so; run it after every change of dependencies. With `--check`, as `npm run check` runs it, the
 * script only reports what is missing.
 */
interface Locked {
  version?: string;
  dev?: true;
  optional?: true;
  link?: true;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const FILE = 'package-lock.json';
const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'aix'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const packages: Record<string, Locked> = lock.packages;
const missing = Object.values(packages).flatMap(({ optionalDependencies = {}, dev }) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !packages[`node_modules/${name}`]?.version)
    .map(([name, version]) => [`node_modules/${name}`, lockedPlatform(name, version, dev)] as const),
);

/** The lock file entry of a platform's package. Its platform is read from its name. */
function lockedPlatform(name: string, version: string, dev: true | undefined): Locked {
  const words = name.split(/[-/]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const isMusl = words.some((word) => word.startsWith('musl'));
  const isGlibc = words.at(-1) === 'gnu';
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...((isMusl || isGlibc) && { libc: [isMusl ? 'musl' : 'glibc'] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

if (missing.length === 0) console.log(`${FILE} names the optional packages of every platform`);
else if (process.argv.includes('--check')) {
  console.error(`${FILE} lacks ${missing.map(([name]) => name).join(', ')}; run npm run format`);
  process.exitCode = 1;
} else {
  const sorted = Object.entries({ ...packages, ...Object.fromEntries(missing) }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(`${FILE}: added ${missing.length} optional packages of other platforms`);
}
