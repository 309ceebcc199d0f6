import { readFileSync } from 'node:fs';

/** A recording of `fixtures`. */
export const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

/** Sound of one channel as WAV of 16 bits, at 16 kHz. `at` gives the sample of a second, from -1 to 1. */
export function waveOf(seconds: number, at: (second: number) => number, rate = 16_000): Buffer {
  const count = Math.round(seconds * rate);
  const samples = Buffer.alloc(2 * count);
  for (let index = 0; index < count; index += 1) samples.writeInt16LE(Math.round(32_767 * at(index / rate)), 2 * index);
  return waveFile({ rate, samples });
}

interface WaveForm {
  readonly rate: number;
  readonly samples: Buffer;
  readonly code?: number;
  readonly bits?: number;
  readonly channels?: number;
  readonly statedBytes?: number;
}

/** A WAV file whose header says what it is told to say. */
export function waveFile({ rate, samples, code = 1, bits = 16, channels = 1, statedBytes }: WaveForm): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(code, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE((rate * channels * bits) / 8, 28);
  head.writeUInt16LE((channels * bits) / 8, 32);
  head.writeUInt16LE(bits, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(statedBytes ?? samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** An Ogg file with Opus packets of one byte: 60 ms of silence each, 240 times as long as a file of this size should be. */
export function endlessOpus(packets: number): Buffer {
  const head = Buffer.concat([Buffer.from('OpusHead'), Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])]);
  const silence = 0x18;
  const pages = [oggPage([head]), oggPage([Buffer.from('OpusTags')])];
  for (let at = 0; at < packets; at += 255)
    pages.push(oggPage(Array.from({ length: 255 }, () => Buffer.from([silence]))));
  return Buffer.concat(pages);
}

/** A page of packets that are shorter than 255 bytes. */
function oggPage(packets: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS', 0, 'latin1');
  head.writeUInt32LE(1, 14);
  head[26] = packets.length;
  return Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets]);
}
