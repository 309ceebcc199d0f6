/** Bytes of a page's head before its table of segments. */
const HEAD = 27;
const CONTINUED = 1;

/**
 * The packets of the first stream of an Ogg file (RFC 3533). A damaged page is skipped: the next one is searched. An
 * unfinished packet is dropped.
 */
export function* oggPackets(bytes: Uint8Array): Generator<Uint8Array, undefined> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let serial: number | undefined;
  let begun: Buffer[] = [];
  for (const page of pagesOf(file)) {
    serial ??= page.serial;
    if (page.serial !== serial) continue;
    const { packets, rest } = joined(page.isContinued ? begun : [], page.parts);
    yield* packets;
    begun = rest;
  }
  return undefined;
}

/** The packets that end with these parts, and the parts of the one that does not. */
function joined(begun: readonly Buffer[], parts: OggPage['parts']): { packets: Buffer[]; rest: Buffer[] } {
  const packets: Buffer[] = [];
  let rest = [...begun];
  for (const { part, isEnd } of parts) {
    rest.push(part);
    if (!isEnd) continue;
    packets.push(rest.length === 1 ? part : Buffer.concat(rest));
    rest = [];
  }
  return { packets, rest };
}

interface OggPage {
  readonly serial: number;
  readonly isContinued: boolean;
  readonly parts: readonly { readonly part: Buffer; readonly isEnd: boolean }[];
}

function* pagesOf(file: Buffer): Generator<OggPage> {
  for (let at = file.indexOf('OggS'); at >= 0; ) {
    const body = at + HEAD + (file[at + 26] ?? 0);
    if (body > file.length) return;
    const table = file.subarray(at + HEAD, body);
    const serial = file.readUInt32LE(at + 14);
    yield { serial, isContinued: ((file[at + 5] ?? 0) & CONTINUED) !== 0, parts: partsOf(file, body, table) };
    const end = body + table.reduce((sum, length) => sum + length, 0);
    at = file.indexOf('OggS', end);
  }
}

/** A packet ends with a segment of fewer than 255 bytes. Segments that the file does not have are left out. */
function partsOf(file: Buffer, start: number, table: Buffer): OggPage['parts'] {
  const parts: { part: Buffer; isEnd: boolean }[] = [];
  let from = start;
  let to = start;
  for (const length of table) {
    to += length;
    if (to > file.length) return parts;
    if (length === 255) continue;
    parts.push({ part: file.subarray(from, to), isEnd: true });
    from = to;
  }
  if (to > from) parts.push({ part: file.subarray(from, to), isEnd: false });
  return parts;
}
