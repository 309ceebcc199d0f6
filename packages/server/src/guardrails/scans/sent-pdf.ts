import { DocumentFailure, isPdf } from '@redoubt/documents';
import { fileRefused } from '../file-refused.ts';
import type { DocumentScan } from './scan-document.ts';

/** A PDF as it was sent. */
export type SentPdf = Pick<DocumentScan, 'bytes' | 'filename' | 'field'>;

/** Reads the PDF of a field in base64. @throws Failure 415 if it is no PDF */
export const pdfOfText = (base64: string, field: string, filename: string | null = null): SentPdf =>
  checked({ bytes: new Uint8Array(Buffer.from(base64, 'base64')), filename, field });

/** Reads the PDF of a form. @throws Failure 415 if it is no PDF */
export const pdfOfFile = async (file: File): Promise<SentPdf> =>
  checked({ bytes: new Uint8Array(await file.arrayBuffer()), filename: file.name, field: 'file' });

function checked(sent: SentPdf): SentPdf {
  if (isPdf(sent.bytes)) return sent;
  const refused = new DocumentFailure('unknown_kind', 'The document is no PDF; send one, or its text to detect');
  throw fileRefused(refused, sent.field, sent.filename ?? '');
}
