import { describe, expect, test } from 'vitest';
import { fixture } from '../testing/sounds.ts';
import { signalToNoise, WholeSound } from '../testing/whole-sound.ts';
import { decodeFlac } from './decode-flac.ts';
import { decodeOgg } from './decode-ogg.ts';

describe('Vorbis', () => {
  test.each(['clicks.ogg', 'clicks-mono.ogg'])('of %s sounds as another decoder plays it', async (name) => {
    const [sound, expected] = [new WholeSound(), new WholeSound()];
    await decodeOgg(fixture(name), sound);
    decodeFlac(fixture(name.replace('.ogg', '-vorbis-reference.flac')), expected);
    expect(sound.channels).toHaveLength(expected.channels.length);
    // The reference has 16 bits, and its own noise is about 70 dB below the sound.
    expect(signalToNoise(sound, expected)).toBeGreaterThan(60);
  });

  test.each([
    { what: 'without its tables', packets: 2 },
    { what: 'without its comments', packets: 1 },
  ])('is refused $what', async ({ packets }) => {
    const file = fixture('clicks.ogg');
    const second = file.indexOf('OggS', 4);
    // The second page holds the comments and the tables.
    const comments = second + 27 + (file[second + 26] ?? 0);
    const end = packets === 1 ? second : comments + 40;
    await expect(decodeOgg(file.subarray(0, end), new WholeSound())).rejects.toThrow('tables');
  });
});
