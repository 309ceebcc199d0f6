import type { contract, Detection, ResponseOf } from '@redoubt/contract';
import type { Report } from '../../http/implement.ts';
import type { GuardrailsContext } from '../context.ts';
import { fileRefused } from '../file-refused.ts';
import type { ReadyDetectors } from '../saved/policy-cache.ts';
import { warningsField, warningsOf } from '../say-nothing-asked.ts';
import { type JudgedFragment, judgeFragments } from './judge-fragments.ts';
import { mergeSummaries, messageOf } from './merge-verdicts.ts';
import type { CountedPdf } from './pages-to-price.ts';
import { APART, type PdfPart, type PdfText, readPdfText } from './pdf-text.ts';

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

/** A piece of a part in which something was found. */
interface Piece {
  readonly page: number;
  readonly text: string;
}

type Judged = JudgedFragment<PdfPart>;

/** How many hidden texts of a page are shown, and how much of each. All of them are judged. */
const MAX_SHOWN = 50;
const MAX_SHOWN_CHARACTERS = 1_000;
/** Reads a PDF and judges each page and the texts of the file. Reports each page. */
export async function scanDocument(scan: DocumentScan, context: GuardrailsContext, report: Report): Promise<PdfScan> {
  const { parts, pages, warnings: unread } = await readOrRefuse(scan, context);
  const onJudged = reporting(pages, report);
  const judged = await judgeFragments(
    parts.filter(({ text }) => text !== ''),
    scan,
    { context, onJudged },
  );
  const unsafe = await unsafePieces(judged, scan, context);
  const clean = await context.detectors.detect('', scan.detectors, { tuning: scan.tuning });
  const warnings = [...warningsOf(scan.detectors), ...unread];
  return { ...describeScan(scan, { parts, judged, unsafe, clean }), ...warningsField(warnings) };
}

async function readOrRefuse(scan: DocumentScan, context: GuardrailsContext): Promise<PdfText> {
  try {
    return await readPdfText(scan, context);
  } catch (error) {
    throw fileRefused(error, scan.field, scan.filename ?? '');
  }
}

function reporting(total: number, report: Report): (judged: Judged) => void {
  return ({ fragment: { page }, detection: { summary }, triggered }) => {
    if (page > 0) report('page', { page, total, summary, triggered_detectors: triggered });
  };
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
function piecesOf({ page, pieces, text }: PdfPart): Piece[] {
  let left = text.length;
  return pieces.flatMap((piece) => {
    const judged = piece.slice(0, Math.max(left, 0));
    left -= piece.length + APART.length;
    return judged ? [{ page, text: judged }] : [];
  });
}

interface Findings {
  readonly parts: readonly PdfPart[];
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
  { page, hidden }: PdfPart,
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
