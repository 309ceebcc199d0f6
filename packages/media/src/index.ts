export type { ImageFormat, ImageTask, ImageText, NsfwLabel, NsfwRating, ReadImage, TextSource } from './image/image.ts';
export { createImageReader, type ImageReader, type ImageReaderSettings } from './image/image-reader.ts';
export { readImage } from './image/read-image.ts';
export { MediaFailure, type MediaFailureReason } from './media-failure.ts';
