import type { MonoSink } from '../mono-sink.ts';

/**
 * Decodes a file into the sink. It may throw any error: the file is then damaged, except for a MediaFailure, which says
 * what is wrong.
 */
export type AudioDecoder = (bytes: Uint8Array, sink: MonoSink) => Promise<void> | void;

/** What the decoders of @wasm-audio-decoders return. */
export interface DecodedPart {
  readonly channelData: readonly Float32Array[];
  readonly samplesDecoded: number;
  readonly sampleRate: number;
}

/** Adds what a decoder returned. Channels can have room for more samples than were decoded. */
export function addPart(sink: MonoSink, { channelData, samplesDecoded, sampleRate }: DecodedPart): void {
  sink.add(
    channelData.map((channel) => channel.subarray(0, samplesDecoded)),
    sampleRate,
  );
}

const PIECE_BYTES = 65_536;

/** The file in pieces, so that a decoder never makes much more sound than is checked. */
export function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
