import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeOnnx } from './onnx-writer.ts';

/** A classifier of words. Each label's logit is its bias plus the weights of the known words in the text. */
export interface TinyClassifier {
  readonly labels: readonly string[];
  readonly bias: readonly number[];
  /** The weight of each word for each label. */
  readonly words: Readonly<Record<string, readonly number[]>>;
  /** Whether labels are independent. Otherwise they exclude each other. */
  readonly isMultiLabel?: boolean;
  /** Maximum number of tokens in a chunk, including its start and end tokens. */
  readonly maxTokens: number;
}

const special = ['[PAD]', '[UNK]', '[CLS]', '[SEP]'];
const [CLS, SEP] = [2, 3];
/** A large weight. It would change every padded row if the attention mask were ignored. */
const PADDING_WEIGHT = 50;

/** Writes a model folder that Transformers.js can load: weights, configuration, tokenizer. */
export function writeTinyClassifier(folder: string, classifier: TinyClassifier): void {
  const { labels, isMultiLabel, maxTokens } = classifier;
  const vocabulary = [...special, ...Object.keys(classifier.words)];
  mkdirSync(join(folder, 'onnx'), { recursive: true });
  writeFileSync(join(folder, 'onnx', 'model.onnx'), weightsOf(classifier));
  const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
  write('config.json', {
    model_type: 'bert',
    architectures: ['BertForSequenceClassification'],
    id2label: { ...labels },
    ...(isMultiLabel && { problem_type: 'multi_label_classification' }),
  });
  write('tokenizer_config.json', {
    tokenizer_class: 'PreTrainedTokenizer',
    model_max_length: maxTokens,
    pad_token: '[PAD]',
    unk_token: '[UNK]',
    cls_token: '[CLS]',
    sep_token: '[SEP]',
  });
  write('tokenizer.json', tokenizerOf(vocabulary));
}

/** logits = bias + sum over the tokens of (word weights × mask) × identity. */
function weightsOf({ labels, bias, words }: TinyClassifier): Uint8Array {
  const width = labels.length;
  const none = Array<number>(width).fill(0);
  const padding = Array<number>(width).fill(PADDING_WEIGHT);
  const table = [padding, none, none, none, ...Object.values(words)];
  const identity = labels.flatMap((_, row) => labels.map((__, column) => (row === column ? 1 : 0)));
  return writeOnnx({
    inputs: ['input_ids', 'attention_mask'],
    output: 'logits',
    outputWidth: width,
    nodes: [
      { op: 'Gather', inputs: ['table', 'input_ids'], output: 'embedded' },
      { op: 'Cast', inputs: ['attention_mask'], output: 'mask', attributes: { to: 1 } },
      { op: 'Unsqueeze', inputs: ['mask', 'lastAxis'], output: 'wideMask' },
      { op: 'Mul', inputs: ['embedded', 'wideMask'], output: 'masked' },
      { op: 'ReduceSum', inputs: ['masked', 'tokenAxis'], output: 'pooled', attributes: { keepdims: 0 } },
      { op: 'MatMul', inputs: ['pooled', 'identity'], output: 'weighed' },
      { op: 'Add', inputs: ['weighed', 'bias'], output: 'logits' },
    ],
    floats: {
      table: { dims: [table.length, width], values: table.flat() },
      identity: { dims: [width, width], values: identity },
      bias: { dims: [width], values: bias },
    },
    integers: { lastAxis: [2], tokenAxis: [1] },
  });
}

/** A tokenizer for whole words in lower case that adds a token at each end. */
function tokenizerOf(vocabulary: readonly string[]): unknown {
  const token = (id: string) => ({ SpecialToken: { id, type_id: 0 } });
  const text = (id: string) => ({ Sequence: { id, type_id: 0 } });
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: special.map((content, id) => ({ id, content, special: true, normalized: false })),
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [token('[CLS]'), text('A'), token('[SEP]')],
      pair: [token('[CLS]'), text('A'), token('[SEP]'), text('B'), token('[SEP]')],
      special_tokens: {
        '[CLS]': { id: '[CLS]', ids: [CLS], tokens: ['[CLS]'] },
        '[SEP]': { id: '[SEP]', ids: [SEP], tokens: ['[SEP]'] },
      },
    },
    decoder: null,
    model: {
      type: 'WordLevel',
      vocab: Object.fromEntries(vocabulary.map((word, id) => [word, id])),
      unk_token: '[UNK]',
    },
  };
}
