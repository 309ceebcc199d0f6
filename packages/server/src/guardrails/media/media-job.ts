import { base64OfMedia, multimodalDetectors, textOnlyIn } from '@redoubt/contract';
import { type Price, priceMediaDetection } from '@redoubt/metering';
import type { Failure } from '../../errors.ts';
import type { ReadyDetectors } from '../saved/policy-cache.ts';
import { tookWork } from './media-refused.ts';

/** A picture or a recording as it was sent. */
export interface SentMedia {
  readonly bytes: Uint8Array;
  /** The field of the request that holds it. */
  readonly field: string;
  readonly filename: string;
  /** The text beside it. */
  readonly textInput: string;
}

/** Detectors that are ready to judge. Only those of a saved policy have a tuning. */
type Ready = Pick<ReadyDetectors, 'detectors'> & Partial<Pick<ReadyDetectors, 'tuning'>>;

/** A picture or a recording to judge. */
export interface MediaJob extends SentMedia, Ready {
  /** What of a saved policy does not judge pictures and recordings. */
  readonly leftOut: readonly string[];
}

/** A form with a file. */
interface MediaForm {
  readonly file: File;
  readonly text_input?: string | undefined;
}

/** A JSON body with a picture or a recording. */
type MediaBody = { readonly text_input?: string | undefined } & (
  | { readonly image_data: string }
  | { readonly audio_data: string }
  | { readonly content: string }
);

/** Reads the file of a request. */
export async function sentMedia(body: MediaForm | MediaBody): Promise<SentMedia> {
  const textInput = body.text_input ?? '';
  if ('file' in body) {
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    return { bytes, field: 'file', filename: body.file.name, textInput };
  }
  const [field, data] = fieldOf(body);
  return { bytes: new Uint8Array(Buffer.from(base64OfMedia(data), 'base64')), field, filename: '', textInput };
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

/** The prices of a call about a picture or a recording. */
export const mediaPrices = (call: 'detect_image' | 'detect_audio') => ({
  price: ({ detectors }: MediaJob): Price => priceMediaDetection(call, detectors),
  priceFailure: ({ detectors }: MediaJob, failure: Failure): Price | undefined =>
    tookWork(failure) || failure.isCharged ? priceMediaDetection(call, detectors) : undefined,
});
