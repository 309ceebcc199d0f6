import type { Spoken } from '../stages/text-place.ts';

/** What a part says that it is. Its bytes decide how it is read. */
export type PartMedium = 'image' | 'audio' | 'video' | 'file';

/** Where the content of a part is. */
export type PartSource =
  /** In the request, as base64. */
  | { readonly kind: 'inline'; readonly base64: string }
  /** At an address. */
  | { readonly kind: 'address'; readonly url: string }
  /** With the provider, under an id. */
  | { readonly kind: 'stored' }
  /** In a form that is not known. */
  | { readonly kind: 'unknown' };

/** A picture, a recording or a file in a request. */
export interface SentPart {
  /** Where it stands, such as `messages.0.content.1`. */
  readonly place: string;
  readonly medium: PartMedium;
  readonly source: PartSource;
  readonly spoken: Spoken;
}

/** Why a part went unread, wholly or in part. */
export interface Unread {
  readonly reason: UnreadReason;
  /** The reason as a sentence. */
  readonly message: string;
}

/** The reasons, with the sentence that tells each. Those without one are told in the words of what failed. */
const reasons = {
  reading_disabled: 'the deployment reads none (`unread`)',
  nothing_judges: 'the deployment judges nothing in a request',
  address: 'an address is not fetched (`fetch_part_addresses`)',
  stored_file: 'the provider holds the file',
  unknown_form: 'it has a form that is not known, so its content was not found',
  broken_base64: 'it is no well-formed base64',
  two_kinds: 'it has the mark of a PDF behind the beginning of another file, so that readers may take it for either',
  video: 'videos are not read',
  too_many: 'no more parts of this call are read',
  out_of_time: 'no further part is begun after so much time',
  not_begun: 'the call is refused for another part, or was given up',
  too_much_text: 'the parts of the call together have too much text',
  not_fetched: undefined,
  not_readable: undefined,
  partly_read: undefined,
} as const;

export type UnreadReason = keyof typeof reasons;

/** Says why a part is unread. */
export function unread(reason: UnreadReason, message: string = reasons[reason] ?? reason): Unread {
  return { reason, message };
}
