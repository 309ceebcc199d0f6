import { describe, expect, test } from 'vitest';
import { MediaFailure } from '../../media-failure.ts';
import { fixture } from '../testing/sounds.ts';
import { signalToNoise, WholeSound } from '../testing/whole-sound.ts';
import { decodeFlac } from './decode-flac.ts';
import { decodeMp3 } from './decode-mp3.ts';

const decoded = (decode: typeof decodeMp3, bytes: Uint8Array): WholeSound => {
  const sound = new WholeSound();
  decode(bytes, sound);
  return sound;
};

describe('MP3', () => {
  test.each([
    { what: 'joint stereo of MPEG-1', name: 'clicks.mp3' },
    { what: 'mono of MPEG-2', name: 'clicks-22k.mp3' },
    { what: 'stereo of MPEG-2.5', name: 'clicks-8k.mp3' },
  ])('with $what sounds as another decoder plays it', ({ name }) => {
    const sound = decoded(decodeMp3, fixture(name));
    const expected = decoded(decodeFlac, fixture(name.replace('.mp3', '-mp3-reference.flac')));
    expect(sound.channels.map(({ length }) => length)).toEqual(expected.channels.map(({ length }) => length));
    // The reference has 16 bits, and its own noise is about 70 dB below the sound.
    expect(signalToNoise(sound, expected)).toBeGreaterThan(60);
  });

  test('is found after a tag and after bytes that are no frame', () => {
    const file = fixture('password.mp3').subarray(fixture('password.mp3').indexOf(0xff));
    const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 0, ...Array<number>(128).fill(0xff)]);
    const whole = decoded(decodeMp3, file);
    const tagged = decoded(decodeMp3, Buffer.concat([tag, file, Buffer.from(`TAG${' '.repeat(125)}`)]));
    expect(tagged.seconds).toBe(whole.seconds);
  });

  test('is not looked for behind a megabyte that holds nothing but the beginnings of frames', () => {
    const leading = Buffer.alloc(2_000_000, Buffer.from([0xff, 0xfb, 0x90, 0x64]));
    expect(decoded(decodeMp3, Buffer.concat([leading, fixture('password.mp3')])).seconds).toBe(0);
  });

  test('of layer II is refused', () => {
    const frame = Buffer.alloc(417);
    frame.writeUInt32BE(0xfffd_9000);
    const failure = (() => {
      try {
        return decodeMp3(Buffer.concat([frame, frame]), new WholeSound());
      } catch (error) {
        return error;
      }
    })();
    expect(failure).toBeInstanceOf(MediaFailure);
    expect(failure).toMatchObject({ reason: 'unknown_kind', message: expect.stringContaining('layer') });
  });
});
