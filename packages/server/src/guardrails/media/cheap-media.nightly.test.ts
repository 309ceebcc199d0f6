import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type WrittenPdf, writePdf } from '../../../../documents/src/testing/write-pdf.ts';
import { childrenMs } from '../../testing/children-cpu.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const on = { enabled: true };
async function call(path: string, body: object) {
  const response = await service.send(path, { method: 'POST', body: JSON.stringify(body) });
  await response.text();
  return { status: response.status, cost: Number(response.headers.get('x-service-credits-cost') ?? 0) };
}
const image = (bytes: Buffer) =>
  call('/guardrails/detect-image', { image_data: bytes.toString('base64'), detectors: { pii: on } });

const svg = (inner: string, size = 800) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}">${inner}</svg>`,
  );
const levels = (count: number, link: string) =>
  Array.from({ length: count }, (_, at) => {
    const uses = Array.from({ length: 10 }, () => `<use ${link}="#l${at}" x="1"/>`).join('');
    return `<g id="l${at + 1}">${uses}</g>`;
  }).join('');
const bomb = (link = 'href', count = 12) =>
  svg(`<defs><g id="l0"><rect width="9" height="9"/></g>${levels(count, link)}</defs><use ${link}="#l${count}"/>`);
const chained = (what: string, attribute: string) =>
  svg(
    `<defs><${what} id="l0"><rect width="9" height="9"/></${what}>${Array.from({ length: 12 }, (_, at) => `<${what} id="l${at + 1}">${`<rect width="9" height="9" ${attribute}="url(#l${at})"/>`.repeat(10)}</${what}>`).join('')}</defs><rect width="99" height="99" ${attribute}="url(#l12)"/>`,
  );
const filters = svg(
  `<filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="9"/>'.repeat(300)}</filter><rect width="800" height="800" style="filter: url(#f)"/>`,
);

/** A PNG of one grey value. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, 'latin1');
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crcOf(Buffer.concat([head.subarray(4), data])));
    return Buffer.concat([head, data, crc]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const drawnOften: WrittenPdf = {
  pages: [
    {
      content: Array.from({ length: 3_000 }, (_, at) => `q 400 0 0 400 ${at % 97} ${at % 89} cm /P Do Q`).join('\n'),
      resources: '/XObject << /P 20 0 R >>',
    },
  ],
  objects: [
    {
      dictionary: '/Type /XObject /Subtype /Image /Width 64 /Height 64 /BitsPerComponent 8 /ColorSpace /DeviceGray',
      content: 'x'.repeat(64 * 64),
    },
  ],
};

const scan = (pdf: WrittenPdf) =>
  call('/guardrails/scan-pdf', { pdf_data: Buffer.from(writePdf(pdf)).toString('base64'), detectors: { pii: on } });

describe.skipIf(process.platform !== 'linux')(
  'a file of few bytes takes no more than 5 s of a processor, and nothing above 1 s is free',
  () => {
    test.each([
      { what: 'an SVG of twelve levels of ten uses', send: () => image(bomb()) },
      { what: 'the same by the older link', send: () => image(bomb('xlink:href')) },
      { what: 'patterns within patterns', send: () => image(chained('pattern', 'fill')) },
      { what: 'masks within masks', send: () => image(chained('mask', 'mask')) },
      { what: 'three hundred filters of noise', send: () => image(filters) },
      {
        what: 'an SVG within an SVG',
        send: () =>
          image(svg(`<image width="800" height="800" href="data:image/svg+xml;base64,${bomb().toString('base64')}"/>`)),
      },
      { what: 'a picture of 1 x 50 million pixels', send: () => image(png(1, 50_000_000)) },
      { what: 'a picture of 7,000 x 7,000 pixels', send: () => image(png(7_000, 7_000)) },
      { what: 'a PDF that draws one picture 3,000 times', send: () => scan(drawnOften) },
      {
        what: 'a PDF whose pages all draw it',
        send: () =>
          scan({
            ...drawnOften,
            pages: Array.from({ length: 6 }, () => ({
              ...drawnOften.pages[0],
              content: (drawnOften.pages[0]?.content ?? '').slice(0, 9_000),
            })),
          }),
      },
    ])('$what', async ({ send }) => {
      const before = childrenMs();
      const { status, cost } = await send();
      const used = childrenMs() - before;
      expect([200, 422]).toContain(status);
      expect(used).toBeLessThan(5_000);
      if (used > 1_000) expect(cost).toBeGreaterThan(0);
    });

    test('nor is a recording of 20 MB that holds nothing but the beginnings of frames', async () => {
      const words = Buffer.alloc(15_000_000, Buffer.from([0xff, 0xfb, 0x90, 0x64]));
      const before = childrenMs();
      const { status, cost } = await call('/guardrails/detect-audio', {
        audio_data: words.toString('base64'),
        detectors: { pii: on },
      });
      const used = childrenMs() - before;
      expect([200, 422]).toContain(status);
      if (used > 1_000) expect(cost).toBeGreaterThan(0);
    });
  },
);
