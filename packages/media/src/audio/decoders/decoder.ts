import type { MonoSink } from '../mono-sink.ts';

/**
 * Decodes a file into the sink. It may throw any error: the file is then damaged, except for a MediaFailure, which says
 * what is wrong.
 */
export type AudioDecoder = (bytes: Uint8Array, sink: MonoSink) => Promise<void> | void;

/** What the decoder of opus-decoder returns. */
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
