import { base64OfMedia, type contract, type ResponseOf } from '@redoubt/contract';
import { type Price, priceDetection } from '@redoubt/metering';
import type { Failure } from '../../errors.ts';
import type { Report } from '../../http/implement.ts';
import type { GuardrailsContext, JudgingContext } from '../context.ts';
import { type MediaJob, onlyMultimodal, sentMedia } from '../media/media-job.ts';
import { judgingMedia } from '../media/media-steps.ts';
import type { ReadyDetectors } from '../saved/policy-cache.ts';
import { warningsField, warningsOf } from '../say-nothing-asked.ts';
import { checkAddress } from '../scans/check-address.ts';
import { countedPdf } from '../scans/pages-to-price.ts';
import type { DocumentScan } from '../scans/scan-document.ts';
import type { PageScan } from '../scans/scan-page.ts';
import { documentScanning, pageScanning } from '../scans/scanning.ts';
import { pdfOfText } from '../scans/sent-pdf.ts';

/** Both forms of a request for one text, a page or a file. The contract checks which fields go together. */
export interface TextForms {
  readonly text?: string | undefined;
  readonly mode?: 'text' | 'pdf' | 'url' | 'image' | 'audio' | undefined;
  readonly content?: string | undefined;
  readonly text_input?: string | undefined;
}

type Ready = Pick<ReadyDetectors, 'detectors'> & Partial<Pick<ReadyDetectors, 'tuning'>>;

/** A text to judge. */
type TextJob = Ready & { readonly text: string };

type Answer = ResponseOf<typeof contract.guardrails.detect>;

/** What each mode does with its job. */
interface Mode<Job> {
  price(job: Job): Price;
  /** Absent if the price is final. */
  settle?(job: Job, answer: never): Price;
  priceFailure(job: Job, failure: Failure): Price | undefined;
  run(job: Job, context: JudgingContext, report: Report): Promise<unknown>;
}

const textJudging: Mode<TextJob> = {
  price: ({ text, detectors }) => priceDetection(text, detectors),
  priceFailure: () => undefined,
  run: async ({ text, detectors, tuning }, context) => ({
    ...(await context.detectors.detect(text, detectors, { tuning, signal: context.hungUp() })),
    ...warningsField(warningsOf(detectors)),
  }),
};

/** A text, a page or a file to judge, with what its mode does. */
export interface DetectionJob {
  readonly price: Price;
  readonly settle: ((answer: never) => Price) | undefined;
  readonly priceFailure: (failure: Failure) => Price | undefined;
  readonly run: (context: JudgingContext, report: Report) => Promise<unknown>;
}

function jobOf<Job>(mode: Mode<Job>, job: Job): DetectionJob {
  return {
    price: mode.price(job),
    settle: mode.settle && ((answer) => mode.settle?.(job, answer) ?? mode.price(job)),
    priceFailure: (failure) => mode.priceFailure(job, failure),
    run: (context, report) => mode.run(job, context, report),
  };
}

/** Prepares a request in either form. */
export async function oneJob(body: TextForms, ready: Ready, context: GuardrailsContext): Promise<DetectionJob> {
  const { text, mode = 'text', content = '', text_input } = body;
  if (mode === 'text') return jobOf(textJudging, { text: text ?? content, ...ready });
  if (mode === 'url') {
    const scan: PageScan = { ...checkAddress({ url: content, field: 'content' }, context), ...ready };
    return jobOf(pageScanning, scan);
  }
  if (mode === 'pdf') {
    const sent = pdfOfText(base64OfMedia(content), 'content');
    const scan: DocumentScan = { ...sent, ...(await countedPdf(sent.bytes, context)), ...ready };
    return jobOf(documentScanning, scan);
  }
  const job: MediaJob = { ...(await sentMedia({ content, text_input }, context)), ...onlyMultimodal(ready) };
  return jobOf<MediaJob>(judgingMedia[mode], job);
}

/** The steps of an endpoint that judges a text, a page or a file. */
export const detectingOne = {
  price: ({ price }: DetectionJob): Price => price,
  isPriceFinal: ({ settle }: DetectionJob): boolean => settle === undefined,
  settle: ({ price, settle }: DetectionJob, answer: Answer): Price => settle?.(answer as never) ?? price,
  priceFailure: ({ priceFailure }: DetectionJob, failure: Failure): Price | undefined => priceFailure(failure),
  // The cast: each mode answers what its own endpoint does, which the contract lists.
  run: async ({ run }: DetectionJob, context: JudgingContext, report: Report) => (await run(context, report)) as Answer,
};
