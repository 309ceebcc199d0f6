import type { FontName, Mark, Picture } from '@redoubt/rendering';
import { fitText } from './fit-text.ts';

const BOX = { width: 260, height: 96 } as const;
const GAP = 44;
const MARGIN = 24;
/** Height of the title, for goals of at most `LONG` characters and for longer ones. */
const TITLE = [110, 420] as const;
const LONG = 240;

type Column = number;
type Row = number;

/** Where the box of an index stands, by layout. */
export const chartLayouts = {
  vertical: (at: number) => [0, at],
  horizontal: (at: number) => [at, 0],
  s_shaped: (at: number) => {
    const [row, along] = [Math.floor(at / 3), at % 3];
    return [row % 2 === 0 ? along : 2 - along, row];
  },
} as const satisfies Record<string, (at: number) => readonly [Column, Row]>;

export type ChartLayout = keyof typeof chartLayouts;

interface Chart {
  readonly title: string;
  readonly boxes: readonly string[];
  readonly layout: ChartLayout;
  readonly font: FontName;
}

/** Draws a flow chart: a title, and boxes joined by arrows in their order. At most six boxes have room in a row. */
export function drawChart({ title, boxes, layout, font }: Chart): Picture {
  const places = boxes.map((_, at) => chartLayouts[layout](at));
  const columns = Math.max(...places.map(([column]) => column)) + 1;
  const rows = Math.max(...places.map(([, row]) => row)) + 1;
  const titleHeight = title.length > LONG ? TITLE[1] : TITLE[0];
  const across = (count: number, size: number) => count * size + (count - 1) * GAP;
  const chartWidth = across(columns, BOX.width);
  const width = Math.max(chartWidth, 620) + 2 * MARGIN;
  const height = titleHeight + across(rows, BOX.height) + 3 * MARGIN;
  const corners = places.map(([column, row]): [number, number] => [
    (width - chartWidth) / 2 + column * (BOX.width + GAP),
    titleHeight + 2 * MARGIN + row * (BOX.height + GAP),
  ]);
  const heading = fitText([title], {
    x: MARGIN,
    y: MARGIN,
    width: width - 2 * MARGIN,
    height: titleHeight,
    font,
    most: 34,
  });
  const marks = boxes.flatMap((text, at) => boxMarks(text, corners[at] ?? [0, 0], font));
  return {
    width,
    height,
    marks: [...heading, ...marks, ...arrowsOf(corners)],
    description: [title, ...boxes].join('\n'),
  };
}

function boxMarks(text: string, [x, y]: readonly [number, number], font: FontName): Mark[] {
  const area = { x: x + 14, y: y + 14, width: BOX.width - 28, height: BOX.height - 24, font, most: 22 };
  return [{ kind: 'box', x, y, ...BOX, radius: 10, outline: '#1f4e79', filling: '#eaf2fb' }, ...fitText([text], area)];
}

/** Arrows from each box to the next one, between the middles of the sides that face each other. */
function arrowsOf(corners: readonly (readonly [number, number])[]): Mark[] {
  return corners.slice(1).map((to, at) => {
    const from = corners[at] ?? to;
    const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
    const middle = ([x, y]: readonly [number, number]) => [x + BOX.width / 2, y + BOX.height / 2] as const;
    const [a, b] = [middle(from), middle(to)];
    return {
      kind: 'line',
      isArrow: true,
      points: [
        [a[0] + (dx * BOX.width) / 2, a[1] + (dy * BOX.height) / 2],
        [b[0] - (dx * BOX.width) / 2, b[1] - (dy * BOX.height) / 2],
      ],
    };
  });
}
