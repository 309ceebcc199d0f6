import { type Price, type PriceLine, priceOf } from './price.ts';
import { detectorSumAtOneUnit, type Priced } from './price-detection.ts';
import { callRates, SIZE_UNIT_BYTES } from './rates.ts';

/** A count that only the work can tell: the price is then the most that the call can cost, and is reserved. */
type Count = number | 'unknown' | { readonly atMost: number };

/** The price of scanning a page: reserved with `unknown`, settled with the fragments that were scanned. */
export function priceScanUrl(detectors: Priced, fragments: Count): Price {
  const { base, perFragment, maximum } = callRates.scan_url;
  const lines = [{ item: 'scan_url', credits: base }, ...detectorSumAtOneUnit(detectors)];
  return upTo(maximum, lines, { item: 'fragments', count: fragments, credits: perFragment });
}

/** The price of reading a document of so many decoded bytes: reserved with the most pages that it can have, settled with the true number. */
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

/** The lines and the counted one, each cut to what the ones before it leave of the maximum. */
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
