import { type contract, type ResponseOf, rounded } from '@redoubt/contract';
import { type Face, type ImageText, MAX_IMAGE_BYTES, type NsfwRating, type ReadImage } from '@redoubt/media';
import type { GuardrailsContext } from '../context.ts';
import { warningsField, warningsOf } from '../say-nothing-asked.ts';
import { joinWrappedLines } from './join-wrapped-lines.ts';
import { judgeMedia } from './judge-media.ts';
import type { MediaJob } from './media-job.ts';
import { readMedia } from './read-media.ts';

type ImageAnswer = ResponseOf<typeof contract.guardrails.detectImage>;

const picture = { name: 'picture', accept: 'image/*', maxBytes: MAX_IMAGE_BYTES } as const;

/** Reads a picture and judges its texts, the text beside it and, for nsfw, what it shows. */
export async function detectImage(job: MediaJob, context: GuardrailsContext): Promise<ImageAnswer> {
  const wanted = { rate: job.detectors.nsfw !== undefined, faces: job.detectors.pii !== undefined };
  const image = await readMedia(job, picture, context, (bytes, owner) =>
    context.media.readImage({ bytes, ...wanted }, owner),
  );
  const textsWhere = (hidden: boolean) => joinWrappedLines(image.text.filter((each) => each.hidden === hidden));
  const read = { open: textsWhere(false), hidden: textsWhere(true), nudity: rounded(image.nsfw?.score ?? 0) };
  const { cut, ...verdict } = await judgeMedia(job, read, context);
  const warnings = [...warningsOf(job.detectors), ...job.leftOut, ...warningsOfReading(job, image), ...cut];
  return {
    ...verdict,
    extracted_text: image.text.map(({ text }) => text).join('\n'),
    texts: image.text.map(describeText),
    faces: image.faces?.map(describeFace) ?? null,
    rating: image.nsfw ? describeRating(image.nsfw) : null,
    ...warningsField(warnings),
  };
}

function warningsOfReading({ detectors }: MediaJob, image: ReadImage): string[] {
  const { text, frames, framesRead, faces = [], isCut = false } = image;
  const { nsfw: _, ...ofTexts } = detectors;
  const isTextless = text.length === 0 && Object.keys(ofTexts).length > 0;
  const isSampled = framesRead.length < frames;
  return [
    ...(isTextless ? ['No text was found in the picture'] : []),
    ...(faces.length > 0
      ? ['Faces are seen in the picture. They may be personal data, and pii judges texts only']
      : []),
    ...(isCut ? ['Not all lines of the picture were read: it used up its processor time. Send a part of it'] : []),
    ...(isSampled ? [`The picture has ${frames} frames; ${framesRead.length} of them were read`] : []),
  ];
}

const describeText = ({ text, source, box, confidence, hidden, frame }: ImageText): ImageAnswer['texts'][number] => ({
  text,
  source,
  box: box ? box.map(({ x, y }) => ({ x, y })) : null,
  confidence: rounded(confidence),
  hidden,
  frame,
});

const describeFace = ({ box, confidence, frame }: Face): NonNullable<ImageAnswer['faces']>[number] => ({
  box: box.map(({ x, y }) => ({ x, y })),
  confidence: rounded(confidence),
  frame,
});

const describeRating = ({ label, score, probabilities }: NsfwRating): ImageAnswer['rating'] => ({
  label,
  score: rounded(score),
  probabilities: Object.fromEntries(Object.entries(probabilities).map(([name, value]) => [name, rounded(value)])),
});

/** Six digits, as the scores of texts have. */
