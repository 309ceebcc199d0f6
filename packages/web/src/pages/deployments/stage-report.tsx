import { Anchor, Button, Collapse, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Badge } from '../../shown/badge.tsx';
import { shownNumber } from '../../shown/numbers.ts';
import { type Call, callOfRequestQuery, shownMs } from '../calls/call-queries.ts';
import { CarriedTexts } from './carried-texts.tsx';
import type { SavedDeployment } from './deployment-queries.ts';
import { StageTable } from './stage-table.tsx';
import { findingLabel } from './stages.ts';
import type { SideReport, Turn } from './talk.ts';

interface StageReportProps {
  readonly turn: Turn;
  readonly question: string;
  readonly deployment: SavedDeployment;
}

/** What every stage did with a call: the findings and the cost at once, the rest on demand. */
export function StageReportView({ turn, question, deployment }: StageReportProps) {
  const [isOpen, { toggle }] = useDisclosure();
  const { stages, requestId = '', charged } = turn;
  const isLogged = deployment.log !== 'off';
  const { data: call } = useQuery({ ...callOfRequestQuery(deployment.name, requestId), enabled: isLogged });
  return (
    <Stack gap={6} mt="xs">
      <Group gap={6}>
        {stages && <Events input={stages.input_guardrails} output={stages.output_guardrails} />}
        <Cost call={call} charged={charged} />
        {call && <Badge>{shownMs(call.latencies_ms.total)}</Badge>}
        {(stages || call) && (
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={toggle}
            aria-expanded={isOpen}
            leftSection={
              isOpen ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />
            }
          >
            What every stage did
          </Button>
        )}
        {call && (
          <Anchor component={Link} href={`/app/calls/${call.call_id}`} size="xs">
            In the log
          </Anchor>
        )}
      </Group>
      <Collapse expanded={isOpen}>
        {isOpen && (
          <Stack gap="sm">
            <StageTable stages={stages} call={call} deployment={deployment} />
            <CarriedTexts turn={turn} question={question} call={call} log={deployment.log} />
          </Stack>
        )}
      </Collapse>
    </Stack>
  );
}

/** The log has the cost at the end. Until it is there, what was charged at the beginning is shown. */
function Cost({ call, charged }: { call: Call | null | undefined; charged: number | undefined }) {
  const credits = call?.credits ?? charged;
  if (credits === undefined) return null;
  return (
    <Badge>
      {shownNumber(credits)} {credits === 1 ? 'credit' : 'credits'}
    </Badge>
  );
}

function Events({ input, output }: { input: SideReport; output: SideReport }) {
  return (
    <>
      {input.warnings?.map((warning) => (
        <Badge key={warning} tone="warning">
          {warning}
        </Badge>
      ))}
      {input.is_pii_redacted && <Changed>personal data replaced</Changed>}
      {output.is_pii_unredacted && <Changed>personal data put back</Changed>}
      {[...findingsOf(input), ...findingsOf(output)].map(({ name, isBlocked }) => (
        <Badge key={`${name} ${isBlocked}`} tone={isBlocked ? 'danger' : 'warning'}>
          {isBlocked ? 'stopped' : 'reported'}: {findingLabel(name)}
        </Badge>
      ))}
      {input.detected_detectors.length + output.detected_detectors.length === 0 && (
        <Quiet input={input} output={output} />
      )}
    </>
  );
}

const Changed = ({ children }: { children: string }) => <Badge tone="accent">{children}</Badge>;

function Quiet({ input, output }: { input: SideReport; output: SideReport }) {
  const looked = input.enabled_detectors.length + output.enabled_detectors.length;
  if (looked === 0) return null;
  return (
    <Text size="xs" c="dimmed">
      nothing found
    </Text>
  );
}

const findingsOf = ({ detected_detectors: detected, blocked_detectors: blocked }: SideReport) =>
  detected.map((name) => ({ name, isBlocked: blocked.includes(name) }));
