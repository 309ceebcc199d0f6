import { creditsOf, openEvents, ServiceError } from '@redoubt/client';
import { api, connection } from '../../api.ts';
import { type DetectorMap, enabledIn } from '../../detectors/detector-map.ts';
import { type Asked, isMedia, type Mode, mediaDetectors } from './modes.ts';

export type TextVerdict = Awaited<ReturnType<typeof api.guardrails.detect>>;
export type ImageVerdict = Awaited<ReturnType<typeof api.guardrails.detectImage>>;
export type AudioVerdict = Awaited<ReturnType<typeof api.guardrails.detectAudio>>;
export type PdfVerdict = Awaited<ReturnType<typeof api.guardrails.scanPdf>>;
export type UrlVerdict = Awaited<ReturnType<typeof api.guardrails.scanUrl>>;

/** An answer with what was asked, so that it stays right while somebody types on. */
export type Judged = { readonly asked: Asked; readonly detectors: DetectorMap; readonly cost: number | undefined } & (
  | { readonly mode: 'text'; readonly answer: TextVerdict }
  | { readonly mode: 'image'; readonly answer: ImageVerdict }
  | { readonly mode: 'audio'; readonly answer: AudioVerdict }
  | { readonly mode: 'pdf'; readonly answer: PdfVerdict }
  | { readonly mode: 'url'; readonly answer: UrlVerdict }
);

/** How far a scan is. */
export interface Progress {
  readonly done: number;
  readonly total: number | undefined;
}

/** The detectors that a call takes: the enabled ones, without thresholds, which only saved policies have. */
export function sentDetectors(mode: Mode, detectors: DetectorMap): Record<string, unknown> {
  const names = enabledIn(detectors).filter(
    (name) => !isMedia(mode) || (mediaDetectors as readonly string[]).includes(name),
  );
  return Object.fromEntries(
    names.map((name) => {
      const { threshold: _, block_message: __, ...settings } = detectors[name] ?? { enabled: true };
      return [name, settings];
    }),
  );
}

/** Has it judged. Scans tell how far they are. */
export async function judge(
  asked: Asked,
  detectors: DetectorMap,
  onProgress: (progress: Progress) => void,
): Promise<Judged> {
  const { mode, text, url, file } = asked;
  const sent = sentDetectors(mode, detectors);
  const seen = { asked, detectors };
  if (mode === 'text') {
    const answer = await api.guardrails.detect({ body: { text, detectors: sent } });
    return { ...seen, mode, answer, cost: creditsOf(answer)?.cost };
  }
  if (mode === 'url')
    return { ...seen, mode, ...(await scan('url', { url: url.trim(), detectors: sent }, onProgress)) };
  if (!file) throw new Error('No file is chosen');
  if (mode === 'pdf') return { ...seen, mode, ...(await scan('pdf', { file, detectors: sent }, onProgress)) };
  const fields = { file, detectors: sent, ...(text !== '' && { text_input: text }) };
  if (mode === 'image') {
    const answer = await api.guardrails.detectImage({ body: asForm(fields) });
    return { ...seen, mode, answer, cost: creditsOf(answer)?.cost };
  }
  const answer = await api.guardrails.detectAudio({ body: asForm(fields) });
  return { ...seen, mode, answer, cost: creditsOf(answer)?.cost };
}

/** The cast: the client sends a body with a file as a form, whose fields its types do not have. */
const asForm = <Body>(fields: Record<string, unknown>): Body => fields as Body;

const routes = { pdf: 'POST /guardrails/scan-pdf', url: 'POST /guardrails/scan-url' } as const;
interface Answers {
  pdf: PdfVerdict;
  url: UrlVerdict;
}

/** Scans with an event for each page or fragment. */
async function scan<Kind extends keyof Answers>(
  kind: Kind,
  body: Record<string, unknown>,
  onProgress: (progress: Progress) => void,
): Promise<{ answer: Answers[Kind]; cost: number | undefined }> {
  const told: { result?: Answers[Kind]; credits?: { cost: number } } = {};
  let done = 0;
  for await (const { event, data } of openEvents(connection, routes[kind], { body })) {
    const value = JSON.parse(data);
    // A failure in the midst of a stream has no status.
    if (event === 'error') throw new ServiceError(0, value);
    if (event === 'result' || event === 'credits') told[event] = value;
    else onProgress({ done: ++done, total: value.total });
  }
  if (!told.result) throw new Error('The scan ended without a result');
  return { answer: told.result, cost: told.credits?.cost };
}
