import { BitReader } from '../bit-reader.ts';
import { HybridFilter, interleave } from './hybrid-filter.ts';
import { GRANULE_LINES, mp3Bands } from './mp3-bands.ts';
import { HEADER_BYTES, type Mp3Header } from './mp3-header.ts';
import { readLines, scaleLines } from './mp3-spectrum.ts';
import { joinMp3Stereo } from './mp3-stereo.ts';
import { PolyphaseFilter } from './polyphase-filter.ts';
import { readFactors1, readFactors2, type ScaleFactors } from './scale-factors.ts';
import { type GranuleInfo, readSideInfo, type SideInfo, sideBytes } from './side-info.ts';

/** The most bytes that a frame can borrow from the frames before. */
const MAX_BORROWED = 511;
const CHECKSUM_BYTES = 2;

interface ChannelFilters {
  readonly hybrid: HybridFilter;
  readonly polyphase: PolyphaseFilter;
}

/** One channel of a granule. */
interface GranuleChannel {
  readonly info: GranuleInfo;
  readonly factors: ScaleFactors;
  readonly lines: Float64Array;
}

/** Decodes MPEG audio of layer III (ISO/IEC 11172-3 and 13818-3). */
export class Mp3Decoder {
  readonly #filters: ChannelFilters[] = [];
  /** The end of the sound of the frames before, from which a frame can borrow. */
  #reservoir: Uint8Array = new Uint8Array();

  /**
   * Decodes a frame with its header into the sound of its channels, from -1 to 1. A frame that borrows what the file
   * does not have is silent. @throws Error if it is damaged
   */
  decode(frame: Uint8Array, header: Mp3Header): Float32Array[] {
    const start = HEADER_BYTES + (header.hasChecksum ? CHECKSUM_BYTES : 0);
    const side = readSideInfo(new BitReader(frame, start), header);
    const bytes = Buffer.concat([this.#reservoir, frame.subarray(start + sideBytes(header))]);
    const from = this.#reservoir.length - side.borrowed;
    this.#reservoir = bytes.subarray(Math.max(0, bytes.length - MAX_BORROWED));
    const sound = Array.from({ length: header.channels }, () => new Float32Array(side.granules.length * GRANULE_LINES));
    if (from >= 0) this.#decodeGranules(new BitReader(bytes, from), side, header, sound);
    return sound;
  }

  #decodeGranules(reader: BitReader, side: SideInfo, header: Mp3Header, sound: readonly Float32Array[]): void {
    let before: readonly GranuleChannel[] = [];
    for (const [granule, infos] of side.granules.entries()) {
      const channels = infos.map((info, at) => {
        const shared = { before: before[at]?.factors, shared: side.shared[at] ?? [] };
        return readChannel(reader, info, at === 1, { header, shared });
      });
      const [left, right] = channels;
      if (left && right) joinChannels(left, right, header);
      for (const [at, channel] of channels.entries()) {
        interleave(channel.lines, bandsOf(channel.info, header));
        const { hybrid, polyphase } = this.#filtersOf(at);
        const subbands = hybrid.next(channel.lines, channel.info);
        polyphase.run(subbands, sound[at] ?? new Float32Array(), granule * GRANULE_LINES);
      }
      before = channels;
    }
  }

  #filtersOf(channel: number): ChannelFilters {
    this.#filters[channel] ??= { hybrid: new HybridFilter(), polyphase: new PolyphaseFilter() };
    return this.#filters[channel];
  }
}

const bandsOf = ({ layout }: GranuleInfo, { rateIndex }: Mp3Header) => mp3Bands[rateIndex]?.[layout] ?? [];

interface FactorContext {
  readonly header: Mp3Header;
  readonly shared: { readonly before: ScaleFactors | undefined; readonly shared: readonly boolean[] };
}

function readChannel(
  reader: BitReader,
  info: GranuleInfo,
  isRight: boolean,
  { header, shared }: FactorContext,
): GranuleChannel {
  const end = reader.position + info.bits;
  const factors = header.isMpeg1
    ? readFactors1(reader, info, shared)
    : readFactors2(reader, info, isRight && header.isIntensity);
  const lines = readLines(reader, info, end);
  reader.skip(end - reader.position);
  scaleLines(lines, bandsOf(info, header), info, factors);
  return { info, factors, lines };
}

function joinChannels(left: GranuleChannel, right: GranuleChannel, header: Mp3Header): void {
  // The lowest bit of the code of the factors says how much a place changes the loudness.
  const placeStep = right.info.scaleCode & 1 ? Math.SQRT1_2 : 2 ** -0.25;
  const bands = bandsOf(right.info, header);
  joinMp3Stereo({ left: left.lines, right: right.lines, bands, places: right.factors, placeStep }, header);
}
