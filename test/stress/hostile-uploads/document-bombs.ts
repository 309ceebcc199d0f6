import { deflateRawSync } from 'node:zlib';
import { zipOf } from '../../../ml/wizard/set-docx.ts';
import { hostileDocuments } from '../../testing/hostile/families.ts';
import { nestedForms } from '../../testing/hostile/pdf.ts';

type Bombs = Readonly<Record<string, () => Uint8Array>>;

/** The families of hostile documents of this ending in their two smaller sizes. The larger ones take all their time. */
export const documentBombs = (ending: 'pdf' | 'docx'): Bombs =>
  Object.fromEntries(
    [...hostileDocuments([1, 4])]
      .filter(({ filename }) => filename.endsWith(ending))
      .map(({ name, bytes }) => [name, () => bytes]),
  );

const zeros = (bytes: number): string => '\0'.repeat(bytes);

/** A ZIP whose directory says that its file inflates to another size than it does. */
function lyingZip(said: number): Buffer {
  const zip = Buffer.from(zipOf({ 'word/document.xml': zeros(2_000_000) }));
  for (const [signature, field] of [
    [0x02014b50, 24],
    [0x04034b50, 22],
  ] as const) {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(signature);
    zip.writeUInt32LE(said, zip.indexOf(bytes) + field);
  }
  return zip;
}

/** ZIP files that inflate, or contradict themselves. */
export const zipBombs: Bombs = {
  'inflates to 200 MB': () => zipOf({ 'word/document.xml': zeros(200_000_000) }),
  'says that it inflates to 1 byte': () => lyingZip(1),
  'says that it inflates to 4 GB': () => lyingZip(0xfffffffe),
  'a ZIP in a ZIP': () =>
    zipOf({ 'word/document.xml': Buffer.from(zipOf({ a: zeros(9_000_000) })).toString('latin1') }),
  '3,000 files of 9 KB of nothing': () =>
    zipOf(Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`word/${at}.xml`, zeros(9_000)]))),
  'a path out of its folder': () => zipOf({ '../../etc/passwd': 'a', '/word/document.xml': 'a' }),
  'packed bytes without a directory': () =>
    Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(zeros(9_000_000))]),
};

/** A PDF that takes all the time of a file. */
export const heavyPdf: Bombs = { 'forms that multiply': () => nestedForms(30, 2) };
