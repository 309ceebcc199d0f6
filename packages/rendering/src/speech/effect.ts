/** A change of a sound, as plain data. */
export type Effect =
  /** Resampled: faster and higher by `factor`, as a tape that runs faster. */
  | { readonly name: 'speed'; readonly factor: number }
  /** Higher by semitones, or lower if negative, at the same tempo. */
  | { readonly name: 'pitch'; readonly semitones: number }
  /** One repetition after `delay` seconds, `decay` times as loud. */
  | { readonly name: 'echo'; readonly delay: number; readonly decay: number }
  /** The room's sound mixed in with the share `wet`; it dies away by 60 dB in `seconds`. */
  | { readonly name: 'reverb'; readonly seconds: number; readonly wet: number }
  /** Gaussian noise with this standard deviation, of a full scale of 1. The seed makes it repeatable. */
  | { readonly name: 'noise'; readonly scale: number; readonly seed: number }
  | { readonly name: 'volume'; readonly decibels: number };
