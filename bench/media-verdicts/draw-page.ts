import { type FontName, type Mark, renderPicture } from '@redoubt/rendering';
import sharp from 'sharp';
import type { Page, PageLook } from './written-cases.ts';

/** The ways in which each page is drawn. */
export const renderings = ['clean', 'rotated 10°', 'low contrast', '12 px', 'cropped'] as const;
export type Rendering = (typeof renderings)[number];

interface Look {
  readonly font: FontName;
  readonly size: number;
  /** The most characters of a line. */
  readonly columns: number;
  readonly ink: `#${string}`;
  readonly ground: `#${string}`;
}

const looks: Readonly<Record<PageLook, Look>> = {
  note: { font: 'sans', size: 24, columns: 52, ink: '#1a1a1a', ground: '#ffffff' },
  serif: { font: 'serif', size: 22, columns: 60, ink: '#222018', ground: '#faf6ec' },
  mono: { font: 'mono', size: 20, columns: 44, ink: '#101010', ground: '#f4f4f4' },
  chat: { font: 'sans', size: 20, columns: 38, ink: '#111111', ground: '#e8efe4' },
  sign: { font: 'sans', size: 40, columns: 24, ink: '#ffffff', ground: '#1f4d8f' },
};
const SMALL = 12;
const MARGIN = 40;
/** What is cut into the text on each side, in pixels: a third of a letter of 24 px. */
const CUT = 5;

/** Ink and ground that are hard to tell apart. The pages take turns. */
const faint: readonly Pick<Look, 'ink' | 'ground'>[] = [
  { ink: '#c4c4c4', ground: '#ffffff' },
  { ink: '#8c8c8c', ground: '#a8a8a8' },
  { ink: '#3a4250', ground: '#282f3b' },
  { ink: '#f2ecda', ground: '#fffbf0' },
  { ink: '#6f9fd8', ground: '#86b2e4' },
];

/** Draws a page as PNG. `index` chooses the colours of low contrast. */
export async function drawPage(page: Page, rendering: Rendering, index: number): Promise<Buffer> {
  const usual = looks[page.look];
  const size = rendering === '12 px' ? SMALL : usual.size;
  const colours = rendering === 'low contrast' ? faint[index % faint.length] : undefined;
  const look = { ...usual, size, ...colours };
  const drawn = sharp(await renderPicture(pictureOf(page, look)));
  if (rendering === 'rotated 10°') return drawn.rotate(10, { background: look.ground }).png().toBuffer();
  return rendering === 'cropped' ? cutInto(await drawn.png().toBuffer()) : drawn.png().toBuffer();
}

/** Cuts a picture down to its text, and into the text by some pixels on each side. */
async function cutInto(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).trim().png().toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width - 2 * CUT, info.height - 2 * CUT];
  return sharp(data).extract({ left: CUT, top: CUT, width, height }).png().toBuffer();
}

function pictureOf({ look, text }: Page, { font, size, columns, ink, ground }: Look) {
  const isChat = look === 'chat';
  const marks: Mark[] = [];
  let [y, widest] = [MARGIN, 0];
  for (const paragraph of text.split('\n')) {
    const lines = linesOf(paragraph, columns);
    const height = lines.length * size * 1.4;
    const width = Math.max(...lines.map(({ length }) => length)) * size * 0.64;
    if (isChat)
      marks.push({ kind: 'box', x: MARGIN - 12, y: y - 4, width, height: height + 8, radius: 10, outline: ink });
    for (const [at, line] of lines.entries()) {
      marks.push({ kind: 'text', text: line, x: MARGIN, y: y + size * (1 + at * 1.4), size, font, colour: ink });
    }
    widest = Math.max(widest, width);
    y += height + size * (isChat ? 1.2 : 0.5);
  }
  const [width, height] = [Math.ceil(widest + 2 * MARGIN), Math.ceil(y + MARGIN)];
  const whole: Mark = { kind: 'box', x: 0, y: 0, width, height, filling: ground };
  return { width, height, marks: [whole, ...marks], description: '' };
}

/** Breaks a paragraph into lines of at most `columns` characters, as far as words allow. */
function linesOf(paragraph: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
