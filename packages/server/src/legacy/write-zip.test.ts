import { expect, test } from 'vitest';
import { openZip } from '../../../documents/src/open-zip.ts';
import { writeZip, type ZippedFile } from './write-zip.ts';

const at = new Date('2026-11-05T12:34:56Z');

async function zipped(files: readonly ZippedFile[]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(files, at)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('what is written is read again, byte for byte', async () => {
  const long = Array.from({ length: 5_000 }, (_, index) => `line ${index} Ünïcode \u{1F525}\n`);
  const files = [
    { name: 'empty.txt', content: [] },
    { name: 'long.txt', content: long },
    { name: 'größe.json', content: ['{}'] },
  ];
  const zip = openZip(await zipped(files));
  for (const { name, content } of files) expect(zip.read(name).toString()).toBe(content.join(''));
});

test('no more is taken from a file than is read of the archive', async () => {
  let taken = 0;
  async function* endless() {
    for (;;) {
      taken++;
      // Random, so that it does not become small.
      yield Buffer.from(crypto.getRandomValues(new Uint8Array(30_000))).toString('base64');
    }
  }
  const pieces = writeZip([{ name: 'x', content: endless() }], at);
  for (let piece = 0; piece < 20; piece++) await pieces.next();
  const before = taken;
  expect(before).toBeLessThan(100);
  await pieces.return(undefined);
  // Nothing tells that nothing more is read: a source that nobody stops would have been read on by now.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(taken).toBeLessThanOrEqual(before + 2);
});

test('what fails in a file breaks the archive off', async () => {
  async function* failing() {
    yield 'some';
    throw new Error('the store is gone');
  }
  await expect(zipped([{ name: 'x', content: failing() }])).rejects.toThrow('the store is gone');
});
