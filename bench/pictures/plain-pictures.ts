import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
import sharp from 'sharp';

/** Numbers from 0 to 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  return seededNumbers((seed + 1) * 2_654_435_761);
}

/** Light grey grain as PNG. */
export function grain(width: number, height: number, seed: number): Promise<Buffer> {
  const random = randomOf(seed);
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => 150 + random() * 100);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Hills, a sun and leaves under a light sky, with the grain of a camera, as PNG. */
export async function landscape(width: number, height: number, seed: number): Promise<Buffer> {
  const random = randomOf(seed);
  const at = (most: number) => Math.round(random() * most);
  const colour = () => `hsl(${at(360)}, ${30 + at(40)}%, ${60 + at(30)}%)`;
  const hills = Array.from({ length: 5 }, (_, index) => {
    const top = height * (0.4 + index * 0.12);
    return `<path fill="${colour()}" d="M0 ${height}V${top}Q${at(width)} ${top - at(height / 3)} ${width} ${top}V${height}Z"/>`;
  });
  const leaves = Array.from({ length: 120 }, () => {
    const [x, y] = [at(width), at(height)];
    return `<ellipse cx="${x}" cy="${y}" rx="${2 + at(14)}" ry="${1 + at(6)}" fill="${colour()}" transform="rotate(${at(180)} ${x} ${y})"/>`;
  });
  const sun = `<circle cx="${at(width)}" cy="${at(height / 3)}" r="${height / 10}" fill="#fff3c0"/>`;
  const body = `<rect width="${width}" height="${height}" fill="${colour()}"/>${sun}${hills.join('')}${leaves.join('')}`;
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);
  const noise = Uint8Array.from({ length: width * height * 3 }, () => 235 + random() * 20);
  const input = await sharp(noise, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return sharp(svg)
    .composite([{ input, blend: 'multiply' }])
    .removeAlpha()
    .png()
    .toBuffer();
}
