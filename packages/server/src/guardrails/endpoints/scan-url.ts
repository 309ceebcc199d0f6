import { contract } from '@redoubt/contract';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { chosenBy, type SelectingRequest } from '../saved/chosen-by.ts';
import { readyToJudge } from '../saved/conduct-rules.ts';
import { checkAddress } from '../scans/check-address.ts';
import { pageScanning } from '../scans/scanning.ts';

export const scanUrl = implement(contract.guardrails.scanUrl, {
  ...pageScanning,
  prepare: async ({ body: { url, detectors } }, context) => ({
    ...checkAddress({ url, field: 'url' }, context),
    detectors: await readyToJudge(detectors, context),
  }),
});

const selected = {
  ...pageScanning,
  prepare: async (request: SelectingRequest<{ url: string }>, context: GuardrailsContext) => ({
    ...checkAddress({ url: request.body.url, field: 'url' }, context),
    ...(await chosenBy(request, context)),
  }),
};

export const policyScanUrl = implement(contract.guardrails.policyScanUrl, selected);

export const guardrailScanUrl = implement(contract.guardrails.guardrailScanUrl, selected);
