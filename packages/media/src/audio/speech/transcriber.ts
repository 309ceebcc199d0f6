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
      return decodeGreedily(runtime, step, emptyCache(runtime, model), maxTokens);
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

/** Takes the likeliest token at each step. The keys and values of earlier tokens are kept and given back. */
async function decodeGreedily(
  { Tensor }: OnnxRuntime,
  step: (feeds: Feeds) => Promise<Feeds>,
  cache: Feeds,
  maxTokens: number,
): Promise<HeardText> {
  const tokens = [START];
  let logSum = 0;
  let isEnded = false;
  while (!isEnded && tokens.length <= maxTokens) {
    const isFirst = tokens.length === 1;
    const outputs = await step({
      ...cache,
      input_ids: new Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1) ?? START)), [1, 1]),
      use_cache_branch: new Tensor('bool', [!isFirst], [1]),
    });
    const { token, logProbability } = likeliest(outputs.logits);
    logSum += logProbability;
    isEnded = token === END;
    if (!isEnded) tokens.push(token);
    keepPresent(cache, outputs, isFirst);
  }
  const confidence = Math.exp(logSum / Math.max(1, tokens.length - (isEnded ? 0 : 1)));
  return { kind: 'transcribe', text: llamaTokenizer.decode(tokens).trim(), confidence, isCutOff: !isEnded };
}

/** Keeps the keys and values of a step. What the encoder heard stays as it is, so only the first step answers it. */
function keepPresent(cache: Feeds, outputs: Feeds, isFirst: boolean): void {
  for (const name of Object.keys(cache)) {
    const present = outputs[name.replace('past_key_values', 'present')];
    if (present && (isFirst || name.includes('decoder'))) cache[name] = present;
  }
}

function likeliest(logits: Tensor | undefined): { token: number; logProbability: number } {
  const values = logits?.data;
  if (!(values instanceof Float32Array)) throw new Error('The speech decoder lacks its output');
  let token = 0;
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[token] ?? 0)) token = at;
  const highest = values[token] ?? 0;
  const sum = values.reduce((total, value) => total + Math.exp(value - highest), 0);
  return { token, logProbability: -Math.log(sum) };
}

function padded(samples: Float32Array): Float32Array {
  const sound = new Float32Array(MIN_SAMPLES);
  sound.set(samples);
  return sound;
}
