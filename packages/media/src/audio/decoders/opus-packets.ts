import { OpusDecoder } from 'opus-decoder';
import { MediaFailure } from '../../media-failure.ts';
import type { MonoSink } from '../mono-sink.ts';
import { addPart } from './decoder.ts';

/** Packets that are decoded at a time: 1 s of sound at the usual 20 ms a packet. */
const BATCH = 50;
/** The largest packet that RFC 6716 allows for one stream, times the streams that are read. */
const MAX_PACKET = 1_275 * 3 * 8;

/** Decodes Opus packets with libopus in WebAssembly. `head` is the identification header (RFC 7845, section 5.1). */
export async function decodeOpus(head: Uint8Array, packets: Iterable<Uint8Array>, sink: MonoSink): Promise<void> {
  const decoder = new OpusDecoder({ ...layoutOf(head), sampleRate: 16_000 });
  await decoder.ready;
  try {
    let batch: Uint8Array[] = [];
    for (const packet of packets) {
      if (packet.length > 0 && packet.length <= MAX_PACKET) batch.push(packet);
      if (batch.length < BATCH) continue;
      addPart(sink, decoder.decodeFrames(batch));
      batch = [];
    }
    addPart(sink, decoder.decodeFrames(batch));
  } finally {
    decoder.free();
  }
}

/** The channels of the stream and how its packets hold them. */
function layoutOf(head: Uint8Array) {
  const [channels = 0, family = 0] = [head[9], head[18]];
  const isPlain = family === 0 && channels >= 1 && channels <= 2;
  if (isPlain) {
    return {
      channels,
      streamCount: 1,
      coupledStreamCount: channels - 1,
      channelMappingTable: channels === 1 ? [0] : [0, 1],
    };
  }
  const [streamCount = 0, coupledStreamCount = 0] = [head[19], head[20]];
  const table = [...head.subarray(21, 21 + channels)];
  const isSound = channels >= 1 && channels <= 8 && table.length === channels && streamCount >= 1;
  if (family === 1 && isSound && coupledStreamCount <= streamCount && streamCount + coupledStreamCount <= 8) {
    return { channels, streamCount, coupledStreamCount, channelMappingTable: table };
  }
  throw new MediaFailure(
    'broken',
    `The Opus stream has ${channels} channels of the family ${family}; save it as mono or stereo`,
  );
}
