import type { contract, Detection, ResponseOf } from '@redoubt/contract';
import type { HiddenText, ScannedPdf } from '@redoubt/documents';
import type { Report } from '../../http/implement.ts';
import type { GuardrailsContext } from '../context.ts';
import { fileRefused } from '../file-refused.ts';
import type { ReadyDetectors } from '../saved/policy-cache.ts';
import { warningsField, warningsOf } from '../say-nothing-asked.ts';
import { type JudgedFragment, judgeFragments } from './judge-fragments.ts';
import { mergeSummaries, messageOf } from './merge-verdicts.ts';
import type { CountedPdf } from './pages-to-price.ts';
import { type RecognisedPage, recognisePages } from './recognise-pages.ts';
import { warningsOfAttached } from './warnings-of-attached.ts';

/** A PDF to scan, and the detectors that judge it. */
export interface DocumentScan
  extends CountedPdf,
    Pick<ReadyDetectors, 'detectors'>,
    Partial<Pick<ReadyDetectors, 'tuning'>> {
  readonly bytes: Uint8Array;
  readonly filename: string | null;
  /** The field of the request that holds the PDF. */
  readonly field: string;
}

export type PdfScan = ResponseOf<typeof contract.guardrails.scanPdf>;
type PartAnswer = PdfScan['details']['document'];

/** A part of a PDF that is judged as a whole: a page, or number 0, the texts of the file. */
interface Part {
  readonly page: number;
  /** The paragraphs and hidden texts. */
  readonly pieces: readonly string[];
  /** The pieces that were recognised in pictures. */
  readonly recognised: readonly string[];
  /** All pieces, up to the limit. */
  readonly text: string;
  readonly hidden: readonly HiddenText[];
}

/** A piece of a part in which something was found. */
interface Piece {
  readonly page: number;
  readonly text: string;
}

type Judged = JudgedFragment<Part>;

/** The longest text of one page that is judged, and the most characters of all pages. Dense pages have some 6,000. */
const MAX_PART = 50_000;
const MAX_CHARACTERS = 1_000_000;
/** How many hidden texts of a page are shown, and how much of each. All of them are judged. */
const MAX_SHOWN = 50;
const MAX_SHOWN_CHARACTERS = 1_000;
const APART = '\n\n';

/** Reads a PDF and judges each page and the texts of the file. Reports each page. */
export async function scanDocument(scan: DocumentScan, context: GuardrailsContext, report: Report): Promise<PdfScan> {
  const { bytes, purse } = scan;
  const pdf = await readPdf(scan, context);
  const recognised = await recognisePages({ bytes, picturePages: pdf.picturePages, purse }, context);
  const parts = partsOf(pdf, recognised.pages);
  const onJudged = reporting(pdf.pages.length, report);
  const judged = await judgeFragments(
    parts.filter(({ text }) => text !== ''),
    scan,
    { context, onJudged },
  );
  const unsafe = await unsafePieces(judged, scan, context);
  const clean = await context.detectors.detect('', scan.detectors, { tuning: scan.tuning });
  const warnings = [
    ...warningsOf(scan.detectors),
    ...recognised.warnings,
    ...warningsOfAttached(pdf),
    ...warningsOfCut(parts),
  ];
  return { ...describeScan(scan, { parts, judged, unsafe, clean }), ...warningsField(warnings) };
}

async function readPdf({ bytes, purse, failure, field, filename }: DocumentScan, context: GuardrailsContext) {
  try {
    if (failure) throw failure;
    return await context.scans.readPdf(bytes, context.account.organisation.id, purse);
  } catch (error) {
    throw fileRefused(error, field, filename ?? '');
  }
}

function reporting(total: number, report: Report): (judged: Judged) => void {
  return ({ fragment: { page }, detection: { summary }, triggered }) => {
    if (page > 0) report('page', { page, total, summary, triggered_detectors: triggered });
  };
}

