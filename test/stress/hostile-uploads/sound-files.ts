import { readFileSync } from 'node:fs';
import { setDocx, zipOf } from '../../../ml/wizard/set-docx.ts';
import { writePdf } from '../../../packages/documents/src/testing/write-pdf.ts';
import { drawText } from '../../../packages/media/src/image/testing/draw-text.ts';

const fixtures = new URL('../../../packages/media/src/audio/testing/fixtures/', import.meta.url);
const recording = (name: string) => async (): Promise<Uint8Array> => readFileSync(new URL(name, fixtures));

const picture = () => drawText(['Tea'], { size: 20, margin: 12 });
const rule = 'Staff must lock their screens when they leave the room.';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><g fill="#222"><text x="9" y="30" font-size="20">Tea and cake</text><path d="M9 40L190 40" stroke="#222"/></g></svg>`;
const page = `<!doctype html><html lang="en"><title>Tea</title><body><h1>Tea</h1><p style="color:#222">${rule}</p><img alt="A cup" src="/cup.png"><ul><li>Milk<li>Sugar</ul></body></html>`;

/** Undamaged small files, by kind. */
export const soundFiles = {
  png: async () => (await picture()).png().toBuffer(),
  jpeg: async () => (await picture()).jpeg().toBuffer(),
  gif: async () => (await picture()).gif().toBuffer(),
  webp: async () => (await picture()).webp().toBuffer(),
  svg: async () => Buffer.from(svg),
  wav: recording('password-mu-law.wav'),
  mp3: recording('password.mp3'),
  opus: recording('password-opus.ogg'),
  vorbis: recording('password-vorbis.ogg'),
  flac: recording('password.flac'),
  m4a: recording('password.m4a'),
  webm: recording('password.webm'),
  pdf: async () => writePdf({ pages: [{ content: `BT /F1 12 Tf 72 700 Td (${rule}) Tj ET` }] }),
  docx: async () =>
    setDocx([
      { kind: 'heading', text: 'Rules' },
      { kind: 'paragraph', text: rule },
    ]),
  zip: async () => zipOf({ 'a.txt': rule, 'b.txt': rule.repeat(20) }),
  html: async () => Buffer.from(page),
} satisfies Record<string, () => Promise<Uint8Array>>;

export type FileKind = keyof typeof soundFiles;
