import { type contract, idsOf, multimodalDetectors, type ResponseOf } from '@redoubt/contract';
import {
  type CallRate,
  callRates,
  type DetectorRate,
  detectorRates,
  EXPLANATION_FACTOR,
  MAX_LENGTH_UNITS,
  MINIMUM_GUARDRAILS_CHARGE,
  NSFW_AND_TOXICITY_REBATE,
  proxyStageRates,
  RATE_TABLE_DATE,
  SIZE_UNIT_BYTES,
} from './rates.ts';

type GuardrailsRates = ResponseOf<typeof contract.guardrails.pricing>;

/** The rate tables of the Guardrails balance, as the API publishes them. */
export function guardrailsRates(): GuardrailsRates {
  return {
    rate_table_date: RATE_TABLE_DATE,
    balance: 'guardrails',
    minimum_charge: MINIMUM_GUARDRAILS_CHARGE,
    detectors: detectorRows(),
    max_length_units: MAX_LENGTH_UNITS,
    explanation_factor: EXPLANATION_FACTOR,
    rebates: [{ detectors: ['nsfw', 'toxicity'], credits: NSFW_AND_TOXICITY_REBATE, per: 'text' }],
    endpoints: idsOf(callRates).map((call) => callRow(callRates[call])),
    size_unit_bytes: SIZE_UNIT_BYTES,
    ai_proxy_stages: idsOf(proxyStageRates).map((stage) => {
      const rate = callRates[proxyStageRates[stage]];
      return { stage, priced_as: rate.path, is_free: isFree(rate) };
    }),
    rules,
  };
}

const rules = [
  'A call that enables detectors costs the sum of those that are enabled; what is disabled costs nothing.',
  `A detector with a length unit costs its credits × started units of characters (Unicode code points), at most ${MAX_LENGTH_UNITS} units a text.`,
  `need_explanation multiplies its detector by ${EXPLANATION_FACTOR}; an explicit true or false wins over the default, null counts as absent.`,
  'A batch is priced text by text, each on its own length, and summed.',
  `nsfw and toxicity together cost ${NSFW_AND_TOXICITY_REBATE} credit less a text.`,
  'Images and sounds cost the same for each enabled detector, without length and without explanation.',
  `A priced request costs at least ${MINIMUM_GUARDRAILS_CHARGE} credit.`,
  `100 KB are ${SIZE_UNIT_BYTES} bytes of the decoded document; a started unit counts.`,
  'Where fragments or pages are only known from the work, the most that the call can cost is reserved, and the true cost is charged.',
  'A stage of the AI proxy costs what its endpoint costs; the tokens of the provider cost no credits.',
  'Calls on a saved policy or guardrail cost what the same call costs with the settings in its body.',
];

function detectorRows(): GuardrailsRates['detectors'] {
  return idsOf(detectorRates).map((detector) => {
    const { credits, unit, explains }: DetectorRate = detectorRates[detector];
    const isMultimodal = multimodalDetectors.some((name) => name === detector);
    return {
      detector,
      credits,
      length_unit: unit ?? null,
      explanation: explains ?? null,
      is_multimodal: isMultimodal,
    };
  });
}

function callRow(rate: CallRate): GuardrailsRates['endpoints'][number] {
  return {
    endpoint: rate.path,
    is_free: isFree(rate),
    base: rate.base ?? 0,
    detector_sum: rate.detectorSum ?? null,
    per_multimodal_detector: rate.perMultimodalDetector ?? null,
    per_fragment: rate.perFragment ?? null,
    per_page: rate.perPage ?? null,
    per_size_unit: rate.perSizeUnit ?? null,
    maximum: rate.maximum ?? null,
  };
}

function isFree({ base, detectorSum, perMultimodalDetector }: CallRate): boolean {
  return base === undefined && detectorSum === undefined && perMultimodalDetector === undefined;
}
