import type { ChunkType, contract, ResponseOf } from '@redoubt/contract';
import type { Fragment, WalkedPage } from '@redoubt/documents';
import type { Report } from '../../http/implement.ts';
import type { GuardrailsContext } from '../context.ts';
import type { ReadyDetectors } from '../saved/policy-cache.ts';
import { warningsField, warningsOf } from '../say-nothing-asked.ts';
import { type FetchedPage, fetchPage } from './fetch-page.ts';
import { highlightUrl } from './highlight-url.ts';
import { type JudgedFragment, judgeFragments } from './judge-fragments.ts';
import { detailsOf, mergeSummaries, messageOf } from './merge-verdicts.ts';
import type { SentAddress } from './page-refused.ts';
import { readFetched } from './read-fetched.ts';

/** A page to scan, and the detectors that judge it. */
export type PageScan = SentAddress & Pick<ReadyDetectors, 'detectors'> & Partial<Pick<ReadyDetectors, 'tuning'>>;

export type UrlScan = ResponseOf<typeof contract.guardrails.scanUrl>;
type Judged = JudgedFragment<Fragment>;

/** The most fragments of a page that are judged, and the most characters. Ordinary pages have some hundred fragments. */
const MAX_FRAGMENTS = 1_000;
const MAX_CHARACTERS = 400_000;

/** Fetches a page, reads its texts and judges each of them. Reports each verdict. */
export async function scanPage(scan: PageScan, context: GuardrailsContext, report: Report): Promise<UrlScan> {
  const fetched = await fetchPage(scan, context);
  const { page, notRead } = await readFetched(scan, fetched, context);
  const fragments = firstOf(page.fragments);
  const judged = await judgeFragments(fragments, scan, { context, onJudged: reporting(fragments.length, report) });
  // A page without text is as clean as an empty text.
  const summaries =
    judged.length > 0
      ? judged.map(({ detection }) => detection.summary)
      : [(await context.detectors.detect('', scan.detectors, { tuning: scan.tuning })).summary];
  const warnings = [...warningsOf(scan.detectors), ...notRead, ...warningsOfCut(page, fragments)];
  return { ...describeScan(scan, fetched, page, judged, mergeSummaries(summaries)), ...warningsField(warnings) };
}

function reporting(total: number, report: Report): (judged: Judged) => void {
  let index = 0;
  return ({ fragment, detection, triggered }) => {
    const { summary } = detection;
    report('fragment', {
      index,
      total,
      chunk_type: fragment.type,
      content: fragment.text,
      summary,
      triggered_detectors: triggered,
    });
    index += 1;
  };
}

/** The first fragments, up to the limits. */
function firstOf(fragments: readonly Fragment[]): readonly Fragment[] {
  let characters = 0;
  const most = fragments.slice(0, MAX_FRAGMENTS);
  const end = most.findIndex(({ text }) => {
    characters += text.length;
    return characters > MAX_CHARACTERS;
  });
  return end < 0 ? most : most.slice(0, end);
}

function warningsOfCut({ fragments }: WalkedPage, judged: readonly Fragment[]): string[] {
  if (fragments.length === 0) return ['The page holds no text: nothing was judged'];
  if (judged.length === fragments.length) return [];
  return [
    `The page has ${fragments.length} fragments; the first ${judged.length} were judged (at most ${MAX_FRAGMENTS}, and ${MAX_CHARACTERS} characters), and the others were not`,
  ];
}

/** The types whose text browsers can mark on the page. */
const marked: readonly ChunkType[] = ['content_block', 'link_text'];

function describeScan(
  { url, detectors }: PageScan,
  fetched: FetchedPage,
  page: WalkedPage,
  judged: readonly Judged[],
  summary: UrlScan['summary'],
): Omit<UrlScan, 'warnings'> {
  const detected = judged.filter(({ triggered }) => triggered.length > 0);
  const found = ({ fragment, triggered }: Judged) => ({
    unsafe_content: fragment.text,
    chunk_type: fragment.type,
    ...(fragment.page !== undefined && { page: fragment.page }),
    triggered_detectors: [...triggered],
  });
  const seen = judged.filter(({ fragment }) => marked.includes(fragment.type));
  return {
    url,
    violations: detected.map((each) => ({
      ...found(each),
      guardrails_result: detailsOf(each.detection.details, each.triggered),
    })),
    combined_highlight_url: highlightUrl(
      fetched.url,
      seen.map(({ fragment, triggered }) => ({ text: fragment.text, isMarked: triggered.length > 0 })),
    ),
    summary,
    details: {
      url: fetched.url,
      metadata: { title: page.title ?? null, language: page.language ?? null },
      main_text: page.mainText,
      total_fragments: judged.length,
      fragments_with_detections: detected.length,
      detections: detected.map((each) => ({ ...found(each), detector_details: each.detection.details })),
    },
    result_message: messageOf(summary, detectors),
  };
}
