import { type Price, priceDocument, priceFlatCall, priceScanUrl } from '@redoubt/metering';
import type { Failure } from '../../errors.ts';
import type { Report } from '../../http/implement.ts';
import type { GuardrailsContext } from '../context.ts';
import { tookWork } from '../file-refused.ts';
import { type DocumentScan, type PdfScan, scanDocument } from './scan-document.ts';
import { type PageScan, scanPage, type UrlScan } from './scan-page.ts';

/** The steps of an endpoint that scans a web page. */
export const pageScanning = {
  price: ({ detectors }: PageScan): Price => priceScanUrl(detectors, 'unknown'),
  settle: ({ detectors }: PageScan, { details }: Pick<UrlScan, 'details'>): Price =>
    priceScanUrl(detectors, details.total_fragments),
  priceFailure: (_: PageScan, failure: Failure): Price | undefined =>
    tookWork(failure) || failure.isCharged ? priceFlatCall('scan_url') : undefined,
  run: (scan: PageScan, context: GuardrailsContext, report: Report) => scanPage(scan, context, report),
};

/** The steps of an endpoint that scans a PDF. */
export const documentScanning = {
  price: ({ bytes, pages }: DocumentScan): Price => priceDocument('scan_pdf', { bytes: bytes.byteLength, pages }),
  settle: ({ bytes }: DocumentScan, { details }: Pick<PdfScan, 'details'>): Price =>
    priceDocument('scan_pdf', { bytes: bytes.byteLength, pages: details.total_pages }),
  priceFailure: (_: DocumentScan, failure: Failure): Price | undefined =>
    tookWork(failure) || failure.isCharged ? priceFlatCall('scan_pdf') : undefined,
  run: (scan: DocumentScan, context: GuardrailsContext, report: Report) => scanDocument(scan, context, report),
};
