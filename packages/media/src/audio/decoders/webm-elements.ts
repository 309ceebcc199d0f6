/** One element of an EBML file (RFC 8794). Its content starts at `start` and ends before `end`. */
export interface EbmlElement {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The elements within a range, in their order. An element of unknown size, or of one that is not there, reaches to the
 * end of the range. Yields nothing more after bytes that are no element.
 */
export function* elementsOf(file: Buffer, from: number, to: number): Generator<EbmlElement, undefined> {
  for (let at = from; at < to; ) {
    const id = numberAt(file, at, 4, false);
    const size = id && numberAt(file, id.next, 8, true);
    if (!id || !size || size.next > to) return undefined;
    const end = size.value === undefined ? to : Math.min(to, size.next + size.value);
    yield { id: id.value ?? 0, start: size.next, end };
    at = end;
  }
  return undefined;
}

interface EbmlNumber {
  /** Undefined for the reserved value that says that a size is not known. */
  readonly value: number | undefined;
  readonly next: number;
}

/**
 * Reads a number of variable length: the zero bits before its first one count its further bytes. Ids keep that bit,
 * sizes lose it.
 */
export function numberAt(file: Buffer, at: number, maxBytes: number, isSize: boolean): EbmlNumber | undefined {
  const first = file[at];
  if (!first) return undefined;
  const length = Math.clz32(first) - 23;
  if (length > maxBytes || at + length > file.length) return undefined;
  let value = isSize ? first & (0xff >> length) : first;
  let isUnknown = isSize && value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = file[at + index] ?? 0;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value: isUnknown ? undefined : value, next: at + length };
}

/** The big-endian number that is an element's content. */
export function uintOf(file: Buffer, { start, end }: EbmlElement): number {
  let value = 0;
  for (let at = start; at < Math.min(end, start + 6); at += 1) value = value * 256 + (file[at] ?? 0);
  return value;
}
