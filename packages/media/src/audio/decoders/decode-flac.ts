import { FLACDecoder } from '@wasm-audio-decoders/flac';
import type { MonoSink } from '../mono-sink.ts';
import { addPart, piecesOf } from './decoder.ts';

/** Decodes FLAC with libFLAC in WebAssembly. */
export async function decodeFlac(bytes: Uint8Array, sink: MonoSink): Promise<void> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  for (const piece of piecesOf(bytes)) addPart(sink, await decoder.decode(piece));
  addPart(sink, await decoder.flush());
}
