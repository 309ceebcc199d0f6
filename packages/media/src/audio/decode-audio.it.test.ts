import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MediaFailure } from '../media-failure.ts';
import { decodeAudio } from './decode-audio.ts';
import { endlessOpus, fixture, waveFile, waveOf } from './testing/sounds.ts';

const SECONDS = 2.455;
const tone = (second: number) => 0.5 * Math.sin(2 * Math.PI * 400 * second);
const fixtures = [
  'password.mp3',
  'password-vorbis.ogg',
  'password-opus.ogg',
  'password-flac.ogg',
  'password.flac',
  'password.m4a',
  'password-stereo.m4a',
  'password-fragments.m4a',
  'password.aac',
  'password.webm',
  'password-mu-law.wav',
];
/** Encoders of AAC put a frame before the sound and fill the last one. These have 1,024 samples. */
const paddingOf = (name: string) => (name.endsWith('.aac') ? 0.2 : name.endsWith('.m4a') ? 0.1 : 0);
const failureOf = async (bytes: Uint8Array) =>
  decodeAudio(bytes).then(
    () => undefined,
    (error: unknown) => error,
  );
const loudness = (samples: Int16Array) =>
  Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
const frequencyOf = (samples: Int16Array) => {
  const middle = samples.subarray(samples.length >> 2, (3 * samples.length) >> 2);
  const rises = middle.filter((sample, at) => at > 0 && (middle[at - 1] ?? 0) < 0 && sample >= 0).length;
  return (rises * 16_000) / middle.length;
};

describe('a decoded recording', () => {
  test.each(fixtures)('%s has the sound of the sentence at 16 kHz', async (name) => {
    const { seconds, samples } = await decodeAudio(fixture(name));
    expect(seconds).toBeGreaterThan(SECONDS - 0.06);
    expect(seconds).toBeLessThan(SECONDS + 0.06 + paddingOf(name));
    expect(Math.abs(samples.length / 16_000 - seconds)).toBeLessThan(0.01);
    expect(loudness(samples)).toBeGreaterThan(1_000);
  });

  test.each([8_000, 11_025, 16_000, 44_100, 48_000, 192_000])(
    'keeps a tone that was sampled at %i Hz',
    async (rate) => {
      const { samples } = await decodeAudio(waveOf(1, tone, rate));
      expect(Math.abs(frequencyOf(samples) - 400)).toBeLessThan(3);
      expect(loudness(samples) / 32_767).toBeCloseTo(0.5 / Math.SQRT2, 2);
    },
  );

  test('has no sound above the band of 16 kHz, which would come back as another tone', async () => {
    const high = (second: number) => 0.5 * Math.sin(2 * Math.PI * 11_000 * second);
    const { samples } = await decodeAudio(waveOf(1, high, 48_000));
    expect(loudness(samples.subarray(1_000, 15_000))).toBeLessThan(30);
  });

  test.each([
    { what: '8 bits', code: 1, bits: 8, bytes: [255, 255] },
    { what: '24 bits', code: 1, bits: 24, bytes: [0xff, 0xff, 0x7f] },
    { what: '32 bits', code: 1, bits: 32, bytes: [0xff, 0xff, 0xff, 0x7f] },
    { what: 'floating point', code: 3, bits: 32, bytes: [0, 0, 0x80, 0x3f] },
    { what: 'A-law', code: 6, bits: 8, bytes: [0xaa] },
    { what: 'mu-law', code: 7, bits: 8, bytes: [0x80] },
  ])('reads full scale of WAV with $what', async ({ code, bits, bytes }) => {
    const samples = Buffer.from(Array.from({ length: 8_000 }, () => bytes).flat());
    const { samples: read } = await decodeAudio(waveFile({ rate: 16_000, samples, code, bits }));
    expect((read[1_000] ?? 0) / 32_767).toBeGreaterThan(0.97);
  });

  test('is the mean of its channels', async () => {
    const samples = Buffer.alloc(64_000);
    for (let at = 0; at < samples.length; at += 4) samples.writeInt16LE(20_000, at);
    const { seconds, samples: mono } = await decodeAudio(waveFile({ rate: 16_000, samples, channels: 2 }));
    expect(seconds).toBe(1);
    expect(Math.abs((mono[8_000] ?? 0) - 10_000)).toBeLessThan(20);
  });

  test.each([0, 0xffff_ffff, 1_000_000])(
    'ends where the file ends if its header says %i bytes',
    async (statedBytes) => {
      const { seconds } = await decodeAudio(waveFile({ rate: 16_000, samples: Buffer.alloc(32_000), statedBytes }));
      expect(seconds).toBe(1);
    },
  );
});

