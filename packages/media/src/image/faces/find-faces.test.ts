import { expect, test } from 'vitest';
import { readImage } from '../read-image.ts';

const svg = (body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="#678"/>${body}</svg>`,
  );
/** A soft drawing of hair, skin, eyes, nose and mouth. */
const face =
  '<defs><radialGradient id="g"><stop offset="0.5" stop-color="#e8b894"/><stop offset="1" stop-color="#b07a58"/></radialGradient><filter id="b"><feGaussianBlur stdDeviation="3"/></filter></defs><g filter="url(#b)"><path d="M120 480Q140 370 240 370Q340 370 360 480Z" fill="#334"/><rect x="205" y="310" width="70" height="80" fill="#c08a66"/><ellipse cx="240" cy="210" rx="108" ry="140" fill="#2a1a10"/><ellipse cx="240" cy="235" rx="90" ry="118" fill="url(#g)"/><path d="M170 205Q195 190 222 203M258 203Q285 190 310 205" stroke="#3a2415" stroke-width="8" fill="none"/><ellipse cx="198" cy="222" rx="19" ry="9" fill="#fff"/><ellipse cx="282" cy="222" rx="19" ry="9" fill="#fff"/><circle cx="198" cy="222" r="9"/><circle cx="282" cy="222" r="9"/><path d="M240 225L228 272Q240 282 252 272" stroke="#96603f" stroke-width="6" fill="none"/><path d="M203 308Q240 328 277 308Q240 300 203 308Z" fill="#a03c3c"/></g>';

test('a face is found where it is', async () => {
  const { faces = [] } = await readImage({ bytes: svg(face), rate: false, faces: true });
  expect(faces).toHaveLength(1);
  const [from, , to] = faces[0]?.box ?? [];
  expect([from?.x, from?.y].every((side = 0) => side > 100 && side < 200)).toBe(true);
  expect([to?.x, to?.y].every((side = 0) => side > 300 && side < 400)).toBe(true);
});

test('no face is found where there is none, or where they are not asked for', async () => {
  const { faces } = await readImage({ bytes: svg('<circle cx="240" cy="240" r="90"/>'), rate: false, faces: true });
  expect(faces).toEqual([]);
  expect((await readImage({ bytes: svg(face), rate: false })).faces).toBeUndefined();
});
