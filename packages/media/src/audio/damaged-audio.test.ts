import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MediaFailure } from '../media-failure.ts';
import { decodeAudio } from './decode-audio.ts';
import { fixture } from './testing/sounds.ts';

const names = [
  'password.flac',
  'password-flac.ogg',
  'clicks.m4a',
  'password-fragments.m4a',
  'password.aac',
  'clicks.mp3',
  'clicks.ogg',
];

/** One change of a file: bytes that are overwritten, cut out or repeated. Most strike its head, where its sizes are. */
const change = fc.record({
  kind: fc.constantFrom('overwrite', 'cut', 'repeat'),
  place: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.05, noNaN: true })),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc.constantFrom(new Uint8Array(4), new Uint8Array(4).fill(0xff), Uint8Array.of(0x7f, 0xff, 0xff, 0xff)),
  ),
});

type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

function changed(file: Buffer, { kind, place, bytes }: Change): Buffer {
  const at = Math.floor(place * file.length);
  const rest = {
    overwrite: at + bytes.length,
    cut: at + bytes.length * 100,
    repeat: Math.max(0, at - bytes.length * 100),
  };
  return Buffer.concat([
    file.subarray(0, at),
    kind === 'overwrite' ? bytes : Buffer.alloc(0),
    file.subarray(rest[kind]),
  ]);
}

describe('a damaged recording', () => {
  test.each(names)('%s is read or refused with a reason, and never has endless sound', async (name) => {
    const whole = fixture(name);
    const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const file = changes.reduce(changed, whole);
      const outcome = await decodeAudio(file).catch((error: unknown) => error);
      if (outcome instanceof MediaFailure) return;
      expect(outcome).toMatchObject({ seconds: expect.any(Number) });
      expect((outcome as { seconds: number }).seconds).toBeLessThan(30);
    });
    await fc.assert(property, { numRuns: 60, seed: 11 });
  });
});
