import sharp from 'sharp';

/** Pixels without transparency: rows from the top, three bytes (red, green, blue) a pixel. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** An upright part of a picture. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Cuts an area out of a picture. */
export function cutArea({ width, pixels }: Raster, area: Area): Raster {
  const cut = new Uint8Array(area.width * area.height * 3);
  for (let y = 0; y < area.height; y += 1) {
    const from = ((area.top + y) * width + area.left) * 3;
    cut.set(pixels.subarray(from, from + area.width * 3), y * area.width * 3);
  }
  return { width: area.width, height: area.height, pixels: cut };
}

/** The picture with at most so many pixels. One that is small enough stays as it is. */
export async function shrunk(raster: Raster, maxPixels: number): Promise<Raster> {
  const { width, height, pixels } = raster;
  const share = Math.sqrt(maxPixels / (width * height));
  if (share >= 1) return raster;
  const size = { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
  const image = sharp(pixels, { raw: { width, height, channels: 3 } }).resize({ ...size, fit: 'fill' });
  return { ...size, pixels: await image.raw().toBuffer() };
}
