import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { NsfwLabel, NsfwRating } from '../image.ts';
import { importRuntime, openSession, type Runtime, runSession, type Session } from '../onnx-runtime.ts';
import type { Raster } from '../raster.ts';

/** The side of the picture that the model sees. */
const SIDE = 224;
/** The classes in the order of the model's answer. */
const labels = ['Drawing', 'Hentai', 'Neutral', 'Porn', 'Sexy'] as const satisfies readonly NsfwLabel[];

let loading: Promise<{ runtime: Runtime; session: Session }> | undefined;

/** Rates a frame with the MobileNetV2 of nsfwjs. The model is loaded for the first picture. */
export async function rateFrame({ width, height, pixels }: Raster): Promise<NsfwRating> {
  loading ??= load();
  const { runtime, session } = await loading;
  const small = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const data = new Float32Array(small.length);
  for (let index = 0; index < small.length; index += 1) {
    data[(index % 3) * SIDE * SIDE + Math.floor(index / 3)] = (small[index] ?? 0) / 255;
  }
  const output = await runSession(runtime, session, { data, shape: [1, 3, SIDE, SIDE] });
  return ratingOf(output.data);
}

async function load() {
  const runtime = await importRuntime();
  const session = await openSession(runtime, await readFile(new URL('../../../weights/nsfw.onnx', import.meta.url)));
  return { runtime, session };
}

function ratingOf(answer: Float32Array): NsfwRating {
  const [drawing = 0, hentai = 0, neutral = 0, porn = 0, sexy = 0] = answer;
  const best = answer.indexOf(Math.max(...answer));
  return {
    label: labels[best] ?? 'Neutral',
    score: Math.min(hentai + porn + sexy, 1),
    probabilities: { Drawing: drawing, Hentai: hentai, Neutral: neutral, Porn: porn, Sexy: sexy },
  };
}
