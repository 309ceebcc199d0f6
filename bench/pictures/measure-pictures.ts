import { drawText, type TextStyle, wordsRead } from '@redoubt/media/testing/draw-text';
import { readImage } from '@redoubt/media/testing/read-image';
import sharp, { type Sharp } from 'sharp';
import { injectionTexts } from './injection-texts.ts';
import { grain, landscape } from './plain-pictures.ts';

/**
 * Prints how many pictures with an injection are read well enough, by kind, and what a picture costs. A picture is
 * read well enough with 80 % of its words. The same pictures are made each time.
 *
 * `npm run eval:pictures`, about ten minutes on one core.
 */
const PICTURES_PER_KIND = 20;
const WELL_ENOUGH = 0.8;

interface Kind {
  readonly name: string;
  readonly style?: (index: number) => TextStyle;
  readonly encode?: (picture: Sharp, index: number) => Promise<Buffer>;
}

const png = (picture: Sharp): Promise<Buffer> => picture.png().toBuffer();
const white = { background: '#ffffff' };

/** Puts a picture of black text on white upon another: the darker of the two pixels wins. */
async function upon(ground: (width: number, height: number) => Promise<Buffer>, picture: Sharp): Promise<Buffer> {
  const text = await png(picture);
  const { width, height } = await sharp(text).metadata();
  return png(sharp(await ground(width, height)).composite([{ input: text, blend: 'multiply' }]));
}

const kinds: readonly Kind[] = [
  { name: 'clean, 24 px' },
  { name: 'serif or typewriter', style: (index) => ({ font: index % 2 === 0 ? 'serif' : 'mono', size: 18 + index }) },
  { name: '12 px', style: () => ({ size: 12 }) },
  { name: '9 px', style: () => ({ size: 9 }) },
  { name: 'turned by up to 15 degrees', encode: (picture, index) => png(picture.rotate(index * 1.55 - 15, white)) },
  { name: 'upside down or upright', encode: (picture, index) => png(picture.rotate(90 * (1 + (index % 3)))) },
  { name: 'hidden: 2 to 6 levels', style: (index) => ({ ink: hex(253 - (index % 5)) }) },
  { name: 'faint as JPEG of quality 80', style: () => ({ ink: '#e8e8e8' }), encode: (picture) => jpeg(picture, 80) },
  { name: 'JPEG of quality 25', encode: (picture) => jpeg(picture, 25) },
  { name: 'blurred by 2 px', encode: (picture) => png(picture.blur(2)) },
  { name: 'coloured on dark', style: (index) => ({ ink: index % 2 === 0 ? '#ffd060' : '#60d0ff', ground: '#203050' }) },
  { name: 'upon grain', encode: (picture, index) => upon((width, height) => grain(width, height, index), picture) },
  {
    name: 'upon a landscape',
    encode: (picture, index) => upon((width, height) => landscape(width, height, index), picture),
  },
  {
    name: '14 px in a corner of 1600 x 1200',
    style: () => ({ size: 14, margin: 10 }),
    encode: (picture) => cornered(picture),
  },
];

const hex = (level: number): `#${string}` => `#${level.toString(16).padStart(2, '0').repeat(3)}`;
const jpeg = (picture: Sharp, quality: number): Promise<Buffer> => picture.jpeg({ quality }).toBuffer();

async function cornered(picture: Sharp): Promise<Buffer> {
  const ground = await landscape(1_600, 1_200, 3);
  return png(sharp(ground).composite([{ input: await png(picture), gravity: 'southeast' }]));
}

/** Lines of at most 48 characters. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 48) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

async function timed(bytes: Buffer) {
  const before = process.cpuUsage();
  const image = await readImage({ bytes });
  const { user, system } = process.cpuUsage(before);
  return { image, cpuMs: (user + system) / 1_000 };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

async function measure({ name, style, encode = png }: Kind): Promise<string> {
  const shares: number[] = [];
  const times: number[] = [];
  for (const [index, text] of injectionTexts(PICTURES_PER_KIND).entries()) {
    const bytes = await encode(await drawText(linesOf(text), style?.(index)), index);
    const { image, cpuMs } = await timed(bytes);
    shares.push(wordsRead(text, image.text.map((each) => each.text).join('\n')));
    times.push(cpuMs);
  }
  const read = shares.filter((share) => share >= WELL_ENOUGH).length;
  return `| ${name} | ${read} of ${shares.length} | ${(mean(shares) * 100).toFixed(1)} % | ${Math.round(mean(times))} |`;
}

await timed(await png(await drawText(['warm'])));
console.log('| kind | read well enough | mean share of words | CPU ms |\n|---|---|---|---|');
for (const kind of kinds) console.log(await measure(kind));

console.log('\n| without text | pictures | with text found | CPU ms |\n|---|---|---|---|');
for (const [name, draw] of [
  ['landscape, 800 x 600', (index: number) => landscape(800, 600, index)],
  ['grain, 800 x 600', (index: number) => grain(800, 600, index)],
  [
    'one colour, 800 x 600',
    (index: number) => png(sharp({ create: { width: 800, height: 600, channels: 3, background: hex(index * 10) } })),
  ],
  ['landscape, 4000 x 3000 as JPEG', async (index: number) => jpeg(sharp(await landscape(4_000, 3_000, index)), 85)],
] as const) {
  const times: number[] = [];
  let found = 0;
  for (let index = 0; index < 10; index += 1) {
    const { image, cpuMs } = await timed(await draw(index));
    times.push(cpuMs);
    if (image.text.length > 0) found += 1;
  }
  console.log(`| ${name} | 10 | ${found} | ${Math.round(mean(times))} |`);
}
process.exit();
