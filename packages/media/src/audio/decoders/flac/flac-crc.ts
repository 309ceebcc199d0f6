const table8 = tableOf(8, 0x07);
const table16 = tableOf(16, 0x8005);

/** The checksum of a frame's header. It is 0 for bytes that end with their own checksum. */
export function crc8(bytes: Uint8Array, from: number, to: number): number {
  let crc = 0;
  for (let at = from; at < to; at += 1) crc = table8[crc ^ (bytes[at] ?? 0)] ?? 0;
  return crc;
}

/** The checksum of a frame. It is 0 for bytes that end with their own checksum. */
export function crc16(bytes: Uint8Array, from: number, to: number): number {
  let crc = 0;
  for (let at = from; at < to; at += 1) crc = ((crc << 8) & 0xffff) ^ (table16[(crc >> 8) ^ (bytes[at] ?? 0)] ?? 0);
  return crc;
}

function tableOf(bits: number, polynomial: number): Uint16Array {
  const top = 1 << (bits - 1);
  const step = (crc: number) => (crc & top ? (crc << 1) ^ polynomial : crc << 1) & (2 * top - 1);
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    let crc = byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) crc = step(crc);
    return crc;
  });
}
