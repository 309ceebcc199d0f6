import { contract } from '@redoubt/contract';
import { type Price, priceFlatCall, priceScanUrl } from '@redoubt/metering';
import type { Failure } from '../../errors.ts';
import type { Report } from '../../http/implement.ts';
import type { GuardrailsContext } from '../context.ts';
import { tookWork } from '../file-refused.ts';
import { implement } from '../implement.ts';
import { chosenBy, type SelectingRequest } from '../saved/chosen-by.ts';
import { readyToJudge } from '../saved/conduct-rules.ts';
import { checkAddress } from '../scans/check-address.ts';
import { type PageScan, scanPage } from '../scans/scan-page.ts';

const scanning = {
  price: ({ detectors }: PageScan): Price => priceScanUrl(detectors, 'unknown'),
  settle: ({ detectors }: PageScan, { details }: { details: { total_fragments: number } }): Price =>
    priceScanUrl(detectors, details.total_fragments),
  priceFailure: (_: PageScan, failure: Failure) =>
    tookWork(failure) || failure.isCharged ? priceFlatCall('scan_url') : undefined,
  run: (scan: PageScan, context: GuardrailsContext, report: Report) => scanPage(scan, context, report),
};

export const scanUrl = implement(contract.guardrails.scanUrl, {
  ...scanning,
  prepare: async ({ body }, context) => ({
    url: checkAddress({ url: body.url, field: 'url' }, context),
    detectors: await readyToJudge(body.detectors, context),
  }),
});

const selected = {
  ...scanning,
  prepare: async (request: SelectingRequest<{ url: string }>, context: GuardrailsContext) => ({
    url: checkAddress({ url: request.body.url, field: 'url' }, context),
    ...(await chosenBy(request, context)),
  }),
};

export const policyScanUrl = implement(contract.guardrails.policyScanUrl, selected);

export const guardrailScanUrl = implement(contract.guardrails.guardrailScanUrl, selected);
