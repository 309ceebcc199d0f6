import type { PdfHiding } from '@redoubt/contract';
import type { Box } from './affine.ts';
import type { DrawnArea, DrawnText, PageDrawing } from './page-drawing.ts';

/** Letters up to this height cannot be read. */
const TINY_POINTS = 1.5;
const TRANSPARENT = 0.06;
/** Colours that differ by less, of 255 steps in each of red, green and blue, cannot be told apart. */
const MIN_DIFFERENCE = 24;
const PAPER = '#ffffff';

/** How a text of a page is hidden. Undefined for text that is seen. `page` is the area that is shown. */
export function hidingOf(text: DrawnText, { areas }: Pick<PageDrawing, 'areas'>, page: Box): PdfHiding | undefined {
  if (!text.isPainted) return 'invisible_mode';
  if (text.isLayerOff) return 'layer_off';
  if (text.opacity <= TRANSPARENT) return 'transparent';
  if (text.size <= TINY_POINTS || text.width === 0) return 'tiny';
  if (!overlaps(text.box, page)) return 'off_page';
  const around = areas.filter(({ box }) => holds(box, text.box));
  const over = around.find(({ order }) => order > text.order);
  if (over) return over.kind === 'image' ? 'under_image' : 'under_shape';
  return isUnseenOn(
    around.findLast(({ order }) => order < text.order),
    text.colour,
  )
    ? 'same_colour'
    : undefined;
}

/** Whether a colour cannot be seen on what is behind it: the paper, or the last area. A picture may have any colour. */
function isUnseenOn(behind: DrawnArea | undefined, colour: string): boolean {
  const ground = behind ? behind.colour : PAPER;
  return ground !== undefined && colour !== '' && differenceOf(colour, ground) < MIN_DIFFERENCE;
}

function differenceOf(one: string, other: string): number {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));
}

const channelsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const overlaps = (box: Box, page: Box): boolean =>
  box[2] > page[0] && box[0] < page[2] && box[3] > page[1] && box[1] < page[3];

/** Whether the middle of a text and most of its width lie in an area. */
function holds(area: Box, text: Box): boolean {
  const middle = (text[1] + text[3]) / 2;
  const shared = Math.min(area[2], text[2]) - Math.max(area[0], text[0]);
  return middle > area[1] && middle < area[3] && shared >= 0.8 * (text[2] - text[0]);
}
