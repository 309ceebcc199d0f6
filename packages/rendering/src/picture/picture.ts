/** The typefaces that come with the service. All of them are DejaVu fonts. */
export type FontName = 'mono' | 'sans' | 'serif';

/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** A line of text. */
export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  /** Left end, middle or right end of the line, as `align` says, in pixels. */
  readonly x: number;
  /** The baseline, in pixels. */
  readonly y: number;
  /** Font size in pixels. */
  readonly size: number;
  readonly font?: FontName;
  readonly align?: 'left' | 'middle' | 'right';
  readonly colour?: Colour;
  /** A line that would be wider than this is set in a smaller size. */
  readonly maxWidth?: number;
}

/** A rectangle with an outline, a filling or both. */
interface BoxMark {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radius of the corners. Default 0. */
  readonly radius?: number;
  readonly outline?: Colour;
  readonly filling?: Colour;
}

/** A line through points, with an arrow head at its end if `isArrow` is set. */
interface LineMark {
  readonly kind: 'line';
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly isArrow?: true;
  readonly colour?: Colour;
  /** Default 3. */
  readonly width?: number;
}

export type Mark = TextMark | BoxMark | LineMark;

/** A picture as plain data. The same data always gives the same PNG, byte for byte. */
export interface Picture {
  /** Width and height in pixels, at most 2,048. */
  readonly width: number;
  readonly height: number;
  /** What is drawn, from the back to the front. */
  readonly marks: readonly Mark[];
  /** What the picture shows, in words. It is stored in the PNG as its text chunk `Description`. */
  readonly description: string;
}

/** The largest width and height of a picture in pixels. */
export const MAX_SIDE = 2_048;
