/** The models that read pictures and recordings. Versions are those of the weights, or of the package that ships them. */
export const mediaModels = {
  'pp-ocr': { reads: 'image', what: 'lines of text in pictures', version: '4' },
  'nsfwjs-mobilenet': { reads: 'image', what: 'nudity in pictures', version: '4.3.0' },
  'tiny-face-detector': { reads: 'image', what: 'faces in pictures', version: '1.7.15' },
  'silero-vad': { reads: 'audio', what: 'where somebody speaks', version: '5' },
  moonshine: { reads: 'audio', what: 'what is said', version: '0.1.16' },
} as const satisfies Readonly<Record<string, { reads: 'image' | 'audio'; what: string; version: string }>>;

/** A model that reads pictures or recordings. */
export type MediaModel = keyof typeof mediaModels;
