import { z } from 'zod';
import { type Detectors, detectorMap, detectorSettings, Detectors as TextDetectors } from './detectors.ts';
import { type MultimodalDetector, multimodalDetectors } from './multimodal.ts';
import { MAX_URL } from './scan-url.ts';

/** The longest text that is judged beside a picture or a recording. It is not priced, so it is bounded. */
const MAX_TEXT_INPUT = 50_000;

/** The prompt beside a picture or a recording. */
export const TextInput = z
  .string()
  .max(MAX_TEXT_INPUT)
  .optional()
  .describe('The prompt beside it, which is judged as well');

const dataUrl = /^data:[^,]{0,200};base64,/i;
const Base64 = z.base64().min(1);

/** Returns the base64 of a file that was sent in base64 or as a `data:` URL. */
export const base64OfMedia = (sent: string): string => sent.replace(dataUrl, '');

/** Returns whether a file was sent as the address to fetch it from. */
export const isMediaAddress = (sent: string): boolean => /^https?:/i.test(sent);

/** Returns what is wrong with a file that was sent as text, or undefined. */
export function problemOfMedia(sent: string): string | undefined {
  if (isMediaAddress(sent)) {
    return sent.length <= MAX_URL
      ? undefined
      : `The address has ${sent.length} characters; at most ${MAX_URL} are read`;
  }
  const isFile = Base64.safeParse(base64OfMedia(sent)).success;
  return isFile ? undefined : 'Neither base64, a `data:` URL in base64 nor an http(s) address; send one of them';
}

/** A picture or a recording as text. */
export const MediaText = z.string().superRefine((sent, context) => {
  const message = problemOfMedia(sent);
  if (message !== undefined) context.addIssue({ code: 'custom', message, params: { type: 'no_file' } });
});

const isMultimodal = (name: string): boolean => multimodalDetectors.some((each) => each === name);

/** Returns, for each enabled detector that judges only texts, its name and a message. */
export const textOnlyIn = (detectors: Detectors): { name: string; message: string }[] =>
  Object.keys(detectors)
    .filter((name) => !isMultimodal(name))
    .map((name) => ({
      name,
      message: `${name} judges only texts; those of pictures and recordings are ${multimodalDetectors.join(', ')}`,
    }));

const settings = Object.fromEntries(
  multimodalDetectors.map((name: MultimodalDetector) => [name, detectorSettings[name]]),
);

/** The `detectors` of a request about a picture or a recording. */
export const MediaDetectors = TextDetectors.superRefine((detectors, context) => {
  for (const { name, message } of textOnlyIn(detectors)) {
    context.addIssue({ code: 'custom', path: [name], message, params: { type: 'text_only' } });
  }
}).meta({ sentAs: detectorMap(settings) });
