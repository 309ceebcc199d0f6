import type { Effect } from './effect.ts';
import { addEcho } from './effects/echo.ts';
import { addNoise } from './effects/noise.ts';
import { shiftPitch } from './effects/pitch.ts';
import { resampled } from './effects/resample.ts';
import { addReverb } from './effects/reverb.ts';
import { changeVolume } from './effects/volume.ts';
import type { Sound } from './wave.ts';

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
