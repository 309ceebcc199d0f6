import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fixture } from '../testing/sounds.ts';
import { WholeSound } from '../testing/whole-sound.ts';
import { decodeFlac } from './decode-flac.ts';
import { decodeOgg } from './decode-ogg.ts';

/** The bits of a sample and the checksum of the sound, which the encoder wrote into the block at `at`. */
const statedOf = (file: Buffer, at: number) => ({
  bits: (((file[at + 12] ?? 0) & 1) << 4) + ((file[at + 13] ?? 0) >> 4) + 1,
  md5: file.toString('hex', at + 18, at + 34),
});

function md5Of({ channels }: WholeSound, bits: number): string {
  const bytes = Math.ceil(bits / 8);
  const frames = channels[0]?.length ?? 0;
  const sound = Buffer.alloc(frames * channels.length * bytes);
  for (const [channel, samples] of channels.entries()) {
    for (const [at, sample] of samples.entries()) {
      sound.writeIntLE(Math.round(sample * 2 ** (bits - 1)), (at * channels.length + channel) * bytes, bytes);
    }
  }
  return createHash('md5').update(sound).digest('hex');
}

describe('FLAC', () => {
  test.each(['password.flac', 'clicks-reference.flac', 'password-aac-reference.flac'])(
    '%s has the sound whose checksum it states',
    (name) => {
      const file = fixture(name);
      const sound = new WholeSound();
      decodeFlac(file, sound);
      const { bits, md5 } = statedOf(file, 8);
      expect(md5Of(sound, bits)).toBe(md5);
    },
  );

  test('in Ogg has the same sound', async () => {
    const [plain, inOgg] = [new WholeSound(), new WholeSound()];
    decodeFlac(fixture('password.flac'), plain);
    await decodeOgg(fixture('password-flac.ogg'), inOgg);
    expect(inOgg.channels).toEqual(plain.channels);
  });

  test('is read to its end if a tag of another format follows', () => {
    const file = fixture('password.flac');
    const [plain, tagged] = [new WholeSound(), new WholeSound()];
    decodeFlac(file, plain);
    decodeFlac(Buffer.concat([file, Buffer.from(`TAG${' '.repeat(125)}`)]), tagged);
    expect(tagged.seconds).toBe(plain.seconds);
  });

  test('is refused if a frame before the last one is damaged, so that nothing after it goes unheard', () => {
    const file = fixture('password.flac');
    for (const share of [0.4, 0.5, 0.6]) {
      const bytes = Buffer.from(file);
      bytes.fill(0, Math.floor(share * bytes.length), Math.floor(share * bytes.length) + 8);
      expect(() => decodeFlac(bytes, new WholeSound())).toThrow();
    }
  });
});
