/** The largest file in bytes. */
export const MAX_BYTES = 20_971_520;
/** The largest number of pixels of one frame. Phones take pictures of 48 million. */
export const MAX_PIXELS = 50_000_000;
/** The largest width and height in pixels. Nothing can be read in a picture that is longer and so thin. */
export const MAX_SIDE = 32_767;
/** The largest number of frames of an animation, or of pages. */
export const MAX_FRAMES = 1_000;
/** The number of frames that are read of an animation. */
export const SAMPLED_FRAMES = 8;
/** The largest number of pixels that text is searched in. A larger frame is made smaller. */
export const MAX_READ_PIXELS = 4_000_000;
/** The largest number of text lines of a frame. A dense page has about 60. */
export const MAX_LINES = 300;
/** The largest number of characters of one text beside the pixels. */
export const MAX_FIELD_CHARACTERS = 20_000;
/** The largest number of texts beside the pixels. */
export const MAX_FIELDS = 200;
