import { base64OfMedia, isMediaAddress, multimodalDetectors, textOnlyIn } from '@redoubt/contract';
import type { GuardrailsContext } from '../context.ts';
import type { ReadyDetectors } from '../saved/policy-cache.ts';
import { checkAddress } from '../scans/check-address.ts';

/** A picture or a recording as it was sent. */
export interface SentMedia {
  /** Its bytes, or the address to fetch them from. */
  readonly source: { readonly bytes: Uint8Array } | { readonly url: string };
  /** The field of the request that holds it. */
  readonly field: string;
  readonly filename: string;
  /** The text beside it. */
  readonly textInput: string;
}

/** Detectors that are ready to judge. Only those of a saved policy have a tuning. */
export type Ready = Pick<ReadyDetectors, 'detectors'> & Partial<Pick<ReadyDetectors, 'tuning'>>;

/** A picture or a recording to judge. */
export interface MediaJob extends SentMedia, Ready {
  /** What of a saved policy does not judge pictures and recordings. */
  readonly leftOut: readonly string[];
}

/** A form with a file. */
export interface MediaForm {
  readonly file: File;
  readonly text_input?: string | undefined;
}

/** A JSON body with a picture or a recording. */
export type MediaBody = { readonly text_input?: string | undefined } & (
  | { readonly image_data: string }
  | { readonly audio_data: string }
  | { readonly content: string }
);

/** Reads the file of a request. @throws Failure 422 if it has an address that may not be called */
export async function sentMedia(
  body: MediaForm | MediaBody,
  context: Pick<GuardrailsContext, 'egress'>,
): Promise<SentMedia> {
  const textInput = body.text_input ?? '';
  if ('file' in body) {
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    return { source: { bytes }, field: 'file', filename: body.file.name, textInput };
  }
  const [field, data] = fieldOf(body);
  const source = isMediaAddress(data)
    ? { url: checkAddress({ url: data, field }, context).url }
    : { bytes: Buffer.from(base64OfMedia(data), 'base64') };
  return { source, field, filename: '', textInput };
}

function fieldOf(body: MediaBody): [string, string] {
  if ('image_data' in body) return ['image_data', body.image_data];
  if ('audio_data' in body) return ['audio_data', body.audio_data];
  return ['content', body.content];
}

/** Separates the detectors of a saved policy that judge pictures and recordings from those that judge only texts. */
export function onlyMultimodal({ detectors, tuning }: Ready): Pick<MediaJob, 'detectors' | 'tuning' | 'leftOut'> {
  const kept = multimodalDetectors.flatMap((name) => (detectors[name] ? [[name, detectors[name]]] : []));
  const leftOut = textOnlyIn(detectors).map(({ message }) => `${message}. It was left out`);
  return { detectors: Object.fromEntries(kept), tuning, leftOut };
}
