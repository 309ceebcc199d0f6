import { isExhaustion } from '@redoubt/sandbox';
import { getDocumentProxy } from 'unpdf';
import { DocumentFailure } from './document.ts';

/** An open PDF. */
export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Opens a PDF. @throws DocumentFailure if it is password-protected or broken */
export async function openPdf(bytes: Uint8Array, options: { maxImageSize?: number } = {}): Promise<Pdf> {
  try {
    // PDF.js takes ownership of the bytes. The copy keeps those of the caller intact.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, ...options });
  } catch (cause) {
    throw pdfFailureOf(cause);
  }
}

/** Converts what PDF.js throws. A lack of memory stays as it is. */
export function pdfFailureOf(cause: unknown): Error {
  if (cause instanceof DocumentFailure || isExhaustion(cause)) return cause;
  const { name } = cause as Error;
  if (name === 'PasswordException') {
    const message = 'The document is protected by a password; send one without';
    return new DocumentFailure('encrypted', message, { cause });
  }
  const message = 'The document cannot be opened as PDF: it is damaged or cut off; save it again';
  return new DocumentFailure('broken', message, { cause });
}
