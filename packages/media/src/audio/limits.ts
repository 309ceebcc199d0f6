/** Samples a second of the sound that the models read. */
export const MODEL_RATE = 16_000;
/** The largest size of a file in bytes: 13 minutes of WAV at 16 kHz. */
export const MAX_AUDIO_BYTES = 26_214_400;
/** The longest recording in seconds. Its transcription takes about 35 s of processor time. */
export const MAX_AUDIO_SECONDS = 600;
/** The lowest and highest sampling rates of files. */
export const MIN_FILE_RATE = 4_000;
export const MAX_FILE_RATE = 384_000;
/** The largest number of channels. Only their mean is read. */
export const MAX_CHANNELS = 8;
