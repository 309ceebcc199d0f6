import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idsOf } from '../ids.ts';
import { chunkTypes } from './chunk-types.ts';
import { Detection, Warnings } from './detection.ts';
import { Detectors, detectorSettings } from './detectors.ts';
import { ByGuardrail, ByPolicy, RefreshQuery } from './selected-by.ts';

/** The longest address of a page or a file that is fetched. */
export const MAX_URL = 4_096;
const Url = z.string().min(1).max(MAX_URL).describe('An http:// or https:// address');

const { summary, details, result_message } = Detection.shape;

/** The part of a scan's answer that says which detectors found something. */
export const Triggered = z
  .array(z.enum(idsOf(detectorSettings)))
  .describe('The detectors that found something, in their order');

const found = {
  unsafe_content: z.string().describe('The text of the fragment'),
  chunk_type: z.enum(idsOf(chunkTypes)).describe(
    idsOf(chunkTypes)
      .map((type) => `\`${type}\`: ${chunkTypes[type]}`)
      .join('; '),
  ),
  page: z.int().optional().describe('The page of a PDF, from 1'),
  triggered_detectors: Triggered,
} as const;

/** The verdict on a web page. */
export const UrlScan = z.object({
  url: z.string().describe('As it was sent'),
  violations: z.array(
    z.object({ ...found, guardrails_result: details.describe('What the triggered detectors say of the fragment') }),
  ),
  combined_highlight_url: z
    .string()
    .nullable()
    .describe('Opens the page with every violation marked that a reader can see; null where there is none'),
  summary: summary.describe('As of POST /guardrails/detect, over all fragments'),
  details: z.object({
    url: z.string().describe('The address that answered, after redirects'),
    metadata: z.object({ title: z.string().nullable(), language: z.string().nullable() }),
    main_text: z
      .string()
      .describe(
        'What the page is about, without navigation, footers and hidden texts; a block a line, cut where it is long',
      ),
    total_fragments: z.int().describe('The fragments that were judged, each of which costs a credit'),
    fragments_with_detections: z.int(),
    detections: z.array(z.object({ ...found, detector_details: details })),
  }),
  result_message,
  warnings: Warnings,
});

const description =
  'Fetches the page and judges each of its texts: what a reader sees, and what only programs read, such as hidden elements, comments, metadata and alternative texts. Reads HTML, plain text and PDF. The most that a scan can cost is held first; the fragments that were judged are charged. A page that cannot be fetched or read costs nothing. `Accept: text/event-stream` answers a `fragment` event for each fragment, then `credits` and `result`.';

const shared = {
  method: 'POST',
  description,
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found', 'unsupported_media_type', 'upstream_failed'],
  streams: ['text/event-stream'],
  response: UrlScan,
} as const;

const UrlAlone = z.strictObject({ url: Url }).meta({ examples: [{ url: 'https://example.com/' }] });

export const scanUrl = endpoint({
  ...shared,
  path: '/guardrails/scan-url',
  summary: 'Run the enabled detectors on every text of a web page',
  body: z
    .strictObject({ url: Url, detectors: Detectors })
    .meta({ examples: [{ url: 'https://example.com/', detectors: { injection_attack: { enabled: true } } }] }),
});

export const policyScanUrl = endpoint({
  ...shared,
  path: '/guardrails/policy/scan-url',
  summary: 'Run the detectors of a saved policy on every text of a web page',
  headers: ByPolicy,
  query: RefreshQuery,
  body: UrlAlone,
});

export const guardrailScanUrl = endpoint({
  ...shared,
  path: '/guardrails/guardrail/scan-url',
  summary: 'Run the detectors of a saved guardrail, as `-Mode` says, on every text of a web page',
  headers: ByGuardrail,
  query: RefreshQuery,
  body: UrlAlone,
});
