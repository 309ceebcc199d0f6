import llamaTokenizer from 'llama-tokenizer-js';
import { MODEL_RATE } from '../limits.ts';
import { importOnnx, type OnnxRuntime, openModel } from './onnx-session.ts';
import type { HeardText, SpeechModel } from './speech-task.ts';

type Tensor = import('onnxruntime-node').Tensor;

/** The shapes of the decoders' memory. */
const shapes = {
  tiny: { layers: 6, headSize: 36 },
  base: { layers: 8, headSize: 52 },
} as const satisfies Record<SpeechModel, { layers: number; headSize: number }>;
const HEADS = 8;
const START = 1;
const END = 2;
/** Tokens for a second of speech. Fast speakers need five. A decoder that repeats itself ends here. */
const MAX_TOKENS_PER_SECOND = 8;
/** The models need some sound to begin with. */
const MIN_SAMPLES = 1_600;

/** Turns English speech into text with Moonshine (Jeffries et al. 2024, MIT). */
export interface Transcriber {
  transcribe(samples: Float32Array): Promise<HeardText>;
}

export async function loadTranscriber(model: SpeechModel): Promise<Transcriber> {
  const runtime = await importOnnx();
  const open = (file: string, keepsMemory: boolean) =>
    openModel(runtime, {
      name: '@usefulsensors/moonshine-js',
      path: `./model/${model}/quantized/${file}`,
      keepsMemory,
    });
  const encoder = await open('encoder_model.onnx', false);
  const decoder = await open('decoder_model_merged.onnx', true);
  return {
    async transcribe(samples) {
      const sound = samples.length >= MIN_SAMPLES ? samples : padded(samples);
      const input = new runtime.Tensor('float32', sound, [1, sound.length]);
      const { last_hidden_state: heard } = await encoder.run({ input_values: input });
      if (!heard) throw new Error('The speech encoder lacks its output');
      const maxTokens = Math.ceil((sound.length / MODEL_RATE) * MAX_TOKENS_PER_SECOND);
      const step = (feeds: Feeds) => decoder.run({ ...feeds, encoder_hidden_states: heard });
      return decode(runtime, step, emptyCache(runtime, model), maxTokens);
    },
  };
}

type Feeds = Record<string, Tensor>;

/** The keys and values of no token. */
function emptyCache({ Tensor }: OnnxRuntime, model: SpeechModel): Feeds {
  const { layers, headSize } = shapes[model];
  const names = Array.from({ length: layers }, (_, layer) =>
    cacheParts.map((part) => `past_key_values.${layer}.${part}`),
  );
  const none = () => new Tensor('float32', new Float32Array(), [0, HEADS, 1, headSize]);
  return Object.fromEntries(names.flat().map((name) => [name, none()]));
}

const cacheParts = ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'] as const;

/** A text that is being written, token by token. The keys and values of earlier tokens are kept and given back. */
interface Draft {
  readonly tokens: number[];
  readonly cache: Feeds;
  logSum: number;
}

/** Where a draft could have gone another way, and how much less likely that way is. */
interface Fork {
  readonly draft: Draft;
  readonly loss: number;
}

/** So many other ways are followed, each from a token that is at least this likely for the one that was taken. */
const MAX_FORKS = 2;
const MAX_LOSS = Math.log(8);

type Step = (feeds: Feeds) => Promise<Feeds>;

/** Takes the likeliest token at each step, and then follows the other ways that were nearly as likely. */
async function decode(runtime: OnnxRuntime, step: Step, cache: Feeds, maxTokens: number): Promise<HeardText> {
  const forks: Fork[] = [];
  const heard = await writeOn(runtime, step, { tokens: [START], cache, logSum: 0 }, { maxTokens, forks });
  const likeliestForks = forks.toSorted((a, b) => a.loss - b.loss).slice(0, MAX_FORKS);
  const alternatives = new Set<string>();
  for (const { draft } of likeliestForks) {
    const other = await writeOn(runtime, step, draft, { maxTokens, forks: [] });
    if (!other.isCutOff) alternatives.add(other.text);
  }
  alternatives.delete(heard.text);
  return { kind: 'transcribe', ...heard, alternatives: [...alternatives] };
}

/** Writes a draft to its end. The ways that it does not go are added to `forks`. */
async function writeOn(
  { Tensor }: OnnxRuntime,
  step: Step,
  draft: Draft,
  { maxTokens, forks }: { readonly maxTokens: number; readonly forks: Fork[] },
): Promise<Omit<HeardText, 'kind' | 'alternatives'>> {
  const { tokens, cache } = draft;
  let isEnded = false;
  while (!isEnded && tokens.length <= maxTokens) {
    const isFirst = tokens.length === 1;
    const outputs = await step({
      ...cache,
      input_ids: new Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1) ?? START)), [1, 1]),
      use_cache_branch: new Tensor('bool', [!isFirst], [1]),
    });
    keepPresent(cache, outputs, isFirst);
    const { best, second } = likeliest(outputs.logits);
    const loss = best.logProbability - second.logProbability;
    if (loss < MAX_LOSS && second.token !== END && best.token !== END) {
      const logSum = draft.logSum + second.logProbability;
      forks.push({ loss, draft: { tokens: [...tokens, second.token], cache: { ...cache }, logSum } });
    }
    draft.logSum += best.logProbability;
    isEnded = best.token === END;
    if (!isEnded) tokens.push(best.token);
  }
  const confidence = Math.exp(draft.logSum / Math.max(1, tokens.length - (isEnded ? 0 : 1)));
  return { text: llamaTokenizer.decode(tokens).trim(), confidence, isCutOff: !isEnded };
}

/** Keeps the keys and values of a step. What the encoder heard stays as it is, so only the first step answers it. */
function keepPresent(cache: Feeds, outputs: Feeds, isFirst: boolean): void {
  for (const name of Object.keys(cache)) {
    const present = outputs[name.replace('past_key_values', 'present')];
    if (present && (isFirst || name.includes('decoder'))) cache[name] = present;
  }
}

/** A token and the logarithm of its probability. */
interface LikelyToken {
  readonly token: number;
  readonly logProbability: number;
}

/** The two likeliest tokens. */
function likeliest(logits: Tensor | undefined): { best: LikelyToken; second: LikelyToken } {
  const values = logits?.data;
  if (!(values instanceof Float32Array)) throw new Error('The speech decoder lacks its output');
  const [best, second] = twoLargest(values);
  const highest = values[best] ?? 0;
  const sum = values.reduce((total, value) => total + Math.exp(value - highest), 0);
  const likely = (token: number) => ({ token, logProbability: (values[token] ?? 0) - highest - Math.log(sum) });
  return { best: likely(best), second: likely(second) };
}

/** The places of the largest number and of the one after it. */
function twoLargest(values: Float32Array): [number, number] {
  let [best, second] = [0, 1];
  for (const [at, value] of values.entries()) {
    if (value > (values[best] as number)) [best, second] = [at, best];
    else if (at !== best && value > (values[second] as number)) second = at;
  }
  return [best, second];
}

function padded(samples: Float32Array): Float32Array {
  const sound = new Float32Array(MIN_SAMPLES);
  sound.set(samples);
  return sound;
}
