import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ClassifierCard, ClassifierThreadData, Dtype } from './classifier-task.ts';
import {
  importTransformers,
  type SequenceClassifier,
  type Tokenizer,
  type TransformersRuntime,
} from './transformers-runtime.ts';

/** Thrown if the model cannot run here. The message says why and may be shown to callers. */
class ClassifierUnavailable extends Error {
  override readonly name = 'ClassifierUnavailable';
}

/** A loaded model from a directory. */
export interface Classifier {
  readonly card: ClassifierCard;
  /** Maximum number of tokens in a row, including start and end tokens. */
  readonly maxTokens: number;
  /** Returns the tokens of a text, including start and end tokens. */
  tokensOf(text: string): number[];
  /** Returns the probability of each label for each row of tokens, in order. */
  run(rows: readonly (readonly number[])[]): Promise<number[][]>;
}

/** Longer rows cost more than twice as much for twice the text. */
const MAX_TOKENS = 512;
/** File name suffixes in `onnx/`, by precision. */
const suffixes: Readonly<Record<Dtype, string>> = {
  fp32: '',
  fp16: '_fp16',
  int8: '_int8',
  uint8: '_uint8',
  q8: '_quantized',
  q4: '_q4',
  q4f16: '_q4f16',
  bnb4: '_bnb4',
};

/** Loads the model without network access. Throws ClassifierUnavailable. */
export async function loadClassifier({ modelDir, dtype, packagesNear }: ClassifierThreadData): Promise<Classifier> {
  const name = basename(modelDir);
  const files = ['config.json', 'tokenizer.json', 'tokenizer_config.json', `onnx/model${suffixes[dtype]}.onnx`];
  const missing = files.filter((file) => !existsSync(join(modelDir, file)));
  if (missing.length > 0) throw new ClassifierUnavailable(`The model directory "${name}" lacks ${missing.join(', ')}`);
  const attempt = attemptHiding([`${modelDir}/`, `${packagesNear}/`]);
  const runtime = await attempt('The optional package does not load', () => importTransformers(packagesNear));
  return attempt(`The model "${name}" does not load`, async () => {
    const { env, AutoTokenizer, AutoModelForSequenceClassification } = runtime;
    Object.assign(env, { allowRemoteModels: false, allowLocalModels: true, localModelPath: `${dirname(modelDir)}/` });
    const tokenizer = await AutoTokenizer.from_pretrained(name);
    const model = await AutoModelForSequenceClassification.from_pretrained(name, {
      dtype,
      // One thread only. Several spinning threads cost more than they save if requests run in parallel.
      session_options: { intraOpNumThreads: 1, interOpNumThreads: 1 },
    });
    return classifierOf(runtime, tokenizer, model);
  });
}

/** Describes a failure in one line, without this machine's folders, because callers can read it. */
function attemptHiding(folders: readonly string[]) {
  return async <Value>(failing: string, load: () => Promise<Value>): Promise<Value> => {
    try {
      return await load();
    } catch (cause) {
      const [line = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n', 1);
      const reason = folders.reduce((text, folder) => text.replaceAll(folder, ''), line);
      throw new ClassifierUnavailable(`${failing}: ${reason}`, { cause });
    }
  };
}

function classifierOf(runtime: TransformersRuntime, tokenizer: Tokenizer, model: SequenceClassifier): Classifier {
  const card = cardOf(model);
  const { model_max_length: longest = MAX_TOKENS } = tokenizer;
  const maxTokens = Math.min(MAX_TOKENS, longest, model.config.max_position_embeddings ?? MAX_TOKENS);
  const activate = card.activation === 'sigmoid' ? sigmoid : softmax;
  return {
    card,
    maxTokens,
    tokensOf: (text) => tokenizer.encode(text),
    async run(rows) {
      const { logits } = await model(inputsOf(runtime, model, rows, tokenizer.pad_token_id ?? 0));
      const width = card.labels.length;
      return rows.map((_, row) =>
        activate(Array.from({ length: width }, (_, at) => Number(logits.data[row * width + at]))),
      );
    },
  };
}

function cardOf({ config: { id2label = {}, problem_type } }: SequenceClassifier): ClassifierCard {
  const labels = Object.entries(id2label)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, label]) => label);
  if (labels.length === 0) throw new Error('config.json names no labels (id2label)');
  const isSigmoid = labels.length === 1 || problem_type === 'multi_label_classification';
  return { labels, activation: isSigmoid ? 'sigmoid' : 'softmax' };
}

/** Builds the model's inputs. Rows are padded to the longest row. Only inputs that the model has are included. */
function inputsOf(
  { Tensor }: TransformersRuntime,
  { sessions }: SequenceClassifier,
  rows: readonly (readonly number[])[],
  padding: number,
): Record<string, unknown> {
  const width = Math.max(1, ...rows.map(({ length }) => length));
  const fill = (valueAt: (row: readonly number[], at: number) => number) => {
    const cells = rows.flatMap((row) => Array.from({ length: width }, (_, at) => BigInt(valueAt(row, at))));
    return new Tensor('int64', BigInt64Array.from(cells), [rows.length, width]);
  };
  const known: Readonly<Record<string, () => unknown>> = {
    input_ids: () => fill((row, at) => row[at] ?? padding),
    attention_mask: () => fill((row, at) => (at < row.length ? 1 : 0)),
    token_type_ids: () => fill(() => 0),
  };
  const wanted = Object.values(sessions)[0]?.inputNames ?? [];
  return Object.fromEntries(wanted.flatMap((name) => (known[name] ? [[name, known[name]()]] : [])));
}

const sigmoid = (logits: readonly number[]): number[] => logits.map((logit) => 1 / (1 + Math.exp(-logit)));

function softmax(logits: readonly number[]): number[] {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
