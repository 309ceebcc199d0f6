import { Stack, Text, Title } from '@mantine/core';
import type { DetectorName } from '../../detectors/detectors.ts';
import { type Column, DataTable } from '../../shown/data-table.tsx';
import { type Call, shownMs } from '../calls/call-queries.ts';
import { shownTokens } from '../calls/shown-tokens.ts';
import { DetectorDetails } from '../playground/verdict/detector-details.tsx';
import type { SavedDeployment } from './deployment-queries.ts';
import { findingLabel } from './stages.ts';
import type { SideReport, StageReport } from './talk.ts';

interface StageTableProps {
  readonly stages: StageReport | undefined;
  readonly call: Call | null | undefined;
  readonly deployment: SavedDeployment;
}

interface Row {
  readonly stage: string;
  readonly did: string;
  /** In milliseconds. */
  readonly ms: number | undefined;
}

/** Each stage of a call in a line, then what detectors say of their findings. */
export function StageTable({ stages, call, deployment }: StageTableProps) {
  const rows = [
    ...(stages ? inputRows(stages, deployment) : []),
    ...modelRows(stages, call),
    ...(stages ? outputRows(stages) : []),
  ];
  return (
    <Stack gap="xs">
      <DataTable label="Stages of the call" columns={columns} rows={rows} keyOf={({ stage }) => stage} minWidth={260} />
      {stages && <Details title="Found in the request" side={stages.input_guardrails} />}
      {stages && <Details title="Found in the answer" side={stages.output_guardrails} />}
    </Stack>
  );
}

const columns: Column<Row>[] = [
  { name: 'Stage', cell: ({ stage }) => <Text size="sm">{stage}</Text> },
  { name: 'What it did', cell: ({ did }) => <Text size="sm">{did}</Text> },
  { name: 'Time', isNumber: true, cell: ({ ms }) => <Text size="sm">{ms === undefined ? '' : shownMs(ms)}</Text> },
];

/** The time of both stages before the model is told as one. */
function inputRows({ input_guardrails: input, metrics }: StageReport, deployment: SavedDeployment): Row[] {
  const { enabled, additional_config: config } = deployment.input_guardrails_policy;
  const ms = metrics.input_guardrails_latency * 1_000;
  const redacts = enabled && config.pii_redaction;
  const judges = input.enabled_detectors.length > 0;
  return [
    ...(judges
      ? [{ stage: redacts ? 'Input detection and redaction' : 'Input detection', did: saidOf(input), ms }]
      : []),
    ...(redacts ? [{ stage: 'Redaction', did: redactionOf(input), ms: judges ? undefined : ms }] : []),
  ];
}

function redactionOf({ is_pii_redacted: isRedacted, blocked_detectors: blocked }: SideReport): string {
  if (blocked.length > 0) return 'did not run: the request was stopped before';
  return isRedacted ? 'replaced personal data by placeholders' : 'found no personal data to replace';
}

function saidOf({ enabled_detectors: enabled, detected_detectors: detected, ...side }: SideReport): string {
  const { blocked_detectors: blocked, skipped_detectors: skipped = [] } = side;
  const names = (each: readonly string[]) => each.map(findingLabel).join(', ');
  const told = detected.filter((name) => !blocked.includes(name));
  const quiet = enabled.filter((name) => !detected.includes(name) && !skipped.includes(name));
  const parts = [
    ...(blocked.length > 0 ? [`stopped the call: ${names(blocked)}`] : []),
    ...(told.length > 0 ? [`reported ${names(told)}`] : []),
    ...(quiet.length > 0 ? [`found nothing: ${names(quiet)}`] : []),
    ...(skipped.length > 0 ? [`did not run: ${names(skipped)}`] : []),
  ];
  return parts.join('; ');
}

function modelRows(stages: StageReport | undefined, call: Call | null | undefined): Row[] {
  if (stages?.input_guardrails.blocked_detectors.length) {
    return [{ stage: 'Model', did: 'was not asked', ms: undefined }];
  }
  const ms = stages && stages.metrics.endpoint_latency * 1_000;
  return [{ stage: 'Model', did: call ? modelSaid(call) : 'was asked', ms: ms ?? call?.attempts.at(-1)?.ms }];
}

function modelSaid({ model_answered, attempts, tokens }: Call): string {
  const tries = attempts.length > 1 ? ` after ${attempts.length} tries` : '';
  const counted = shownTokens(tokens);
  const used = counted === undefined ? '' : `, tokens: ${counted}`;
  return model_answered === null ? `gave no answer${tries}` : `${model_answered} began to answer${tries}${used}`;
}

function outputRows({ output_guardrails: output, metrics }: StageReport): Row[] {
  const ms = metrics.output_guardrails_latency * 1_000;
  return [
    ...(output.enabled_detectors.length > 0 ? [{ stage: 'Output detection and checks', did: saidOf(output), ms }] : []),
    ...(output.is_pii_unredacted
      ? [{ stage: 'Restoring', did: 'put personal data back in place of placeholders', ms: undefined }]
      : []),
  ];
}

/** What the detectors that found something say of it. Checks say theirs in the list of stages. */
function Details({ title, side: { detected_detectors: detected, details } }: { title: string; side: SideReport }) {
  const names = detected.filter((name) => name in details) as DetectorName[];
  if (names.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h6">
        {title}
      </Title>
      {names.map((name) => (
        <div key={name}>
          <Text size="sm" fw={500} mt={4}>
            {findingLabel(name)}
          </Text>
          <DetectorDetails name={name} details={details} isFlagged />
        </div>
      ))}
    </div>
  );
}
