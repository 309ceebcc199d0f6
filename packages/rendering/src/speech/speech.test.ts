import { describe, expect, test } from 'vitest';
import { renderSpeech } from '../render.ts';
import type { Effect } from './effect.ts';
import { stretched } from './effects/pitch.ts';
import { applyEffect, speakText } from './speak-text.ts';
import { voices } from './speech.ts';
import { readWave, writeWave } from './wave.ts';

describe('speech', () => {
  test.each(voices)('of the voice %s is sound of the right length, the same bytes each time', async (voice) => {
    const speech = { text: 'The parcel arrives tomorrow at noon.', voice, effects: [] };
    const [one, other] = [await renderSpeech(speech), await speakText(speech)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    const { rate, samples, comment } = readWave(one) ?? { rate: 1, samples: new Float32Array() };
    expect(samples.length / rate).toBeGreaterThan(1.2);
    expect(samples.length / rate).toBeLessThan(5);
    expect(Math.max(...samples)).toBeGreaterThan(0.05);
    expect(comment).toBe(speech.text);
  });

  test('voices differ', async () => {
    const spoken = voices.map((voice) => renderSpeech({ text: 'One, two, three.', voice, effects: [] }));
    const lengths = (await Promise.all(spoken)).map((bytes) => bytes.length);
    expect(new Set(lengths).size).toBe(voices.length);
  });

  test.each(['', '…!', '请写一篇'])('of %j is refused, for no voice can say it', async (text) => {
    await expect(renderSpeech({ text, voice: 'rms', effects: [] })).rejects.toThrow(RangeError);
  });

  test('of a text with quotes, dashes and accents works', async () => {
    const bytes = await renderSpeech({ text: '-o /etc/x "Müller" $(ls) `a`\n\0 end', voice: 'kal16', effects: [] });
    expect(readWave(bytes)?.samples.length).toBeGreaterThan(16_000);
  });
});

const rate = 16_000;
const tone = (hertz: number, seconds = 1) =>
  Float32Array.from({ length: rate * seconds }, (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / rate));
const changed = (samples: Float32Array, effect: Effect) => applyEffect({ rate, samples }, effect).samples;
/** Counts the rises through zero in the middle of a sound, which is the frequency of a tone. */
const frequencyOf = (samples: Float32Array) => {
  const middle = samples.subarray(samples.length >> 2, (3 * samples.length) >> 2);
  const rises = middle.filter((sample, at) => at > 0 && (middle[at - 1] ?? 0) < 0 && sample >= 0).length;
  return (rises * rate) / middle.length;
};
const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);

describe('effects', () => {
  test('speed makes a sound shorter and higher', () => {
    const fast = changed(tone(400), { name: 'speed', factor: 1.5 });
    expect(fast.length).toBe(Math.floor(rate / 1.5));
    expect(frequencyOf(fast)).toBeCloseTo(600, -1);
  });

  test.each([4, -4])('pitch of %i semitones changes the frequency and not the length', (semitones) => {
    const shifted = changed(tone(400), { name: 'pitch', semitones });
    expect(Math.abs(shifted.length - rate)).toBeLessThan(rate / 100);
    const wanted = 400 * 2 ** (semitones / 12);
    expect(Math.abs(frequencyOf(shifted) - wanted) / wanted).toBeLessThan(0.03);
    expect(loudness(shifted)).toBeGreaterThan(0.25);
  });

  test('a stretched sound is longer at the same pitch', () => {
    const long = stretched(tone(300), rate, 1.4);
    expect(long.length).toBe(Math.ceil(1.4 * rate));
    expect(Math.abs(frequencyOf(long) - 300)).toBeLessThan(10);
  });

  test('echo repeats the sound once, later and softer', () => {
    const click = new Float32Array(rate);
    click[0] = 0.8;
    const echoed = changed(click, { name: 'echo', delay: 0.3, decay: 0.5 });
    expect([echoed[0], echoed[0.3 * rate], echoed[0.6 * rate]]).toEqual([Math.fround(0.8), Math.fround(0.4), 0]);
  });

  test('reverb dies away by 60 dB in its time', () => {
    const click = new Float32Array(rate / 2);
    click[0] = 1;
    const room = changed(click, { name: 'reverb', seconds: 0.8, wet: 0.35 });
    expect(room[0]).toBeCloseTo(0.65 + 0.35 * 0.49, 3);
    const [early, late] = [room.subarray(800, 2_400), room.subarray(0.75 * rate, 0.85 * rate)].map(loudness) as [
      number,
      number,
    ];
    expect(early).toBeGreaterThan(0);
    expect(20 * Math.log10(early / late)).toBeGreaterThan(35);
  });

  test('noise has its deviation and repeats with its seed', () => {
    const silence = new Float32Array(rate);
    const noise = changed(silence, { name: 'noise', scale: 0.02, seed: 7 });
    expect(loudness(noise)).toBeCloseTo(0.02, 3);
    expect(changed(silence, { name: 'noise', scale: 0.02, seed: 7 })).toEqual(noise);
    expect(changed(silence, { name: 'noise', scale: 0.02, seed: 8 })).not.toEqual(noise);
  });

  test('volume changes by decibels', () => {
    const loud = loudness(changed(tone(400), { name: 'volume', decibels: 6 }));
    expect(loud / loudness(tone(400))).toBeCloseTo(10 ** 0.3, 3);
  });

  test('samples beyond full scale are cut when they are written', () => {
    const wave = readWave(writeWave({ rate, samples: Float32Array.of(2, -2, 0.5) }, 'odd'));
    expect([...(wave?.samples ?? [])].map((each) => Number(each.toFixed(2)))).toEqual([1, -1, 0.5]);
    expect(wave).toMatchObject({ rate, comment: 'odd' });
  });

  test.each(['', 'RIFF', 'RIFF\0\0\0\0WAVE', 'RIFF\0\0\0\0WAVEfmt \u0010\0\0\0'])('%j is no WAV', (text) => {
    expect(readWave(Buffer.from(text, 'latin1'))).toBeUndefined();
  });
});
