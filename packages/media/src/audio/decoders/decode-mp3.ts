import { MPEGDecoder } from 'mpg123-decoder';
import type { MonoSink } from '../mono-sink.ts';
import { addPart, piecesOf } from './decoder.ts';

/** Decodes MPEG audio with mpg123 in WebAssembly. */
export async function decodeMp3(bytes: Uint8Array, sink: MonoSink): Promise<void> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for (const piece of piecesOf(bytes)) addPart(sink, decoder.decode(piece));
  } finally {
    decoder.free();
  }
}
