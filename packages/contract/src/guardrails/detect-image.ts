import { z } from 'zod';
import { idsOf } from '../ids.ts';
import { exampleFiles } from './example-files.ts';
import { MediaDetection } from './media-detection.ts';
import { mediaEndpoints } from './media-endpoints.ts';
import { MediaText } from './sent-media.ts';

const Point = z.object({ x: z.number(), y: z.number() });
const probability = z.number().min(0).max(1);

/** The ways in which a picture holds text, and what each of them is. */
const imageTextSources = {
  ocr: 'a line that is written in the pixels',
  qr: 'what a QR code says',
  svg: 'a text of an SVG file',
  exif: 'what is written beside the pixels: EXIF, XMP, IPTC, comments',
} as const satisfies Readonly<Record<string, string>>;

const sources = idsOf(imageTextSources);

/** The verdict on a picture, with what was read of it. */
export const ImageDetection = MediaDetection.extend({
  texts: z.array(
    z.object({
      text: z.string(),
      source: z.enum(sources).describe(sources.map((each) => `\`${each}\`: ${imageTextSources[each]}`).join('; ')),
      box: z
        .array(Point)
        .nullable()
        .describe('Its corners in pixels: top left, top right, bottom right, bottom left; null where it has no place'),
      confidence: probability,
      hidden: z.boolean().describe('Whether a person who looks at the picture hardly sees it'),
      frame: z.int().describe('The frame or page, from 0'),
    }),
  ),
  faces: z
    .array(
      z.object({
        box: z.array(Point).describe('Its corners in pixels, in the order of those of a text'),
        confidence: probability,
        frame: z.int().describe('The frame or page, from 0'),
      }),
    )
    .nullable()
    .describe('The faces that are seen, a hint of personal data that triggers nothing. Null without pii'),
  rating: z
    .object({ label: z.string(), score: probability, probabilities: z.record(z.string(), probability) })
    .nullable()
    .describe('How the frame with the most nudity is rated; from a score of 0.5 on, nsfw triggers. Null without nsfw'),
});

const calls = mediaEndpoints({
  path: 'detect-image',
  judged: 'a picture',
  description:
    'Reads the texts of the picture, hidden ones too, and judges them with `text_input`; `nsfw` also judges what it shows. Costs 4 for each enabled detector. PNG, JPEG, WebP, GIF, TIFF, AVIF and SVG are read. Another kind is 415, a broken or too large picture 422, one that cannot be fetched 422 or 502, and all are free.',
  sent: { image_data: MediaText.describe('The picture in base64, as a `data:` URL, or its http(s) address') },
  file: 'The picture',
  example: { image_data: exampleFiles.picture, text_input: 'What does it say?' },
  response: ImageDetection,
});

export const detectImage = calls.own;

export const policyDetectImage = calls.byPolicy;

export const guardrailDetectImage = calls.byGuardrail;
