/** The parts of a package.json that packing reads or changes. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files?: readonly string[];
  readonly exports?: Targets;
  readonly imports?: Targets;
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly [field: string]: unknown;
}

type Versions = Readonly<Record<string, string>>;
type Targets = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** What a packed manifest gets from elsewhere. */
interface Staging {
  /** The root package.json. It says once where the repository is. */
  readonly root: Manifest;
  /** The folder of the package in the repository. */
  readonly directory: string;
  /** What is depended on under a name of others, such as `npm:@redoubt/onnxruntime-node@1.30.0`. */
  readonly aliases: Versions;
}

/** The condition that chooses the TypeScript sources in the repository. */
const SOURCE = 'redoubt-source';

/**
 * Returns the manifest that is packed. Entries to sources, which are not packed, are left out, and so are scripts and
 * dependencies of development.
 */
export function stagedManifest(manifest: Manifest, { root, directory, aliases }: Staging): Manifest {
  const { devDependencies: _, scripts: __, exports, imports, dependencies, optionalDependencies, ...kept } = manifest;
  return {
    ...kept,
    repository: { ...(root.repository as object), directory },
    files: [...(manifest.files ?? []), 'NOTICE'],
    ...(exports && { exports: packedTargets(exports) }),
    ...(imports && { imports: packedTargets(imports) }),
    ...(dependencies && { dependencies: aliased(dependencies, aliases) }),
    ...(optionalDependencies && { optionalDependencies: aliased(optionalDependencies, aliases) }),
  };
}

/** Drops the condition of the sources, and then entries that have no other. */
function packedTargets(targets: Targets): Targets {
  const packed = Object.entries(targets).map(([entry, target]) => {
    if (typeof target === 'string') return [entry, target] as const;
    return [entry, Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== SOURCE))] as const;
  });
  return Object.fromEntries(
    packed.filter(([, target]) => typeof target === 'string' || Object.keys(target).length > 0),
  );
}

const aliased = (versions: Versions, aliases: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).map(([name, range]) => [name, aliases[name] ?? range]));
