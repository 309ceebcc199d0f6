import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from './canvas.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, red, green and blue, and the one method of compression, filtering and order. */
const FORM = [8, 2, 0, 0, 0];

/** Writes a picture as PNG. Node packs a page in 0.1 s, a library in JavaScript in 1 s. */
export function writePng({ width, height, pixels }: Pick<Canvas, 'width' | 'height' | 'pixels'>): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  // Each row starts with the number of its filter: none.
  const stride = width * 3;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, Buffer.from(FORM)])),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(named.byteLength + 8);
  framed.writeUInt32BE(data.byteLength);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.byteLength + 4);
  return framed;
}
