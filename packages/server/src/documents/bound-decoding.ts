import { DocumentFailure } from './document-failure.ts';

/**
 * Reads with arrays of at most `maxBytes`. PDF.js decodes a stream into one array that grows, and takes no limit: a
 * kilobyte in three layers of Flate becomes gigabytes. So the arrays that it makes are held to a limit meanwhile; once
 * one was too large, others of more than a tenth are refused as well, so that a thousand such streams cost little more
 * than one. Native decompression, which makes its arrays elsewhere, is out of reach meanwhile: PDF.js then decodes
 * itself. @throws DocumentFailure where an array was too large, whatever the reader made of it
 */
export async function readWithBoundedArrays<Read>(maxBytes: number, read: () => Promise<Read>): Promise<Read> {
  const { Uint8Array: Bytes, DecompressionStream: Decompression } = globalThis;
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'DecompressionStream');
  let limit = maxBytes;
  let isTooLarge = false;
  const bounded = new Proxy(Bytes, {
    construct(target, words, newTarget) {
      if (typeof words[0] === 'number' && words[0] > limit) {
        isTooLarge = true;
        limit = maxBytes / 10;
        throw tooLarge(maxBytes);
      }
      return Reflect.construct(target, words, newTarget);
    },
  });
  globalThis.Uint8Array = bounded;
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
  try {
    return await read();
  } finally {
    globalThis.Uint8Array = Bytes;
    if (descriptor && Decompression) Object.defineProperty(globalThis, 'DecompressionStream', descriptor);
    // What a reader swallowed is not forgotten: a text that lacks what was too large is not the document's.
    // biome-ignore lint/correctness/noUnsafeFinally: the failure of the limit goes before any other
    if (isTooLarge) throw tooLarge(maxBytes);
  }
}

function tooLarge(maxBytes: number): DocumentFailure {
  const message = `The document holds a stream that grows beyond ${maxBytes} bytes when unpacked; save it again, or send its text`;
  return new DocumentFailure('too_large', message);
}
