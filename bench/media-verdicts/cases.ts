import { readWave, renderSpeech } from '@redoubt/rendering';
import { drawPage, renderings } from './draw-page.ts';
import { injectedPages, type Page, plainPages, plainSpeech, spokenInjections } from './written-cases.ts';

/** A picture or a recording, and whether it has an injection. */
export interface MediaCase {
  readonly medium: 'image' | 'audio';
  readonly isInjection: boolean;
  /** How the text is drawn, or the voice that speaks it. */
  readonly rendering: string;
  /** What is truly written or said. */
  readonly text: string;
  make(): Promise<Uint8Array>;
}

const voices = ['rms', 'slt'] as const;
type Voice = (typeof voices)[number];
/** The amplitude of noise that is 20 dB below the speech, of the speech's. */
const NOISE = 0.1;

/** 40 injections and 40 harmless pages, each drawn in five ways. With `every`, only each so manieth page. */
export const pictureCases = (every = 1): MediaCase[] => [
  ...drawn(injectedPages, true, every),
  ...drawn(plainPages, false, every),
];

/**
 * 20 injections by two voices and 40 harmless texts, by one voice each in turns. Noise lies 20 dB below. With `every`,
 * only each so manieth text.
 */
export const speechCases = (every = 1): MediaCase[] => [
  ...voices.flatMap((voice) => spokenInjections.filter(eachOf(every)).map((text) => spoken(text, voice, true))),
  ...plainSpeech.filter(eachOf(every)).map((text, index) => spoken(text, index % 2 === 0 ? 'rms' : 'slt', false)),
];

const eachOf = (every: number) => (_: unknown, index: number) => index % every === 0;

const drawn = (pages: readonly Page[], isInjection: boolean, every: number): MediaCase[] =>
  renderings.flatMap((rendering) =>
    pages
      .map((page, index) => ({
        medium: 'image' as const,
        isInjection,
        rendering,
        text: page.text,
        make: () => drawPage(page, rendering, index),
      }))
      .filter(eachOf(every)),
  );

const spoken = (text: string, voice: Voice, isInjection: boolean): MediaCase => ({
  medium: 'audio',
  isInjection,
  rendering: `voice ${voice}, noise at 20 dB`,
  text,
  make: () => speakNoisily(text, voice),
});

async function speakNoisily(text: string, voice: Voice): Promise<Uint8Array> {
  const wave = readWave(await renderSpeech({ text, voice, effects: [] }));
  if (!wave) throw new Error('The synthesiser made no WAV');
  const { samples } = wave;
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const scale = NOISE * Math.sqrt(power);
  return renderSpeech({ text, voice, effects: [{ name: 'noise', scale, seed: 7 }] });
}
