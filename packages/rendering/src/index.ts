export type { FontName, Mark, Picture, TextMark } from './picture/picture.ts';
export { descriptionOf } from './picture/png-text.ts';
export { renderPicture, renderSpeech } from './render.ts';
export type { Effect } from './speech/effect.ts';
export { MAX_SPOKEN, type Speech, type VoiceName, voices } from './speech/speech.ts';
export { readWave } from './speech/wave.ts';
