import { InverseMdct } from '../inverse-mdct.ts';
import { bitsFor, LowBitReader } from './low-bit-reader.ts';
import { applyFloor, readPoints } from './vorbis-floor.ts';
import { addResidue } from './vorbis-residue.ts';
import type { VorbisForm, VorbisMapping, VorbisSetup } from './vorbis-setup.ts';

/** The window of a packet, and the sizes of its neighbours. */
interface PacketWindow {
  readonly size: number;
  readonly before: number;
  readonly after: number;
}

/** Decodes the packets of Vorbis I (its specification, section 4.3). */
export class VorbisDecoder {
  readonly #form: VorbisForm;
  readonly #setup: VorbisSetup;
  readonly #transforms = new Map<number, InverseMdct>();
  readonly #slopes = new Map<number, Float64Array>();
  /** The second half of the window of the packet before, for each channel. */
  #halves: Float64Array[] = [];

  constructor(form: VorbisForm, setup: VorbisSetup) {
    this.#form = form;
    this.#setup = setup;
    for (const size of form.sizes) {
      this.#transforms.set(size, new InverseMdct(size / 2));
      this.#slopes.set(size, slopeOf(size / 2));
    }
  }

  /** Decodes a packet into the sound of its channels. The first packet has none. */
  decode(packet: Uint8Array): Float32Array[] {
    const reader = new LowBitReader(packet);
    if (reader.readFlag()) return [];
    const mode = this.#setup.modes[reader.read(bitsFor(this.#setup.modes.length - 1))];
    const mapping = mode && this.#setup.mappings[mode.mapping];
    if (!mapping) throw new Error('a packet has no mode');
    const window = this.#readWindow(reader, mode.isLong);
    const spectra = this.#readSpectra(reader, mapping, window.size / 2);
    return spectra.map((spectrum, channel) => this.#soundOf(spectrum, channel, window));
  }

  #readWindow(reader: LowBitReader, isLong: boolean): PacketWindow {
    const [short, long] = this.#form.sizes;
    if (!isLong) return { size: short, before: short, after: short };
    return { size: long, before: reader.readFlag() ? long : short, after: reader.readFlag() ? long : short };
  }

  #readSpectra(reader: LowBitReader, mapping: VorbisMapping, lines: number): Float64Array[] {
    const { books, floors } = this.#setup;
    const floorOf = mapping.parts.map((part) => floors[mapping.floors[part] ?? -1]);
    const points = floorOf.map((floor) => {
      if (!floor) throw new Error('a mapping has no floor');
      return readPoints(reader, floor, books);
    });
    const spectra = mapping.parts.map(() => new Float64Array(lines));
    this.#addResidues(reader, mapping, spectra, soundingOf(points, mapping));
    for (const { size, angle } of mapping.couplings.toReversed()) uncouple(spectra[size], spectra[angle]);
    for (const [channel, spectrum] of spectra.entries()) {
      const [floor, heights] = [floorOf[channel], points[channel]];
      if (floor && heights) applyFloor(spectrum, floor, heights);
      else spectrum.fill(0);
    }
    return spectra;
  }

  #addResidues(
    reader: LowBitReader,
    { parts, residues }: VorbisMapping,
    spectra: readonly Float64Array[],
    isSounding: readonly boolean[],
  ): void {
    for (const [part, number] of residues.entries()) {
      const residue = this.#setup.residues[number];
      if (!residue) throw new Error('a mapping has no residue');
      const own = [...parts.keys()].filter((channel) => parts[channel] === part);
      // Channels that take turns are stored together, also if one of them is silent.
      const isTogether = residue.kind === 2 && own.some((channel) => isSounding[channel]);
      const stored = own.filter((channel) => isTogether || isSounding[channel]);
      const chosen = stored.flatMap((channel) => spectra[channel] ?? []);
      if (chosen.length > 0) addResidue(reader, residue, chosen, this.#setup.books);
    }
  }

  #soundOf(spectrum: Float64Array, channel: number, { size, before, after }: PacketWindow): Float32Array {
    const sound = new Float64Array(size);
    this.#transforms.get(size)?.transform(spectrum, 0, sound);
    const half = size / 2;
    weigh(sound.subarray(0, half), this.#slopes.get(before));
    weigh(sound.subarray(half).reverse(), this.#slopes.get(after));
    sound.subarray(half).reverse();
    const last = this.#halves[channel];
    this.#halves[channel] = sound.slice(half);
    return last ? overlapped(last, sound.subarray(0, half)) : new Float32Array();
  }
}

/** Channels that have lines: those with a floor, and those that are coupled with one of these. */
function soundingOf(points: readonly unknown[], { couplings }: VorbisMapping): boolean[] {
  const isSounding = points.map((each) => each !== undefined);
  for (const { size, angle } of couplings) {
    const isEither = isSounding[size] || isSounding[angle] || false;
    isSounding[size] = isEither;
    isSounding[angle] = isEither;
  }
  return isSounding;
}

/** Makes two channels of a size and an angle. */
function uncouple(sizes = new Float64Array(), angles = new Float64Array()): void {
  for (let line = 0; line < sizes.length; line += 1) {
    const size = sizes[line] ?? 0;
    const angle = angles[line] ?? 0;
    const other = size - Math.abs(angle) * (size > 0 ? 1 : -1);
    sizes[line] = angle > 0 ? size : other;
    angles[line] = angle > 0 ? other : size;
  }
}

/** The rising half of a window with its slope in the middle: zeros before it and ones after it. */
function weigh(half: Float64Array, slope: Float64Array | undefined): void {
  if (!slope) return;
  const start = (half.length - slope.length) / 2;
  half.fill(0, 0, Math.max(0, start));
  for (let at = 0; at < slope.length; at += 1) half[start + at] = (half[start + at] ?? 0) * (slope[at] ?? 0);
}

function slopeOf(size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, at) =>
    Math.sin((Math.PI / 2) * Math.sin((Math.PI / 2) * ((at + 0.5) / size)) ** 2),
  );
}

/** The sound from the middle of a window to the middle of the next one. Their slopes have the same middle. */
function overlapped(last: Float64Array, next: Float64Array): Float32Array {
  const shift = (last.length - next.length) / 2;
  return Float32Array.from(
    { length: (last.length + next.length) / 2 },
    (_, at) => (last[at] ?? 0) + (next[at - shift] ?? 0),
  );
}