function partsOf({ pages, hidden }: ScannedPdf, recognised: readonly RecognisedPage[]): Part[] {
  let left = MAX_CHARACTERS;
  const byPage = new Map(recognised.map((each) => [each.page, each]));
  // The texts of the file come first, so that many pages cannot push them out.
  return [{ page: 0, paragraphs: [], hidden }, ...pages].map(({ page, paragraphs, hidden: drawn }) => {
    const { seen = [], hidden: faint = [] } = byPage.get(page) ?? {};
    const unseen = [...drawn, ...faint.map((text) => ({ hiding: 'in_picture', text }) as const)];
    // Hidden texts come first, for the same reason.
    const pieces = [...unseen.map(({ text }) => text), ...paragraphs, ...seen];
    const text = pieces.join(APART).slice(0, Math.min(MAX_PART, left));
    left -= text.length;
    return { page, pieces, recognised: [...seen, ...faint], text, hidden: unseen };
  });
}

const lengthOf = ({ pieces }: Part): number => pieces.join(APART).length;

function warningsOfCut(parts: readonly Part[]): string[] {
  const cut = parts.filter((part) => part.text.length < lengthOf(part)).map(({ page }) => page);
  if (cut.length === 0) return [];
  const named = cut.slice(0, 20).map((page) => (page === 0 ? 'the texts of the file' : `page ${page}`));
  const more = cut.length > named.length ? ` and ${cut.length - named.length} more` : '';
  return [
    `Not all text was judged of ${named.join(', ')}${more}: at most ${MAX_PART} characters a page, ${MAX_CHARACTERS} in all`,
  ];
}

/** Judges the pieces of the pages with findings one by one, to name those in which something was found. */
async function unsafePieces(
  judged: readonly Judged[],
  scan: DocumentScan,
  context: GuardrailsContext,
): Promise<ReadonlyMap<number, string[]>> {
  const found = judged.filter(({ triggered }) => triggered.length > 0).map(({ fragment }) => fragment);
  const pieces = found.flatMap(piecesOf);
  const verdicts = await judgeFragments(pieces, scan, { context, onJudged: () => undefined });
  const unsafe = verdicts.filter(({ triggered }) => triggered.length > 0).map(({ fragment }) => fragment);
  const byPage = Map.groupBy(unsafe, ({ page }) => page);
  // A finding that only the page as a whole has is in all of its text.
  return new Map(found.map(({ page, text }) => [page, byPage.get(page)?.map((piece) => piece.text) ?? [text]]));
}

/** The pieces of a part that were judged with it. */
function piecesOf({ page, pieces, text }: Part): Piece[] {
  let left = text.length;
  return pieces.flatMap((piece) => {
    const judged = piece.slice(0, Math.max(left, 0));
    left -= piece.length + APART.length;
    return judged ? [{ page, text: judged }] : [];
  });
}

interface Findings {
  readonly parts: readonly Part[];
  readonly judged: readonly Judged[];
  readonly unsafe: ReadonlyMap<number, string[]>;
  /** The verdict on a page without text. */
  readonly clean: Detection;
}

function describeScan(
  { filename, detectors }: DocumentScan,
  { parts, judged, unsafe, clean }: Findings,
): Omit<PdfScan, 'warnings'> {
  const byPage = new Map(judged.map((each) => [each.fragment.page, each]));
  const [document, ...pages] = parts.map((part) => {
    const { detection = clean, triggered = [] } = byPage.get(part.page) ?? {};
    const described = describePart(part, detection, triggered, unsafe);
    return { page: part.page, ...described, recognised_text: part.recognised.join('\n') };
  });
  if (!document) throw new Error('The texts of the file are missing');
  const { page: _, recognised_text: __, ...ofFile } = document;
  const summary = mergeSummaries([clean.summary, ...judged.map(({ detection }) => detection.summary)]);
  return {
    summary,
    details: {
      filename,
      total_pages: pages.length,
      pages_with_detections: pages.filter(({ triggered_detectors: found }) => found.length > 0).length,
      pages,
      pages_without_text: parts.filter(({ page, text }) => page > 0 && text === '').map(({ page }) => page),
      document: ofFile,
    },
    result_message: messageOf(summary, detectors),
  };
}

function describePart(
  { page, hidden }: Part,
  { summary, details }: Detection,
  triggered: Judged['triggered'],
  unsafe: Findings['unsafe'],
): PartAnswer {
  return {
    summary,
    details,
    unsafe_content: unsafe.get(page)?.join('\n') ?? '',
    triggered_detectors: [...triggered],
    hidden: hidden
      .slice(0, MAX_SHOWN)
      .map(({ hiding, text }) => ({ hiding, content: text.slice(0, MAX_SHOWN_CHARACTERS).toWellFormed() })),
  };
}
