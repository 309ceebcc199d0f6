export {
  type BlockKind,
  DocumentFailure,
  type DocumentFailureReason,
  type DocumentKind,
  type PlacedBlock,
  type ReadDocument,
  type SentDocument,
} from './document.ts';
export { type Fragment, FragmentList, type WalkedPage } from './fragments/fragment.ts';
export { isPdf } from './kind-of-document.ts';
export { layOutPages, pagesAtMost } from './lay-out-pages.ts';
export { MAX_SCANNED_PAGES } from './limits.ts';
export type { PagePicture } from './pdf-scan/draw-pictures.ts';
export type { HiddenText, ScannedPage, ScannedPdf } from './pdf-scan/scanned-pdf.ts';
export { readDocument } from './read-document.ts';
export { readPlainText } from './read-plain-text.ts';
