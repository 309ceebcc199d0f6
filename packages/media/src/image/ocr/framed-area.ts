import { type Area, cutArea, type Raster } from '../raster.ts';

/** The width of the frame in pixels. The finder's grid has this step, so the picture keeps its scale. */
const FRAME = 32;

/** A part of a picture, and the width of the frame on its left and above it. */
interface FramedArea {
  readonly raster: Raster;
  readonly left: number;
  readonly top: number;
}

/**
 * Cuts an area out of a picture. Where it touches the picture's edge, it gets a frame in the most frequent colour of
 * that edge: letters are found and read badly without ground around them, as in cropped screenshots.
 */
export function framedArea(picture: Raster, area: Area): FramedArea {
  const cut = partOf(picture, area);
  const left = area.left === 0 ? FRAME : 0;
  const top = area.top === 0 ? FRAME : 0;
  const right = area.left + area.width === picture.width ? FRAME : 0;
  const bottom = area.top + area.height === picture.height ? FRAME : 0;
  const [width, height] = [cut.width + left + right, cut.height + top + bottom];
  const framed = { width, height, pixels: new Uint8Array(width * height * 3) };
  const fillRows = (from: number, to: number, ground: Uint8Array) => {
    for (let y = from; y < to; y += 1) fill(framed, { y, from: 0, to: width }, ground);
  };
  fillRows(0, top, groundOf(cut, edge(cut.width, 0, 1)));
  fillRows(height - bottom, height, groundOf(cut, edge(cut.width, (cut.height - 1) * cut.width, 1)));
  const [leftGround, rightGround] = [0, cut.width - 1].map((x) => groundOf(cut, edge(cut.height, x, cut.width)));
  for (let y = 0; y < cut.height; y += 1) {
    if (leftGround) fill(framed, { y: top + y, from: 0, to: left }, leftGround);
    if (rightGround) fill(framed, { y: top + y, from: width - right, to: width }, rightGround);
    const start = y * cut.width * 3;
    const row = cut.pixels.subarray(start, start + cut.width * 3);
    framed.pixels.set(row, ((top + y) * width + left) * 3);
  }
  return { raster: framed, left, top };
}

/** The part of a picture. The whole of it is not copied. */
const partOf = (picture: Raster, area: Area): Raster =>
  area.width === picture.width && area.height === picture.height ? picture : cutArea(picture, area);

/** The places of the pixels of an edge. */
const edge = (length: number, start: number, step: number): number[] =>
  Array.from({ length }, (_, index) => start + index * step);

/** The most frequent colour of some pixels. */
function groundOf({ pixels }: Raster, places: readonly number[]): Uint8Array {
  const counts = new Map<number, { count: number; place: number }>();
  let most = { count: 0, place: 0 };
  for (const place of places) {
    const at = place * 3;
    // Colours that differ by less than 16 levels are one, or grain would have none that is frequent.
    const key =
      ((pixels[at] as number) >> 4) * 256 + ((pixels[at + 1] as number) >> 4) * 16 + ((pixels[at + 2] as number) >> 4);
    const now = { count: (counts.get(key)?.count ?? 0) + 1, place };
    counts.set(key, now);
    if (now.count > most.count) most = now;
  }
  return pixels.subarray(most.place * 3, most.place * 3 + 3);
}

function fill(
  { width, pixels }: Raster,
  { y, from, to }: { y: number; from: number; to: number },
  colour: Uint8Array,
): void {
  for (let x = from; x < to; x += 1) pixels.set(colour, (y * width + x) * 3);
}
