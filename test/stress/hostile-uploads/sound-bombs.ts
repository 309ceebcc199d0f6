import { endlessOpus, waveFile } from '../../../packages/media/src/audio/testing/sounds.ts';

const SILENCE = Buffer.alloc(3_200);

/** A FLAC header that promises 2^36 - 1 samples, and no frame. */
function endlessFlac(): Buffer {
  const info = Buffer.alloc(34);
  info.writeUInt16BE(4_096, 0);
  info.writeUInt16BE(4_096, 2);
  // 44,100 Hz, one channel, 16 bits, and the count of samples in the last 36 bits.
  Buffer.from('0ac440ffffffffff', 'hex').copy(info, 10);
  return Buffer.concat([Buffer.from('664c614380000022', 'hex'), info, Buffer.alloc(999, 0xff)]);
}

/** Frames of MPEG-1 layer III at 32 kbit/s, 44,100 Hz, whose data are nothing: 26 ms each. */
const silentMp3 = (frames: number): Buffer =>
  Buffer.concat(Array<Buffer>(frames).fill(Buffer.concat([Buffer.from('fffb10c4', 'hex'), Buffer.alloc(100)])));

/** An ID3 tag that says that it is 256 MB long. */
const endlessTag = (): Buffer => Buffer.concat([Buffer.from('4944330400007f7f7f7f', 'hex'), silentMp3(9)]);

/** Boxes of MP4 in boxes. */
function boxesInBoxes(levels: number): Buffer {
  const type = Buffer.from('0000002066747970', 'hex');
  const head = Buffer.concat([type, Buffer.from('M4A \0\0\0\0M4A mp42isom\0\0\0\0', 'latin1')]);
  const boxes = Array.from({ length: levels }, (_, level) => {
    const box = Buffer.alloc(8);
    box.writeUInt32BE(8 * (levels - level));
    box.write('moov', 4, 'latin1');
    return box;
  });
  return Buffer.concat([head, ...boxes]);
}

/** The head of an MP4 file and a box that says that it is as long as can be. */
function endlessBox(): Buffer {
  const box = Buffer.from('000000016d6f6f76ffffffffffffffff', 'hex');
  return Buffer.concat([boxesInBoxes(0), box, Buffer.alloc(99)]);
}

const ebml = Buffer.from('1a45dfa3874282847765626d', 'hex');

/** A WebM file whose segment and clusters have no stated end. */
const endlessWebm = (clusters: number): Buffer =>
  Buffer.concat([
    ebml,
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    ...Array<Buffer>(clusters).fill(Buffer.from('1f43b67501ffffffffffffff', 'hex')),
  ]);

/** Recordings whose headers promise more than can be, or whose few bytes last for hours. */
export const soundBombs: Readonly<Record<string, () => Uint8Array>> = {
  'WAV that says 4 GB': () => waveFile({ rate: 16_000, samples: SILENCE, statedBytes: 0xffffffff }),
  'WAV of a gigahertz': () => waveFile({ rate: 1_000_000_000, samples: SILENCE }),
  'WAV of no rate': () => waveFile({ rate: 0, samples: SILENCE }),
  'WAV of 32,767 channels': () => waveFile({ rate: 16_000, samples: SILENCE, channels: 32_767 }),
  'WAV of one hertz': () => waveFile({ rate: 1, samples: SILENCE }),
  'WAV of no bits': () => waveFile({ rate: 16_000, samples: SILENCE, bits: 0 }),
  'WAV of an unknown code': () => waveFile({ rate: 16_000, samples: SILENCE, code: 0xfffe }),
  'Opus of two hours in 160 KB': () => endlessOpus(120_000),
  'FLAC of 2^36 samples': endlessFlac,
  'MP3 of 26 minutes of nothing': () => silentMp3(60_000),
  'a tag of 256 MB': endlessTag,
  'MP4 boxes in boxes': () => boxesInBoxes(50_000),
  'an MP4 box without end': endlessBox,
  'WebM clusters without end': () => endlessWebm(20_000),
};
