import type { contract, ResponseOf } from '@redoubt/contract';
import { redteamRates } from '@redoubt/metering';
import { guardrailsRates } from '@redoubt/server';

type GuardrailsRates = ResponseOf<typeof contract.guardrails.pricing>;
type RedteamRates = ResponseOf<typeof contract.rt.pricing>;

/** Every price as Markdown, from the same tables that price the calls. */
export function priceTables(): string {
  const [guardrails, redteam] = [guardrailsRates(), redteamRates()];
  return [
    `### Guardrails balance, rates of ${guardrails.rate_table_date}`,
    table(['detector', 'credits', 'with explanation', 'charged', 'images and sounds'], detectorRows(guardrails)),
    table(['Guardrails endpoint', 'cost', 'at most'], callRows(guardrails)),
    table(
      ['AI proxy stage', 'costs what'],
      guardrails.ai_proxy_stages.map(({ stage, priced_as, is_free }) => [
        code(stage),
        `${code(priced_as)} costs${is_free ? ' (free)' : ''}`,
      ]),
    ),
    list(guardrails.rules),
    `### Red Team balance, rates of ${redteam.rate_table_date}`,
    table(
      ['category', 'base'],
      redteam.categories.map(({ category, base }) => [code(category), base]),
    ),
    table(['attack', 'multiplier', 'scales with', 'at most', 'options (default)', 'aliases'], attackRows(redteam)),
    table(
      ['system type of the target', 'multiplier'],
      redteam.system_types.map(({ system_type, multiplier }) => [code(system_type), multiplier]),
    ),
    table(
      ['framework', 'edition', 'categories', 'cost of a run'],
      redteam.frameworks.map((row) => [
        code(row.framework),
        `${row.title}, ${row.edition}`,
        row.categories.map(code).join(', '),
        row.cost,
      ]),
    ),
    table(['Red Team endpoint', 'cost'], redteamCallRows(redteam)),
    list(redteam.rules),
  ].join('\n\n');
}

type Cell = string | number;
const code = (text: string) => `\`${text}\``;
const list = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join('\n');
const thousands = (count: number) => count.toLocaleString('en-US');

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function detectorRows({ detectors, explanation_factor }: GuardrailsRates): Cell[][] {
  return detectors.map(({ detector, credits, length_unit, explanation, is_multimodal }) => [
    code(detector),
    credits,
    explanation ? `${credits * explanation_factor}, ${explanation}` : '',
    length_unit ? `for each started ${thousands(length_unit)} characters` : 'once a text',
    is_multimodal ? 'yes' : '',
  ]);
}

function callRows({ endpoints }: GuardrailsRates): Cell[][] {
  return endpoints.map((row) => {
    const parts = [
      row.base > 0 && String(row.base),
      row.detector_sum === 'by length' && 'the detector sum',
      row.detector_sum === 'at one unit' && 'the detector sum at one length unit each',
      row.per_multimodal_detector !== null && `${row.per_multimodal_detector} for each enabled detector`,
      row.per_size_unit !== null && `${row.per_size_unit} for each 100 KB`,
      row.per_fragment !== null && `${row.per_fragment} for each fragment`,
      row.per_page !== null && `${row.per_page} for each page`,
    ];
    const cost = row.is_free ? 'free' : parts.filter(Boolean).join(' + ');
    return [code(row.endpoint), cost, row.maximum ?? ''];
  });
}

function attackRows({ attacks }: RedteamRates): Cell[][] {
  return attacks.map(({ attack, aliases, multiplier, assumed, is_available, scaling, options }) => {
    const remark = [assumed && 'assumed', !is_available && 'not available'].filter(Boolean).join(', ');
    const scales = Object.entries(scaling?.reference ?? {}).map(([name, value]) => `${code(name)} / ${value}`);
    return [
      code(attack),
      remark ? `${multiplier} (${remark})` : multiplier,
      scales.join(' × '),
      scaling ? `${scaling.ceiling} times` : '',
      options.map((row) => `${code(row.option)} ${rangeOf(row)}`).join(', '),
      aliases.map(code).join(', '),
    ];
  });
}

type Option = RedteamRates['attacks'][number]['options'][number];

const rangeOf = (row: Option): string =>
  row.type === 'list' ? `list of ${row.values.length} (all)` : `${row.minimum}–${row.maximum} (${row.default})`;

function redteamCallRows({ endpoints, free_endpoints, minimum_run_charge }: RedteamRates): Cell[][] {
  const run = `base × attacks × target, at least ${minimum_run_charge}`;
  return [
    ...['POST /rt/redteam', 'POST /rt/model/redteam', 'POST /rt/runs/{run_id}/verify'].map((endpoint) => [
      code(endpoint),
      run,
    ]),
    ...endpoints.map(({ endpoint, credits, per, started }) => [
      code(endpoint),
      `${credits} per ${started > 1 ? `started ${started} ` : ''}${per}`,
    ]),
    ...free_endpoints.map((endpoint) => [endpoint.startsWith('POST') ? code(endpoint) : endpoint, 'free']),
  ];
}
