import { MediaFailure } from '../../media-failure.ts';
import type { MonoSink } from '../mono-sink.ts';
import { Mp3Decoder } from './mp3/mp3-decoder.ts';
import { HEADER_BYTES, layerAt, type Mp3Header, readMp3Header } from './mp3/mp3-header.ts';
import { sideBytes } from './mp3/side-info.ts';

const TAG_HEAD = 10;
/** Bytes before the first frame, after a tag. More are no noise between a tag and the sound. */
const MAX_LEADING_BYTES = 1_048_576;
/** The names of the frame before the sound that holds numbers of the encoder. */
const encoderFrames = ['Xing', 'Info'];

/** Decodes MPEG audio of layer III. Bytes between frames are skipped, as players do. */
export function decodeMp3(bytes: Uint8Array, sink: MonoSink): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new Mp3Decoder();
  const first = firstFrame(file);
  const form = readMp3Header(file, first);
  let header = form;
  for (let at = first; header; ) {
    if (at + header.size > file.length) return;
    const frame = file.subarray(at, at + header.size);
    if (at !== first || !isEncoderFrame(frame, header)) sink.add(decoder.decode(frame, header), header.rate);
    at = nextFrame(file, at + header.size, form);
    header = readMp3Header(file, at);
  }
}

/** Where the first frame begins that another one follows. Bytes before it can look like a frame. */
function firstFrame(file: Buffer): number {
  const start = endOfTag(file);
  let at = nextFrame(file, start);
  for (let header = readMp3Header(file, at); header; header = readMp3Header(file, at)) {
    if (at - start > MAX_LEADING_BYTES) return file.length;
    const next = at + header.size;
    if (next >= file.length || readMp3Header(file, next)?.rate === header.rate) return at;
    at = nextFrame(file, at + 1);
  }
  if (layerAt(file, endOfTag(file)) === undefined) return at;
  throw new MediaFailure('unknown_kind', 'The MPEG file is of another layer than III; save it again as MP3 or WAV');
}

/** Where the next frame begins, or the end of the file. Frames of one file have the same version and rate. */
function nextFrame(file: Buffer, from: number, form?: Mp3Header): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const header = at + HEADER_BYTES <= file.length ? readMp3Header(file, at) : undefined;
    if (header && (!form || (header.rate === form.rate && header.channels === form.channels))) return at;
  }
  return file.length;
}

/** Where the tag at the start of the file ends (ID3, version 2). Each byte of its size has 7 bits. */
function endOfTag(file: Buffer): number {
  if (file.toString('latin1', 0, 3) !== 'ID3' || file.length < TAG_HEAD) return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((file[at] ?? 0) & 0x7f), 0);
  return TAG_HEAD + size;
}

function isEncoderFrame(frame: Buffer, header: Mp3Header): boolean {
  const at = HEADER_BYTES + sideBytes(header);
  return encoderFrames.includes(frame.toString('latin1', at, at + 4));
}
