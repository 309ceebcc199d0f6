// What a process of the sandbox scans with, apart from the other exports, so that a service does not load it.
export { countPages } from './count-pages.ts';
export { drawPictures } from './pdf-scan/draw-pictures.ts';
export { scanPdf } from './pdf-scan/scan-pdf.ts';
export { readPage } from './read-page.ts';
