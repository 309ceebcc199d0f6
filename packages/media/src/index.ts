export type { ImageFormat, ImageTask, ImageText, NsfwLabel, NsfwRating, ReadImage, TextSource } from './image/image.ts';
export { MediaFailure, type MediaFailureReason } from './media-failure.ts';
