/** Values that APIs of this kind use. They never carry content. */
const apiWords = new Set(
  [
    'system developer user assistant model tool function custom',
    'text input_text output_text refusal content thinking redacted_thinking reasoning.text reasoning.summary',
    'reasoning.encrypted image image_url input_image audio input_audio video video_url file input_file document',
    'tool_use tool_result tool_call function_call url_citation file_citation container_file_citation json_schema',
    'json_object json stop length tool_calls content_filter end_turn max_tokens stop_sequence eos STOP COMPLETE',
    'chat.completion chat.completion.chunk text_completion list object string number integer boolean array null',
    'auto none required any default flex priority scale standard low medium high minimal detailed concise ephemeral',
    'server_vad mp3 wav opus flac pcm16 base64 url approximate exact web_search web_search_preview max min adaptive enabled disabled',
  ]
    .join(' ')
    .split(' '),
);

/** Member names in requests and answers of this kind. */
const apiNames = new Set(
  [
    'id object created model choices usage index message delta text logprobs finish_reason stop_reason role content name',
    'tool_calls tool_call_id function_call function arguments type custom input refusal audio data transcript expires_at',
    'reasoning reasoning_content reasoning_details summary signature thinking thinking_blocks annotations url_citation',
    'citations search_results url title date snippet start_index end_index system_fingerprint service_tier provider',
    'obfuscation native_finish_reason prompt_tokens completion_tokens total_tokens prompt_tokens_details cached_tokens',
    'completion_tokens_details reasoning_tokens audio_tokens accepted_prediction_tokens rejected_prediction_tokens',
    'text_tokens image_tokens cost images image_url detail format media_type mime_type source file file_id file_data',
    'filename input_audio cache_control prompt suffix messages prediction stream stream_options include_usage tools',
    'tool_choice parallel_tool_calls response_format json_schema schema strict properties required items',
    'additionalProperties description enum parameters temperature top_p top_k min_p n max_tokens max_completion_tokens',
    'stop seed presence_penalty frequency_penalty repetition_penalty logit_bias top_logprobs user metadata store',
    'reasoning_effort verbosity modalities web_search_options search_context_size documents system instructions',
    'chat_template chat_template_kwargs error code param service_context functions prompt_cache_key safety_identifier',
    'extra_content google thought_signature language languages keywords chunking_strategy seconds threshold',
    'prefix_padding_ms silence_duration_ms',
  ]
    .join(' ')
    .split(' '),
);

/** Returns whether a member's name belongs to the API and so carries no content. */
export const isApiName = (name: string): boolean => apiNames.has(name);

/** First words of ids that are not random. */
const idWords = new Set(
  'call chatcmpl cmpl tool toolu functions function fc msg resp run gen req file audio item rs ctc fp chat completion'.split(
    ' ',
  ),
);
const idForm = /^[A-Za-z0-9]+(?:[_.:-]+[A-Za-z0-9]+)*$/;
const MAX_ID = 128;
const MIN_WORD = 3;

/** Returns whether a text looks like an id: numbers and random letters instead of words. */
function isId(text: string): boolean {
  if (text.length > MAX_ID || !idForm.test(text)) return false;
  return text.split(/[_.:-]+/).every((part) => part.length < MIN_WORD || idWords.has(part) || /\d/.test(part));
}

const modelForm = /^[\w.:/@+-]{1,200}$/;
const paddingForm = /^[A-Za-z0-9]{0,64}$/;
const dateForm = /^[\d:.TZ+ -]{0,40}$/;
const mediaTypeForm = /^[\w.+-]{1,40}(?:\/[\w.+-]{1,80})?$/;
const personForm = /^[\w.@:+|/-]{1,256}$/;
const sealedForm = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** Returns whether a text is base64 data instead of words: mixed like random bytes, or one repeated unit. */
function isSealed(text: string): boolean {
  if (!sealedForm.test(text)) return false;
  const head = text.slice(0, 512);
  return (/[A-Z]/.test(head) && /[a-z]/.test(head) && /\d/.test(head)) || /^(.)\1*={0,2}$/.test(text);
}

const form =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);

/** Fields whose strings carry no content in this form. Any other string in them is judged as text. */
const forms: Readonly<Record<string, (text: string) => boolean>> = {
  id: isId,
  tool_call_id: isId,
  tool_use_id: isId,
  file_id: isId,
  item_id: isId,
  system_fingerprint: isId,
  model: form(modelForm),
  obfuscation: form(paddingForm),
  date: form(dateForm),
  last_updated: form(dateForm),
  user: form(personForm),
  safety_identifier: form(personForm),
  prompt_cache_key: form(personForm),
  signature: isSealed,
  thought_signature: isSealed,
  data: isSealed,
  file_data: isSealed,
  encrypted_content: isSealed,
  b64_json: isSealed,
  format: form(mediaTypeForm),
  media_type: form(mediaTypeForm),
  mime_type: form(mediaTypeForm),
};

/** Returns whether a string is known to carry no content, by its value or its field. */
export function isQuiet(name: string, text: string): boolean {
  if (text === '' || apiWords.has(text)) return true;
  return Object.hasOwn(forms, name) && forms[name]?.(text) === true;
}

/** A `data:` URL (RFC 2397): its type, and whether it is in base64. */
const dataUrl = /^data:([\w.+-]{1,60}\/[\w.+-]{1,80})?((?:;[\w=.+-]{1,60}){0,4}),/i;
/** Media types that no model reads as text. */
const mediaType = /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|octet-stream|msword|vnd\.)/i;
const address = /^https?:\/\/(?:www\.)?(\S+)$/i;
const MAX_ADDRESS = 8_192;

/**
 * Returns the part of a text that is judged. For an address it is the words in it, so that its form alone is not taken
 * for personal data. For media in a `data:` URL it is nothing.
 */
export function readingOf(text: string): string {
  const inData = dataUrl.exec(text);
  if (inData) return readingOfData(text.slice(inData[0].length), inData[1] ?? '', inData[2] ?? '');
  const [, words] = text.length <= MAX_ADDRESS ? (address.exec(text) ?? []) : [];
  if (words === undefined) return text;
  return unescaped(words).replace(/[/?&=#+_~-]+/g, ' ');
}

function readingOfData(data: string, type: string, parameters: string): string {
  if (!/;base64$/i.test(parameters)) return unescaped(data);
  if (!sealedForm.test(data)) return data;
  return mediaType.test(type) ? '' : Buffer.from(data, 'base64').toString('utf8');
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const MIN_WORDS = 3;
const MIN_JOINED_WORDS = 5;
/** Longer texts are always read by all detectors, without a search for their words. */
const LONGEST_NAME = 65_536;

/**
 * Returns whether a text has enough words for a sentence. Names, options and ids are searched only for exact matches,
 * because classifiers find anything in a single word.
 */
export function isProse(text: string): boolean {
  if (text.length > LONGEST_NAME) return true;
  if (/[^\0-\u024f]{4}/.test(text)) return true;
  return countOf(text, /[^\s]+/g, MIN_WORDS) || countOf(text, /[A-Za-z]{2,}/g, MIN_JOINED_WORDS);
}

function countOf(text: string, words: RegExp, most: number): boolean {
  let count = 0;
  for (const _ of text.matchAll(words)) if (++count >= most) return true;
  return false;
}
