/** The kinds of picture that can be read. */
export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif' | 'svg';

/** Where a text was found. `exif` is everything written beside the pixels: EXIF, XMP, IPTC and comments. */
export type TextSource = 'ocr' | 'qr' | 'svg' | 'exif';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a text in pixels of the upright picture: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

/** A text of a picture: one line for `ocr`, one code for `qr`, one field for `exif`. */
export interface ImageText {
  readonly text: string;
  readonly source: TextSource;
  /** Absent where the text has no place in the picture. */
  readonly box?: Quad | undefined;
  /** From 0 to 1. A text that is stored as text has 1. */
  readonly confidence: number;
  /** Whether a person who looks at the picture hardly sees this text. */
  readonly hidden: boolean;
  /** The frame from 0, as the file counts. */
  readonly frame: number;
}

/** The classes of the rating of nudity, as the model names them. */
export type NsfwLabel = 'Drawing' | 'Hentai' | 'Neutral' | 'Porn' | 'Sexy';

/** The rating of the frame that is the least suitable for work. */
export interface NsfwRating {
  /** The most probable class. */
  readonly label: NsfwLabel;
  /** The sum of the probabilities of Hentai, Porn and Sexy. */
  readonly score: number;
  readonly probabilities: Readonly<Record<NsfwLabel, number>>;
}

/** A face that is seen. */
export interface Face {
  /** Its corners as those of a text. They may lie outside the picture where the face is cut. */
  readonly box: Quad;
  /** From 0 to 1. */
  readonly confidence: number;
  /** The frame from 0, as the file counts. */
  readonly frame: number;
}

/** What a picture says and shows. */
export interface ReadImage {
  /** Width and height of the upright picture in pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat;
  /** The number of frames or pages of the file. */
  readonly frames: number;
  /** The frames that were read. A long animation is sampled. */
  readonly framesRead: readonly number[];
  /** All texts in reading order: first those of the pixels, then codes, then those beside the pixels. */
  readonly text: readonly ImageText[];
  readonly nsfw?: NsfwRating | undefined;
  /** Absent where they were not asked for. */
  readonly faces?: readonly Face[] | undefined;
  /** True if lines were left out, because the picture used up its processor time. */
  readonly isCut?: boolean | undefined;
  /** Processor time that it took, in milliseconds. */
  readonly cpuMs?: number | undefined;
}

/** What to read of a picture. */
export interface ImageTask {
  readonly bytes: Uint8Array;
  /** Whether to rate nudity. Default true. */
  readonly rate?: boolean | undefined;
  /** Whether to find faces. Default false. */
  readonly faces?: boolean | undefined;
  /** Processor time for the whole picture, in milliseconds. No further line is begun near its end. Default: no limit. */
  readonly maxCpuMs?: number | undefined;
}
