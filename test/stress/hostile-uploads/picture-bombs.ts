import { crc32, deflateSync } from 'node:zlib';

function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG with this size in its header, whatever its pixels are. `depth` is the number of bits of a grey pixel. */
function pngOf(width: number, height: number, pixels: Uint8Array, depth = 8, before: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [pngChunk('IHDR', header), ...before, pngChunk('IDAT', deflateSync(pixels, { level: 9 }))];
  return Buffer.concat([signature, ...chunks, pngChunk('IEND', Buffer.alloc(0))]);
}

const text = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 'a'), { level: 9 })]);

/** A GIF of frames of one pixel on a screen of this size. */
function gifOf(screen: number, frames: number): Buffer {
  const head = Buffer.from('474946383961000000008000000000ffffff', 'hex');
  head.writeUInt16LE(screen, 6);
  head.writeUInt16LE(screen, 8);
  const frame = Buffer.from('21f90404010000002c000000000100010000020144' + '00', 'hex');
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

const svgOf = (inside: string, size = 99): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${inside}</svg>`);

const uses = (levels: number, first: string): string => {
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
  );
  return `<defs>${first}${groups.join('')}</defs><use href="#a${levels}"/>`;
};

function entities(): Buffer {
  const levels = Array.from({ length: 9 }, (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`);
  const type = `<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">${levels.join('')}]>`;
  return Buffer.concat([Buffer.from(type), svgOf('<text>&a9;</text>')]);
}

const jpegHeader = (width: number, height: number): Buffer => {
  const frame = Buffer.from('ffd8ffc0000b08000000000101110000', 'hex');
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return Buffer.concat([frame, Buffer.from('ffda0008010100003f00', 'hex'), Buffer.alloc(2_000, 0x55)]);
};

const webpHeader = (width: number, height: number): Buffer => {
  const file = Buffer.alloc(30);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(22, 4);
  file.write('WEBPVP8X', 8, 'latin1');
  file.writeUInt32LE(10, 16);
  file.writeUIntLE(width - 1, 24, 3);
  file.writeUIntLE(height - 1, 27, 3);
  return file;
};

type Bombs = Readonly<Record<string, () => Uint8Array>>;

/** Small pictures that say that they are large, or become large, by format. */
export const pictureBombs: Readonly<Record<'png' | 'jpeg' | 'gif' | 'webp' | 'svg', Bombs>> = {
  png: {
    'says 4 billion by 4 billion': () => pngOf(0x7fffffff, 0x7fffffff, Buffer.alloc(99)),
    '900 million pixels of one bit': () => pngOf(30_000, 30_000, Buffer.alloc(30_000 * 3_751), 1),
    'says more pixels than it has': () => pngOf(6_000, 6_000, Buffer.alloc(99)),
    'a comment of 60 MB': () => pngOf(9, 9, Buffer.alloc(90), 8, [pngChunk('zTXt', text(60_000_000))]),
    '20,000 comments': () =>
      pngOf(9, 9, Buffer.alloc(90), 8, Array(20_000).fill(pngChunk('tEXt', Buffer.from('Comment\0a')))),
  },
  jpeg: {
    'says 65,535 by 65,535': () => jpegHeader(65_535, 65_535),
    'says 7,000 by 7,000 without pixels': () => jpegHeader(7_000, 7_000),
    'says no height': () => jpegHeader(9_999, 0),
    '9,000 empty segments': () =>
      Buffer.concat([Buffer.from('ffd8', 'hex'), ...Array<Buffer>(9_000).fill(Buffer.from('ffe10002', 'hex'))]),
  },
  gif: {
    '100,000 frames': () => gifOf(1, 100_000),
    'a screen of 65,535 by 65,535': () => gifOf(65_535, 3),
    '900 frames of 36 million pixels': () => gifOf(6_000, 900),
  },
  webp: {
    'says 16,777,216 by 16,777,216': () => webpHeader(16_777_216, 16_777_216),
    'says 7,000 by 7,000 without pixels': () => webpHeader(7_000, 7_000),
  },
  svg: {
    'entities of entities': entities,
    'a million by a million': () => svgOf('<text y="20">a</text>', 1_000_000),
    '50,000 groups in groups': () => svgOf('<g>'.repeat(50_000)),
    'a reference to itself': () => svgOf('<g id="a"><use href="#a"/></g>'),
    'a pattern of itself': () => svgOf('<pattern id="a"><rect fill="url(#a)"/></pattern><rect fill="url(#a)"/>'),
    'a file of the machine': () => svgOf('<image href="file:///etc/passwd" width="9" height="9"/>'),
    'a file of entities': () =>
      Buffer.concat([
        Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
        svgOf('<text>&a;</text>'),
      ]),
  },
};

/** Pictures that take all the time of a file. */
export const heavyPictures: Bombs = {
  'draws without end': () =>
    svgOf(
      uses(
        12,
        '<filter id="f"><feGaussianBlur stdDeviation="200"/></filter><g id="a0"><rect width="999" height="999" filter="url(#f)"/></g>',
      ),
      999,
    ),
  '49 million black pixels': () => pngOf(7_000, 7_000, Buffer.alloc(7_000 * 7_001)),
};
