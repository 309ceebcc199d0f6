import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PIECE = 1_000_000;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A valid grey picture of about so many bytes, nearly all of them in chunks that readers skip. */
export function largePicture(bytes: number): Buffer {
  const header = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 0, 0, 0, 0]);
  const pixels = deflateSync(Buffer.alloc(64 * 65));
  const filling = chunk('prVt', randomBytes(PIECE));
  const fillings = Array.from({ length: Math.floor(bytes / PIECE) }, () => filling);
  const ends = [chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), ...fillings, ...ends]);
}
