import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PACKAGE = '@huggingface/transformers';

/** Converts text to token ids. */
export interface Tokenizer {
  encode(text: string, options?: { readonly add_special_tokens?: boolean }): number[];
  readonly model_max_length?: number;
  readonly pad_token_id?: number;
}

/** A sequence classifier. `logits` holds one row of labels for each row of tokens. */
export interface SequenceClassifier {
  (inputs: Readonly<Record<string, unknown>>): Promise<{ readonly logits: { readonly data: ArrayLike<number> } }>;
  readonly sessions: Readonly<Record<string, { readonly inputNames: readonly string[] }>>;
  readonly config: {
    readonly id2label?: Readonly<Record<string, string>>;
    readonly problem_type?: string;
    readonly max_position_embeddings?: number;
  };
}

/** The part of Transformers.js that is used here. */
export interface TransformersRuntime {
  readonly env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string };
  readonly AutoTokenizer: { from_pretrained(name: string): Promise<Tokenizer> };
  readonly AutoModelForSequenceClassification: {
    from_pretrained(name: string, options: Readonly<Record<string, unknown>>): Promise<SequenceClassifier>;
  };
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown;
}

/**
 * Imports the optional package from the service's own packages, or else from near a folder. Throws if neither has it.
 */
export async function importTransformers(packagesNear: string): Promise<TransformersRuntime> {
  const places = [import.meta.url, pathToFileURL(join(packagesNear, 'importer.js')).href];
  const found = places.map(resolveFrom).find((path) => path !== undefined);
  if (found === undefined) throw new Error(`${PACKAGE} is not installed; docs/guardrails/backends.md says how`);
  return runtimeOf(await import(pathToFileURL(found).href));
}

function resolveFrom(place: string): string | undefined {
  try {
    return createRequire(place).resolve(PACKAGE);
  } catch {
    return undefined;
  }
}

/** The only cast: the package is optional, so its types cannot be imported. */
const runtimeOf = (module: unknown): TransformersRuntime => module as TransformersRuntime;
