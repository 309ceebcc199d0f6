import { describe, expect, test } from 'vitest';
import { MediaFailure } from '../../media-failure.ts';
import { fixture } from '../testing/sounds.ts';
import { signalToNoise, WholeSound } from '../testing/whole-sound.ts';
import { decodeAdts } from './decode-adts.ts';
import { decodeFlac } from './decode-flac.ts';
import { decodeM4a } from './decode-m4a.ts';

const decoded = (decode: typeof decodeM4a, bytes: Uint8Array): WholeSound => {
  const sound = new WholeSound();
  decode(bytes, sound);
  return sound;
};
/** A fixture in which these letters stand instead of others. */
const changed = (name: string, from: string, to: string | Buffer): Buffer => {
  const file = Buffer.from(fixture(name));
  Buffer.from(to).copy(file, file.indexOf(from, 0, 'latin1'));
  return file;
};
/** A fixture whose AudioSpecificConfig begins with other bits. */
const withConfig = (...bytes: number[]): Buffer => {
  const file = Buffer.from(fixture('password.m4a'));
  const at = file.indexOf(Buffer.from([5, 0x80, 0x80, 0x80, 5, 0x14, 0x08]));
  expect(at).toBeGreaterThan(0);
  Buffer.from(bytes).copy(file, at + 5);
  return file;
};
const failureOf = (bytes: Uint8Array): unknown => {
  try {
    return decodeM4a(bytes, new WholeSound());
  } catch (error) {
    return error;
  }
};

describe('AAC-LC', () => {
  test.each([
    { name: 'clicks.m4a', decode: decodeM4a, reference: 'clicks-reference.flac' },
    { name: 'password.aac', decode: decodeAdts, reference: 'password-aac-reference.flac' },
  ])('of $name sounds as another decoder plays it', ({ name, decode, reference }) => {
    const sound = decoded(decode, fixture(name));
    const expected = decoded(decodeFlac, fixture(reference));
    expect(sound.channels.map(({ length }) => length)).toEqual(expected.channels.map(({ length }) => length));
    // The reference has 16 bits, and its own noise is about 70 dB below the sound.
    expect(signalToNoise(sound, expected)).toBeGreaterThan(60);
  });

  test('in fragments has the same sound as in one piece', () => {
    const whole = decoded(decodeM4a, fixture('password.m4a'));
    expect(decoded(decodeM4a, fixture('password-fragments.m4a')).channels).toEqual(whole.channels);
  });

  test('of high efficiency is heard by its core, also if the rate is stated twice', () => {
    // Kind 5, 16 kHz, mono, 32 kHz, kind 2.
    const sound = decoded(decodeM4a, withConfig(0x2c, 0x0a, 0x88, 0x00));
    expect(sound.seconds).toBeCloseTo(2.56, 2);
  });

  test('keeps its beginning if the file ends in the middle of the sound', () => {
    const file = fixture('password.aac');
    const sound = decoded(decodeAdts, file.subarray(0, file.length / 2));
    expect(sound.seconds).toBeGreaterThan(1);
    expect(sound.seconds).toBeLessThan(2);
  });

  test('is found after bytes that are no frame', () => {
    const file = fixture('password.aac');
    const sound = decoded(decodeAdts, Buffer.concat([file, Buffer.from('TAG'), file]));
    expect(sound.seconds).toBeCloseTo(2 * decoded(decodeAdts, file).seconds, 6);
  });
});

describe('an M4A file is refused', () => {
  test.each([
    { what: 'without sound', bytes: changed('password.m4a', 'soun', 'vide'), message: 'holds no sound' },
    { what: 'without an index', bytes: changed('password.m4a', 'moov', 'free'), message: 'holds no sound' },
    { what: 'with ALAC', bytes: changed('password.m4a', 'mp4a', 'alac'), message: 'holds sound as alac' },
    { what: 'that is encrypted', bytes: changed('password.m4a', 'mp4a', 'enca'), message: 'holds sound as enca' },
    { what: 'with AAC Main', bytes: withConfig(0x0c, 0x08), message: 'is AAC-Main' },
    { what: 'with AAC-LTP', bytes: withConfig(0x24, 0x08), message: 'is AAC-LTP' },
    { what: 'with xHE-AAC', bytes: withConfig(0xf9, 0x40), message: 'is AAC-xHE' },
    { what: 'with short frames', bytes: withConfig(0x14, 0x0c), message: 'has frames of 960 samples' },
  ])('$what', ({ bytes, message }) => {
    const failure = failureOf(bytes);
    expect(failure).toBeInstanceOf(MediaFailure);
    expect(failure).toMatchObject({ reason: 'unknown_kind', message: expect.stringContaining(message) });
  });

  test('if one of its frames is damaged', () => {
    const file = Buffer.from(fixture('password.m4a'));
    const sound = file.indexOf('mdat') + 4;
    file.fill(0xff, sound + 2_000, sound + 2_200);
    expect(failureOf(file)).toBeInstanceOf(Error);
  });
});
