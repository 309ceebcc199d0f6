export { drawPicture } from './picture/draw-picture.ts';
export { speakText } from './speech/speak-text.ts';
