import { Card, Table, Title } from '@mantine/core';
import { focusable } from '../../shown/focusable.ts';
import { shownNumber } from '../../shown/numbers.ts';
import type { Proposed } from './guardrail-page.tsx';

type Part = NonNullable<Proposed['trial']>['parts'][number];

/** What each detector of the policy adds. */
export function TrialParts({ parts, successes }: { parts: readonly Part[]; successes: number }) {
  return (
    <Card withBorder component="section" aria-labelledby="parts">
      <Title order={2} size="h4" id="parts" mb="xs">
        What each detector adds
      </Title>
      <Table.ScrollContainer minWidth={640} scrollAreaProps={focusable}>
        <Table captionSide="top">
          <Table.Caption ta="left">Of {shownNumber(successes)} successes of the run</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Detector</Table.Th>
              <Table.Th scope="col" ta="right">
                Threshold
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Adds
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Alone
              </Table.Th>
              <Table.Th scope="col" ta="right">
                In prompts
              </Table.Th>
              <Table.Th scope="col" ta="right">
                In answers
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Harmless ones
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {parts.map((part) => (
              <Table.Tr key={part.part}>
                <Table.Th scope="row">{part.part}</Table.Th>
                <Table.Td ta="right">{part.threshold ?? 'default'}</Table.Td>
                <Table.Td ta="right">{shownNumber(part.adds)}</Table.Td>
                <Table.Td ta="right">{shownNumber(part.blocked_alone)}</Table.Td>
                <Table.Td ta="right">{shownNumber(part.prompts)}</Table.Td>
                <Table.Td ta="right">{shownNumber(part.answers)}</Table.Td>
                <Table.Td ta="right">{shownNumber(part.false_positives)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}
