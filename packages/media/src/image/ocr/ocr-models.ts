import { readFile } from 'node:fs/promises';
import { importRuntime, openSession, type Runtime, type Session } from '../onnx-runtime.ts';

/** The models of PP-OCRv4 for Chinese and English, as the step `ocr` of ml/pipeline.yaml writes them. */
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

let loading: Promise<OcrModels> | undefined;

/** The models. They are loaded once, for the first picture. @throws MediaFailure if they cannot run here */
export function loadOcrModels(): Promise<OcrModels> {
  loading ??= load();
  return loading;
}

async function load(): Promise<OcrModels> {
  const runtime = await importRuntime();
  const open = async (name: string) => openSession(runtime, await weights(`ocr-${name}.onnx`));
  const { alphabet, letters } = JSON.parse((await weights('ocr-characters.json')).toString());
  return {
    runtime,
    finder: await open('finder'),
    reader: await open('reader'),
    head: await open('head'),
    alphabet: ['', ...alphabet],
    letters: ['', ...letters],
  };
}

const weights = (file: string): Promise<Buffer> => readFile(new URL(`../../../weights/${file}`, import.meta.url));
