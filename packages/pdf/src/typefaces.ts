import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

/** The weights that documents are set in. */
export type Weight = 'regular' | 'bold';

/** A font file: its path is its name in a PDF. */
export interface Typeface {
  readonly path: string;
  readonly font: Font;
}

/** Parts of Inter, the commonest first. Each holds the letters of some languages. */
const parts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];
const weights = {
  regular: { inter: 400, dejavu: 'DejaVuSans' },
  bold: { inter: 600, dejavu: 'DejaVuSans-Bold' },
} as const satisfies Record<Weight, object>;

const resolve = createRequire(import.meta.url).resolve;

/** The files of a weight. DejaVu has what Inter lacks: Arabic, Hebrew, Georgian, Armenian, arrows, boxes and faces. */
const pathsOf = (weight: Weight): string[] => [
  ...parts.map((part) => resolve(`@fontsource/inter/files/inter-${part}-${weights[weight].inter}-normal.woff`)),
  resolve(`dejavu-fonts-ttf/ttf/${weights[weight].dejavu}.ttf`),
];

const opened = new Map<string, Typeface>();

function open(path: string): Typeface {
  const known = opened.get(path);
  if (known) return known;
  const face = openSync(path);
  if (!('hasGlyphForCodePoint' in face)) throw new Error(`${path} holds several fonts`);
  const typeface = { path, font: face };
  opened.set(path, typeface);
  return typeface;
}

/** Whether a font can draw a character. */
export const canDraw = ({ font }: Typeface, codePoint: number): boolean => font.hasGlyphForCodePoint(codePoint);

const found = new Map<string, Typeface | undefined>();

/** The font that draws a character. Undefined if none does. */
export function typefaceFor(codePoint: number, weight: Weight): Typeface | undefined {
  const key = `${weight} ${codePoint}`;
  if (found.has(key)) return found.get(key);
  const paths = weight === 'bold' ? [...pathsOf('bold'), ...pathsOf('regular')] : pathsOf('regular');
  const path = paths.find((each) => canDraw(open(each), codePoint));
  const typeface = path === undefined ? undefined : open(path);
  found.set(key, typeface);
  return typeface;
}
