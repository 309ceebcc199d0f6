export type { BlockKind, DocumentKind, PlacedBlock, ReadDocument, SentDocument } from './document.ts';
export { DocumentFailure, type DocumentFailureReason } from './document-failure.ts';
export { layOutPages } from './lay-out-pages.ts';
export { pagesAtMost } from './pages-at-most.ts';
export { readDocument } from './read-document.ts';
export { readPlainText } from './read-plain-text.ts';
