export type { AudioFormat, AudioSegment, AudioTask, ReadAudio } from './audio/audio.ts';
export { type AudioReader, type AudioReaderSettings, createAudioReader } from './audio/audio-reader.ts';
export { kindOfAudio } from './audio/kind-of-audio.ts';
export { MAX_AUDIO_BYTES, MAX_AUDIO_SECONDS } from './audio/limits.ts';
export type { NamedTranscript } from './audio/served-reading.ts';
export type { SpeechModel } from './audio/speech/speech-task.ts';
export {
  type SentRecording,
  type ServedTranscript,
  type TranscriptForm,
  type TranscriptionServer,
  transcribeByApi,
} from './audio/transcribe-by-api.ts';
export type {
  Face,
  ImageFormat,
  ImageTask,
  ImageText,
  NsfwLabel,
  NsfwRating,
  ReadImage,
  TextSource,
} from './image/image.ts';
export { createImageReader, type ImageReader, type ImageReaderSettings } from './image/image-reader.ts';
export { MAX_BYTES as MAX_IMAGE_BYTES } from './image/limits.ts';
export { kindOfMedia } from './kind-of-media.ts';
export { MediaFailure, type MediaFailureReason } from './media-failure.ts';
export { type MediaModel, mediaModels } from './media-models.ts';
export { missingPackageOf } from './missing-package.ts';
