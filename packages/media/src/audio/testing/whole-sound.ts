import { MonoSink } from '../mono-sink.ts';

/** Keeps the sound that a decoder makes, with all of its channels. */
export class WholeSound extends MonoSink {
  readonly channels: number[][] = [];

  override add(parts: readonly Float32Array[], rate: number): void {
    super.add(parts, rate);
    for (const [at, part] of parts.entries()) {
      this.channels[at] ??= [];
      for (const sample of part) this.channels[at].push(sample);
    }
  }
}

/** How much louder the reference is than what a sound differs from it, in decibels. */
export function signalToNoise(sound: WholeSound, reference: WholeSound): number {
  let [signal, noise] = [0, 0];
  for (const [channel, samples] of reference.channels.entries()) {
    for (const [at, sample] of samples.entries()) {
      signal += sample ** 2;
      noise += (sample - (sound.channels[channel]?.[at] ?? 0)) ** 2;
    }
  }
  return 10 * Math.log10(signal / noise);
}
