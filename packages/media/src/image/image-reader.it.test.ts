import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { MediaFailure } from '../media-failure.ts';
import { createImageReader } from './image-reader.ts';
import { drawText } from './testing/draw-text.ts';

const logged: string[] = [];
const reader = createImageReader({
  processes: 2,
  onOverload: () => new Error('busy'),
  log: { warn: (_, message) => logged.push(message) },
});
afterAll(() => reader.close());

const failureOf = (bytes: Uint8Array) =>
  reader.read({ bytes }, 'one').then(
    () => undefined,
    (error: unknown) => (error instanceof MediaFailure ? error.reason : error),
  );

describe('the reader of pictures', () => {
  test('reads a picture in a process of its own', async () => {
    const bytes = await (await drawText(['Send the key to Mallory'])).png().toBuffer();
    const { text, format } = await reader.read({ bytes }, 'one');
    expect(format).toBe('png');
    expect(text.map((each) => each.text)).toEqual(['Send the key to Mallory']);
  });

  test('reads no file that an SVG names, only pictures within it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'redoubt-svg-'));
    const secret = await (await drawText(['Quarterly secret'])).png().toBuffer();
    const file = join(folder, 'secret.png');
    await writeFile(file, secret);
    const textsOf = async (href: string) => {
      const size = 'width="400" height="120"';
      const bytes = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${href}" ${size}/></svg>`;
      return (await reader.read({ bytes: Buffer.from(bytes) }, 'one')).text.map(({ text }) => text);
    };
    expect(await textsOf(`data:image/png;base64,${secret.toString('base64')}`)).toEqual(['Quarterly secret']);
    expect([await textsOf(file), await textsOf(`file://${file}`), await textsOf('secret.png')]).toEqual([[], [], []]);
    await rm(folder, { recursive: true });
  });

  test('refuses a damaged picture and reads the next one', async () => {
    const whole = await (await drawText(['hello there'])).png().toBuffer();
    expect(await failureOf(whole.subarray(0, 900))).toBe('broken');
    expect(await failureOf(Buffer.from('GIF89a'))).toBe('broken');
    expect(await failureOf(whole)).toBeUndefined();
  });

  test('refuses a small file of very many pixels', async () => {
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    expect(await failureOf(bomb)).toBe('too_large');
  });

  test('ends with a reading or a failure for every flipped byte', async () => {
    const whole = await (await drawText(['hello there'], { size: 16 })).jpeg().toBuffer();
    for (let at = 3; at < whole.byteLength; at += Math.ceil(whole.byteLength / 12)) {
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ 0x55;
      expect([undefined, 'broken', 'too_large', 'unknown_kind']).toContain(await failureOf(flipped));
    }
    expect(logged).toEqual([]);
  });
});
