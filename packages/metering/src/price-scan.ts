import { type Price, type PriceLine, priceOf } from './price.ts';
import { detectorSumAtOneUnit, type Priced } from './price-detection.ts';
import { callRates, SIZE_UNIT_BYTES } from './rates.ts';

/**
 * A count that may be known only after the work. If it is not known, the price is the most that the call can cost, and
 * is reserved.
 */
type Count = number | 'unknown' | { readonly atMost: number };

/**
 * Returns the price of scanning a web page. Reserve it with `unknown`, and settle it with the number of scanned
 * fragments.
 */
export function priceScanUrl(detectors: Priced, fragments: Count): Price {
  const { base, perFragment, maximum } = callRates.scan_url;
  const lines = [{ item: 'scan_url', credits: base }, ...detectorSumAtOneUnit(detectors)];
  return upTo(maximum, lines, { item: 'fragments', count: fragments, credits: perFragment });
}

/**
 * Returns the price of reading a document; `bytes` is its decoded size. Reserve it with the largest possible number of
 * pages, and settle it with the true number.
 */
export function priceDocument(
  call: 'scan_pdf' | 'infer_document',
  { bytes, pages }: { bytes: number; pages: Count },
): Price {
  const { base, perSizeUnit, perPage, maximum } = callRates[call];
  const units = Math.ceil(bytes / SIZE_UNIT_BYTES);
  const lines = [
    { item: call, credits: base },
    { item: 'size', credits: units * perSizeUnit, note: `${units} × 100 KB` },
  ];
  return upTo(maximum, lines, { item: 'pages', count: pages, credits: perPage });
}

interface Counted {
  readonly item: string;
  readonly count: Count;
  readonly credits: number;
}

/** Limits the total to `maximum`. Each line, with the counted one last, gets at most what the lines before it leave. */
function upTo(maximum: number, lines: readonly PriceLine[], { item, count, credits }: Counted): Price {
  const counted = { item, ...countedPart(count, credits, maximum) };
  let left: number = maximum;
  const cut = [...lines, counted].map((line) => {
    const taken = Math.min(line.credits, left);
    const note = taken < line.credits ? [line.note, `at most ${maximum} in all`].filter(Boolean).join(', ') : line.note;
    left -= taken;
    return { item: line.item, credits: taken, ...(note && { note }) };
  });
  return priceOf('guardrails', typeof count === 'number' ? count : 1, cut);
}

function countedPart(count: Count, credits: number, maximum: number): Pick<PriceLine, 'credits' | 'note'> {
  if (count === 'unknown') return { credits: maximum, note: 'as many as there are' };
  if (typeof count === 'number') return { credits: count * credits, note: `${count} × ${credits}` };
  return { credits: count.atMost * credits, note: `at most ${count.atMost} × ${credits}` };
}
