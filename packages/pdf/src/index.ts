export { Busy, documentPdf } from './document-pdf.ts';
