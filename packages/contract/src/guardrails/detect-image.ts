import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idsOf } from '../ids.ts';
import { detectorsText } from './detectors-text.ts';
import { MediaDetection } from './media-detection.ts';
import { ByGuardrail, ByPolicy, RefreshQuery } from './selected-by.ts';
import { MediaDetectors, MediaText, TextInput } from './sent-media.ts';

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
  rating: z
    .object({ label: z.string(), score: probability, probabilities: z.record(z.string(), probability) })
    .nullable()
    .describe('How the frame with the most nudity is rated; from a score of 0.5 on, nsfw triggers. Null without nsfw'),
});

const description =
  'Reads the texts of the picture, hidden ones too, and judges them with `text_input`; `nsfw` also judges what it shows. Costs 4 for each enabled detector. PNG, JPEG, WebP, GIF, TIFF, AVIF and SVG are read. Another kind is 415, a broken or too large picture 422, and both are free.';

const shared = {
  method: 'POST',
  description,
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found', 'unsupported_media_type'],
  response: ImageDetection,
} as const;

const picture = { image_data: MediaText.describe('The picture in base64, or as a `data:` URL'), text_input: TextInput };
const file = z.file().describe('The picture');
const example = { image_data: 'iVBORw0KGgo=', text_input: 'What does it say?' };

export const detectImage = endpoint({
  ...shared,
  path: '/guardrails/detect-image',
  summary: 'Run the enabled detectors on a picture and the text beside it',
  body: z
    .strictObject({ ...picture, detectors: MediaDetectors })
    .meta({ examples: [{ ...example, detectors: { injection_attack: { enabled: true } } }] }),
  form: z.strictObject({ file, text_input: TextInput, detectors: detectorsText(MediaDetectors) }),
});

const selected = {
  ...shared,
  query: RefreshQuery,
  body: z.strictObject(picture).meta({ examples: [example] }),
  form: z.strictObject({ file, text_input: TextInput }),
} as const;

export const policyDetectImage = endpoint({
  ...selected,
  path: '/guardrails/policy/detect-image',
  summary: 'Run the multimodal detectors of a saved policy on a picture and the text beside it',
  headers: ByPolicy,
});

export const guardrailDetectImage = endpoint({
  ...selected,
  path: '/guardrails/guardrail/detect-image',
  summary: 'Run the multimodal detectors of a saved guardrail, as `-Mode` says, on a picture and the text beside it',
  headers: ByGuardrail,
});
