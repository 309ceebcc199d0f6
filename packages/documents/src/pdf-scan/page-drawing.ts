import { type Affine, type Box, movedBox, times, unchanged } from './affine.ts';

/** A piece of text as it is drawn. Lengths are points of the page. */
export interface DrawnText {
  readonly text: string;
  readonly transform: Affine;
  readonly box: Box;
  /** Height of the letters. */
  readonly size: number;
  readonly width: number;
  readonly font: string;
  /** `#rrggbb`. */
  readonly colour: string;
  readonly opacity: number;
  readonly isPainted: boolean;
  readonly isLayerOff: boolean;
  /** Position in the order of drawing. */
  readonly order: number;
}

/** An area that is painted over: a picture, or a filled shape in one colour. */
export interface DrawnArea {
  readonly kind: 'image' | 'shape';
  readonly box: Box;
  /** Undefined for pictures and patterns. */
  readonly colour: string | undefined;
  readonly order: number;
}

/** A picture as it is drawn. */
export interface DrawnPicture {
  /** Moves the unit square, which a picture fills, to its place on the page. */
  readonly map: Affine;
  /** The picture, or its name, as PDF.js gives it to the operator that draws it. */
  readonly image: unknown;
  /** The colour that is painted through a stencil, `#rrggbb`. Undefined for a picture with its own colours. */
  readonly stencil: string | undefined;
}

interface State {
  map: Affine;
  fill: string | undefined;
  opacity: number;
  font: string;
  size: number;
  characterSpace: number;
  wordSpace: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
}

/** A letter as PDF.js describes it. Its width is in thousandths of the font size. */
interface Glyph {
  readonly unicode?: string;
  readonly width?: number;
  readonly isSpace?: boolean;
}

/** A number between glyphs moves the next one. From this one on it stands for a space between words. */
const WORD_GAP = -180;
/** Smaller areas cover no text. */
const MIN_AREA = 4;
/** More areas are not kept. A page of ordinary drawings has some hundred. */
const MAX_AREAS = 2_000;
/** More pictures are not kept. Scanners cut a page into some hundred strips at most. */
const MAX_PICTURES = 2_000;
/** Opacity from which an area hides what is behind it. */
const OPAQUE = 0.9;
const BLACK = '#000000';
/** Text rendering modes that paint nothing: invisible, and only clipping (ISO 32000, table 106). */
const unpainted = [3, 7];

/** What is drawn on a page. Its methods are the operators that PDF.js lists. */
export class PageDrawing {
  readonly texts: DrawnText[] = [];
  readonly areas: DrawnArea[] = [];
  readonly pictures: DrawnPicture[] = [];
  state: State = {
    map: unchanged,
    fill: BLACK,
    opacity: 1,
    font: '',
    size: 0,
    characterSpace: 0,
    wordSpace: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  };
  readonly #saved: State[] = [];
  /** The marked contents that are open, with whether each is a layer that is switched off. */
  readonly #layers: boolean[] = [];
  #off = 0;
  #text: Affine = unchanged;
  #line: Affine = unchanged;
  #order = 0;

  save(): void {
    this.#saved.push({ ...this.state });
  }

  restore(): void {
    const saved = this.#saved.pop();
    if (saved) this.state = saved;
  }

  transform(map: Affine): void {
    this.state.map = times(this.state.map, map);
  }

  openLayer(isOff: boolean): void {
    this.#layers.push(isOff);
    if (isOff) this.#off += 1;
  }

  closeLayer(): void {
    if (this.#layers.pop()) this.#off -= 1;
  }

  startText(map: Affine = unchanged): void {
    this.#text = map;
    this.#line = map;
  }

  moveText(x: number, y: number): void {
    this.startText(times(this.#line, [1, 0, 0, 1, x, y]));
  }

  show(glyphs: readonly (Glyph | number)[]): void {
    const { size, stretch, rise, map } = this.state;
    const start = times(times(map, this.#text), [stretch, 0, 0, 1, 0, rise]);
    const { text, advance } = this.#read(glyphs);
    this.#text = times(this.#text, [1, 0, 0, 1, advance * stretch, 0]);
    if (text.trim() === '') return;
    const height = Math.hypot(start[2], start[3]) * Math.abs(size);
    const { fill = '', opacity, font, mode } = this.state;
    this.texts.push({
      text,
      transform: [start[0] * size, start[1] * size, start[2] * size, start[3] * size, start[4], start[5]],
      box: movedBox(start, [0, 0, advance, size * 0.7]),
      size: height,
      width: Math.hypot(start[0], start[1]) * Math.abs(advance),
      font,
      colour: fill,
      opacity,
      isPainted: !unpainted.includes(mode),
      isLayerOff: this.#off > 0,
      order: this.#next(),
    });
  }

  paint(kind: DrawnArea['kind'], box: Box): void {
    const { map, fill, opacity } = this.state;
    const order = this.#next();
    const covered = movedBox(map, box);
    const isLarge = covered[2] - covered[0] >= MIN_AREA && covered[3] - covered[1] >= MIN_AREA;
    if (!isLarge || opacity < OPAQUE || this.#off > 0 || this.areas.length >= MAX_AREAS) return;
    this.areas.push({ kind, box: covered, colour: kind === 'shape' ? fill : undefined, order });
  }

  /** Draws a picture. `isStencil`: it has no colours, and tells where the colour of filled areas is painted. */
  addPicture(image: unknown, isStencil: boolean): void {
    const { map, fill = BLACK } = this.state;
    if (this.pictures.length < MAX_PICTURES) this.pictures.push({ map, image, stencil: isStencil ? fill : undefined });
  }

  #next(): number {
    this.#order += 1;
    return this.#order;
  }

  /** The text of glyphs, and how far they move the place of the next one. */
  #read(glyphs: readonly (Glyph | number)[]): { text: string; advance: number } {
    let text = '';
    let advance = 0;
    for (const glyph of glyphs) {
      text += typeof glyph === 'number' ? gapOf(glyph) : (glyph.unicode ?? '');
      advance += this.#advanceOf(glyph);
    }
    return { text, advance };
  }

  #advanceOf(glyph: Glyph | number): number {
    const { size, characterSpace, wordSpace } = this.state;
    if (typeof glyph === 'number') return (-glyph / 1_000) * size;
    return ((glyph.width ?? 0) / 1_000) * size + characterSpace + (glyph.isSpace ? wordSpace : 0);
  }
}

const gapOf = (move: number): string => (move <= WORD_GAP ? ' ' : '');
