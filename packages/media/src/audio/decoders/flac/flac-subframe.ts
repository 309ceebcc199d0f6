import type { BitReader } from '../bit-reader.ts';

/** The weights of the last samples in a fixed predictor, by its order. */
const fixedWeights: readonly (readonly number[])[] = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]];

/**
 * Reads one channel of a frame (RFC 9639, section 9.2). The sums of all predictors fit exactly into a number, also with
 * samples of 32 bits.
 */
export function readSubframe(reader: BitReader, frames: number, bits: number): Float64Array {
  if (reader.readFlag()) throw new Error('a subframe starts with a reserved bit');
  const type = reader.read(6);
  const wasted = reader.readFlag() ? reader.readUnary() + 1 : 0;
  const depth = bits - wasted;
  if (depth < 1) throw new Error('a subframe has no bits left');
  const samples = new Float64Array(frames);
  readSamples(reader, samples, depth, type);
  if (wasted > 0) for (let at = 0; at < frames; at += 1) samples[at] = (samples[at] ?? 0) * 2 ** wasted;
  return samples;
}

function readSamples(reader: BitReader, samples: Float64Array, depth: number, type: number): void {
  if (type === 0) samples.fill(reader.readSigned(depth));
  else if (type === 1) readPlain(reader, samples, depth, samples.length);
  else if (type >= 8 && type <= 12) readFixed(reader, samples, depth, type - 8);
  else if (type >= 32) readLinear(reader, samples, depth, type - 31);
  else throw new Error(`a subframe has the reserved type ${type}`);
}

function readPlain(reader: BitReader, samples: Float64Array, depth: number, count: number): void {
  for (let at = 0; at < count; at += 1) samples[at] = reader.readSigned(depth);
}

function readFixed(reader: BitReader, samples: Float64Array, depth: number, order: number): void {
  readWarmUp(reader, samples, depth, order);
  readResidual(reader, samples, order);
  predict(samples, fixedWeights[order] ?? [], 0);
}

function readLinear(reader: BitReader, samples: Float64Array, depth: number, order: number): void {
  readWarmUp(reader, samples, depth, order);
  const precision = reader.read(4) + 1;
  const shift = reader.readSigned(5);
  if (precision === 16 || shift < 0) throw new Error('a predictor has a reserved precision or shift');
  const weights = Array.from({ length: order }, () => reader.readSigned(precision));
  readResidual(reader, samples, order);
  predict(samples, weights, shift);
}

function readWarmUp(reader: BitReader, samples: Float64Array, depth: number, order: number): void {
  if (order > samples.length) throw new Error('a predictor reaches further than its frame');
  readPlain(reader, samples, depth, order);
}

/** Adds the prediction from the samples before to each sample after the first ones. */
function predict(samples: Float64Array, weights: readonly number[], shift: number): void {
  const order = weights.length;
  const kernel = Float64Array.from(weights);
  const scale = 2 ** -shift;
  for (let at = order; at < samples.length; at += 1) {
    let sum = 0;
    for (let back = 0; back < order; back += 1) sum += (kernel[back] ?? 0) * (samples[at - 1 - back] ?? 0);
    samples[at] = (samples[at] ?? 0) + Math.floor(sum * scale);
  }
}

/** Reads what a predictor missed into the samples after the first ones (RFC 9639, section 9.2.7). */
function readResidual(reader: BitReader, samples: Float64Array, order: number): void {
  const method = reader.read(2);
  if (method > 1) throw new Error('a residual has a reserved coding');
  const parameterBits = 4 + method;
  const partitions = 1 << reader.read(4);
  const size = samples.length / partitions;
  if (!Number.isInteger(size) || size < order) throw new Error('a residual has too many partitions');
  for (let partition = 0; partition < partitions; partition += 1) {
    const part = samples.subarray(partition === 0 ? order : partition * size, (partition + 1) * size);
    readPartition(reader, part, parameterBits);
  }
}

function readPartition(reader: BitReader, part: Float64Array, parameterBits: number): void {
  const parameter = reader.read(parameterBits);
  if (parameter === (1 << parameterBits) - 1) {
    readPlain(reader, part, reader.read(5), part.length);
    return;
  }
  for (let at = 0; at < part.length; at += 1) part[at] = readRice(reader, parameter);
}

/** Reads a number in Rice coding. Even codes are numbers from 0 up, odd ones from -1 down. */
function readRice(reader: BitReader, parameter: number): number {
  const word = reader.peek();
  const zeros = Math.clz32(word);
  const length = zeros + 1 + parameter;
  if (length > 31) return readLongRice(reader, parameter);
  reader.skip(length);
  const code = (1 << parameter) * (zeros - 1) + (word >>> (32 - length));
  return (code >>> 1) ^ -(code & 1);
}

/** Reads a number whose code has more bits than fit into one word. */
function readLongRice(reader: BitReader, parameter: number): number {
  const code = reader.readUnary() * 2 ** parameter + reader.read(parameter);
  return code % 2 === 0 ? code / 2 : -(code + 1) / 2;
}