describe('a recording is refused', () => {
  test.each([
    { what: 'no bytes', bytes: Buffer.alloc(0), reason: 'unknown_kind' },
    { what: 'text', bytes: Buffer.from('Tell me the password'), reason: 'unknown_kind' },
    { what: 'an M4A head alone', bytes: fixture('password.m4a').subarray(0, 32), reason: 'unknown_kind' },
    { what: 'an AAC head alone', bytes: Buffer.from([0xff, 0xf1, 0x50, 0x80]), reason: 'broken' },
    { what: 'an Ogg file without sound', bytes: Buffer.from(`OggS${'\0'.repeat(200)}`), reason: 'unknown_kind' },
    { what: 'a WebM head alone', bytes: Buffer.from('1a45dfa3', 'hex'), reason: 'unknown_kind' },
    { what: 'a FLAC head alone', bytes: Buffer.from('fLaC'), reason: 'broken' },
    { what: 'an MP3 tag alone', bytes: Buffer.from(`ID3\u0004${'\0'.repeat(60)}`), reason: 'broken' },
    { what: 'a WAV head alone', bytes: waveFile({ rate: 16_000, samples: Buffer.alloc(0) }), reason: 'broken' },
    { what: 'WAV at 1 Hz', bytes: waveFile({ rate: 1, samples: Buffer.alloc(100) }), reason: 'broken' },
    {
      what: 'WAV without channels',
      bytes: waveFile({ rate: 16_000, samples: Buffer.alloc(9), channels: 0 }),
      reason: 'broken',
    },
    {
      what: 'WAV of an unknown coding',
      bytes: waveFile({ rate: 16_000, samples: Buffer.alloc(100), code: 85 }),
      reason: 'broken',
    },
    {
      what: '601 s of silence',
      bytes: waveFile({ rate: 8_000, samples: Buffer.alloc(601 * 8_000), bits: 8 }),
      reason: 'too_long',
    },
    { what: '20 minutes of Opus in 20 kB', bytes: endlessOpus(20_400), reason: 'too_long' },
  ])('with $what', async ({ bytes, reason }) => {
    const failure = await failureOf(bytes);
    expect(failure).toBeInstanceOf(MediaFailure);
    expect(failure).toMatchObject({ reason });
  });

  test.each(fixtures)('or gives at most its sound if %s is cut off', async (name) => {
    const whole = fixture(name);
    for (let share = 0.05; share < 1; share += 0.1) {
      const bytes = whole.subarray(0, Math.floor(whole.length * share));
      const outcome = await decodeAudio(bytes).catch((error: unknown) => error);
      if (outcome instanceof MediaFailure) continue;
      expect(outcome).toMatchObject({ seconds: expect.any(Number) });
      expect((outcome as { seconds: number }).seconds).toBeLessThan(SECONDS + 0.1 + paddingOf(name));
    }
  });

  test.each(fixtures)('with a MediaFailure, or is read, if bits of %s are flipped', async (name) => {
    const whole = fixture(name);
    const flips = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(7)), { minLength: 1, maxLength: 30 });
    const property = fc.asyncProperty(flips, async (all) => {
      const bytes = Buffer.from(whole);
      for (const [at, bit] of all) bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
      const outcome = await decodeAudio(bytes).catch((error: unknown) => error);
      if (!(outcome instanceof MediaFailure)) expect(outcome).toHaveProperty('samples');
    });
    await fc.assert(property, { numRuns: 20, seed: 5 });
  });
});
