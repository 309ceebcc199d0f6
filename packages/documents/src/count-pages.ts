import { readWithBoundedStreams } from './bound-decoding.ts';
import { MAX_DECODED_BYTES } from './limits.ts';
import { openPdf } from './open-pdf.ts';

/** Returns the number of pages of a PDF, without reading them. Call it in a process of the sandbox. @throws DocumentFailure */
export function countPages(bytes: Uint8Array): Promise<number> {
  return readWithBoundedStreams(MAX_DECODED_BYTES, async () => (await openPdf(bytes)).numPages);
}
