import { Group, Stack, Table, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import type { api } from '../../../api.ts';
import { DetectorMark } from '../../../detectors/detector-mark.tsx';
import { type DetectorName, judgedIn, rowOf } from '../../../detectors/detectors.ts';
import { Badge } from '../../../shown/badge.tsx';
import { focusable } from '../../../shown/focusable.ts';
import { DetectorResult, FoundCount } from './detector-result.tsx';
import { flaggedBy, scoreIn, type Thresholds } from './rescore.ts';
import type { VerdictProps } from './verdict.tsx';

type PdfAnswer = Awaited<ReturnType<typeof api.guardrails.scanPdf>>;
type Part = PdfAnswer['details']['document'] & { readonly recognised_text?: string };

/** What was found in a PDF, page by page. */
export function PdfVerdict({ answer, content: _, ...thresholds }: VerdictProps<PdfAnswer>) {
  const { summary, details } = answer;
  const { pages, document, pages_without_text: empty } = details;
  const parts: readonly Part[] = [document, ...pages];
  const judged = judgedIn(summary);
  const flaggedIn = (part: Part) => flaggedInPart(part, thresholds.moved);
  const flagged = judged.filter((name) => parts.some((part) => flaggedIn(part).includes(name)));
  return (
    <Stack>
      <FoundCount flagged={flagged} judged={judged} />
      <Title order={3} size="h6">
        Pages
      </Title>
      <Table.ScrollContainer minWidth={480} scrollAreaProps={focusable}>
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Page</Table.Th>
              <Table.Th scope="col">Found</Table.Th>
              <Table.Th scope="col">Where</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {pages.map((page) => (
              <PartRow key={page.page} label={String(page.page)} part={page} found={flaggedIn(page)} />
            ))}
            <PartRow label="The file" part={document} found={flaggedIn(document)} />
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {empty.length > 0 && (
        <Text size="sm" c="dimmed">
          Nothing to judge on {empty.length === 1 ? 'page' : 'pages'} {empty.join(', ')}.
        </Text>
      )}
      {judged.map((name) => (
        <DetectorResult
          key={name}
          name={name}
          isFlagged={flagged.includes(name)}
          score={telling(name, parts)}
          {...thresholds}
        />
      ))}
    </Stack>
  );
}

/** The findings of a page by the thresholds. What has nothing to judge has none. */
function flaggedInPart({ summary, details, triggered_detectors: triggered }: Part, moved: Thresholds): DetectorName[] {
  if (Object.keys(moved).length === 0) return [...triggered];
  return flaggedBy({ summary, scoreOf: (name) => scoreIn(name, details) }, moved).filter(
    (name) => moved[name] !== undefined || triggered.includes(name),
  );
}

/** The score of the page that tells most: the highest, or the lowest of topics. */
function telling(name: DetectorName, parts: readonly Part[]): number | undefined {
  const scores = parts.flatMap(({ details }) => scoreIn(name, details) ?? []);
  if (scores.length === 0) return undefined;
  return name === 'topic_detector' ? Math.min(...scores) : Math.max(...scores);
}

function PartRow({ label, part, found }: { label: string; part: Part; found: readonly DetectorName[] }) {
  const { unsafe_content: unsafe, hidden, recognised_text: recognised } = part;
  return (
    <Table.Tr>
      <Table.Th scope="row" style={{ verticalAlign: 'top' }}>
        {label}
      </Table.Th>
      <Table.Td style={{ verticalAlign: 'top' }}>
        <FoundNames found={found} />
      </Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        {unsafe.split('\n').map((line, at) => (
          <Fragment key={at}>
            {line}
            <br />
          </Fragment>
        ))}
        {hidden.map(({ hiding, content }, at) => (
          <Text key={at} size="sm">
            <Badge tone="danger">hidden: {hiding.replaceAll('_', ' ')}</Badge> {content}
          </Text>
        ))}
        {recognised && (
          <Text size="xs" c="dimmed">
            The page was read as a picture.
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** The names of detectors that found something, each with its mark. */
export function FoundNames({ found }: { found: readonly DetectorName[] }) {
  if (found.length === 0) return <Text size="sm">nothing</Text>;
  return (
    <Stack gap={4}>
      {found.map((name) => (
        <Group key={name} gap={6} wrap="nowrap">
          <DetectorMark name={name} />
          <Text size="sm">{rowOf(name).label}</Text>
        </Group>
      ))}
    </Stack>
  );
}
