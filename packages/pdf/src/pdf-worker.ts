export { drawDocument } from './draw-document.ts';
