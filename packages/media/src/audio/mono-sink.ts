import { MediaFailure } from '../media-failure.ts';
import { MAX_AUDIO_SECONDS, MAX_CHANNELS, MAX_FILE_RATE, MIN_FILE_RATE, MODEL_RATE } from './limits.ts';
import { Resampler } from './resampler.ts';

/**
 * Takes the sound of a decoder part by part and keeps it as 16-bit samples of one channel at the rate of the models.
 * Only a fraction of the decoded sound is ever in memory. A recording that is too long ends while it is decoded.
 */
export class MonoSink {
  readonly #parts: Int16Array[] = [];
  #resampler: Resampler | undefined;
  #rate = 0;
  #frames = 0;

  /** Seconds so far. */
  get seconds(): number {
    return this.#rate === 0 ? 0 : this.#frames / this.#rate;
  }

  /** Adds sound of equally long channels. @throws MediaFailure if the recording gets too long or changes its form */
  add(channels: readonly Float32Array[], rate: number): void {
    const frames = channels[0]?.length ?? 0;
    if (frames === 0) return;
    this.#begin(rate);
    if (channels.length > MAX_CHANNELS)
      throw brokenForm(`${channels.length} channels; at most ${MAX_CHANNELS} are read`);
    this.#frames += frames;
    if (this.seconds > MAX_AUDIO_SECONDS) throw tooLong();
    this.#keep(this.#resampler?.add(meanOf(channels)));
  }

  /** The whole sound. */
  finish(): Int16Array {
    this.#keep(this.#resampler?.finish());
    const samples = new Int16Array(this.#parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of this.#parts) {
      samples.set(part, at);
      at += part.length;
    }
    return samples;
  }

  #begin(rate: number): void {
    if (this.#rate === rate) return;
    if (this.#rate !== 0) throw brokenForm(`a sampling rate that changes from ${this.#rate} to ${rate} Hz`);
    if (!(rate >= MIN_FILE_RATE && rate <= MAX_FILE_RATE)) {
      throw brokenForm(`a sampling rate of ${rate} Hz; ${MIN_FILE_RATE} to ${MAX_FILE_RATE} Hz are read`);
    }
    this.#rate = rate;
    this.#resampler = new Resampler(rate, MODEL_RATE);
  }

  #keep(samples: Float32Array | undefined): void {
    if (samples && samples.length > 0) this.#parts.push(Int16Array.from(samples, toInt16));
  }
}

/** A decoder may make numbers that are none from a damaged file. They count as silence. */
const toInt16 = (sample: number): number =>
  Number.isFinite(sample) ? Math.round(Math.max(-1, Math.min(1, sample)) * 32_767) : 0;

function meanOf(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  const mean = Float32Array.from(first);
  for (const channel of others)
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (channel[at] ?? 0);
  return mean.map((sum) => sum / channels.length);
}

const brokenForm = (what: string): MediaFailure =>
  new MediaFailure('broken', `The recording has ${what}; save it again, for example as MP3 or WAV`);

const tooLong = (): MediaFailure =>
  new MediaFailure('too_long', `The recording is longer than ${MAX_AUDIO_SECONDS} s; cut it into parts`);
