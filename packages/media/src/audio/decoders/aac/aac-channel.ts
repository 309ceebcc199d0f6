import type { BitReader } from '../bit-reader.ts';
import type { AacBands } from './aac-bands.ts';
import { refused } from './aac-config.ts';
import { type BandScales, readBandScales } from './band-scales.ts';
import { type NoiseShaping, readNoiseShaping } from './noise-shaping.ts';
import { addPulses, readPulses, readSpectrum, scaleSpectrum } from './spectrum.ts';
import { readWindowInfo, type WindowInfo } from './window-info.ts';

/** One channel of a frame. Its spectrum lacks noise, stereo and the shaping of noise. */
export interface AacChannel extends BandScales {
  readonly info: WindowInfo;
  readonly spectrum: Float64Array;
  readonly shaping: NoiseShaping;
}

/** Reads individual_channel_stream. `shared` are the windows that two channels have in common. */
export function readChannel(reader: BitReader, table: AacBands, shared?: WindowInfo): AacChannel {
  const gain = reader.read(8);
  const info = shared ?? readWindowInfo(reader, table);
  const bands = readBandScales(reader, info, gain);
  const pulses = reader.readFlag() ? readPulses(reader, info) : [];
  const shaping = reader.readFlag() ? readNoiseShaping(reader, info) : [];
  if (reader.readFlag()) throw refused('is AAC-SSR');
  const spectrum = readSpectrum(reader, info, bands.types);
  addPulses(spectrum, pulses);
  scaleSpectrum(spectrum, info, bands);
  return { ...bands, info, spectrum, shaping };
}
