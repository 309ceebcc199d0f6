import { Alert, Anchor, Badge, Card, Group, Stack, Table, Text } from '@mantine/core';
import { detectorLabel } from '../../detectors/detector-rows.ts';
import { shownNumber } from '../../shown/numbers.ts';
import type { PdfVerdict, UrlVerdict } from './judge.ts';
import { RawAnswer } from './raw-answer.tsx';

/** The verdict on a PDF, page by page. */
export function PdfResult({ answer }: { answer: PdfVerdict }) {
  const { details, warnings } = answer;
  const { pages, document } = details;
  const rows: Row[] = [
    ...(document.triggered_detectors.length > 0 || document.hidden.length > 0
      ? [{ key: 'file', where: 'The file itself', ...rowOf(document) }]
      : []),
    ...pages
      .filter(({ triggered_detectors: found, hidden }) => found.length > 0 || hidden.length > 0)
      .map((page) => ({ key: String(page.page), where: `Page ${page.page}`, ...rowOf(page) })),
  ];
  return (
    <ScanCard
      counts={`${shownNumber(details.pages_with_detections)} of ${shownNumber(details.total_pages)} pages hold something`}
      rows={rows}
      warnings={warnings}
      answer={answer}
    />
  );
}

type PdfPart = PdfVerdict['details']['document'];
const rowOf = ({ triggered_detectors: found, unsafe_content: content, hidden }: PdfPart) => ({
  detectors: found,
  content: content || hidden.map((each) => each.content).join('\n'),
  notes: hidden.map(({ hiding }) => `hidden: ${hiding.replaceAll('_', ' ')}`),
});

/** The verdict on a web page, text by text. */
export function UrlResult({ answer }: { answer: UrlVerdict }) {
  const { details, combined_highlight_url: highlighted, warnings } = answer;
  const rows = details.detections.map(
    ({ chunk_type: type, unsafe_content: content, triggered_detectors: detectors, page }, at): Row => ({
      key: String(at),
      where: page === undefined ? type.replaceAll('_', ' ') : `page ${page}, ${type.replaceAll('_', ' ')}`,
      detectors,
      content,
      notes: [],
    }),
  );
  return (
    <ScanCard
      counts={`${shownNumber(details.fragments_with_detections)} of ${shownNumber(details.total_fragments)} texts hold something`}
      rows={rows}
      warnings={warnings}
      answer={answer}
    >
      <Text size="sm">
        {details.metadata.title ?? 'Without a title'} ·{' '}
        <Anchor href={details.url} target="_blank" rel="noreferrer" inherit>
          {details.url}
        </Anchor>
        {highlighted && (
          <>
            {' · '}
            <Anchor href={highlighted} target="_blank" rel="noreferrer" inherit>
              open it with the findings marked
            </Anchor>
          </>
        )}
      </Text>
    </ScanCard>
  );
}

interface Row {
  readonly key: string;
  readonly where: string;
  readonly detectors: readonly string[];
  readonly content: string;
  readonly notes: readonly string[];
}

interface ScanCardProps {
  readonly counts: string;
  readonly rows: readonly Row[];
  readonly warnings: readonly string[] | undefined;
  readonly answer: object;
  readonly children?: React.ReactNode;
}

function ScanCard({ counts, rows, warnings, answer, children }: ScanCardProps) {
  return (
    <Card withBorder component="section" aria-live="polite" aria-label="Verdict">
      <Stack>
        <Text fw={500}>{counts}</Text>
        {children}
        {warnings?.map((warning) => (
          <Alert key={warning} color="yellow">
            {warning}
          </Alert>
        ))}
        {rows.length > 0 && (
          <Table.ScrollContainer minWidth={520}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Where</Table.Th>
                  <Table.Th scope="col">Found</Table.Th>
                  <Table.Th scope="col">Text</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map(({ key, where, detectors, content, notes }) => (
                  <Table.Tr key={key}>
                    <Table.Td>{where}</Table.Td>
                    <Table.Td>
                      <Group gap={4}>
                        {detectors.map((name) => (
                          <Badge key={name} color="red" variant="light" tt="none">
                            {detectorLabel(name)}
                          </Badge>
                        ))}
                        {[...new Set(notes)].map((note) => (
                          <Badge key={note} color="orange" variant="light" tt="none">
                            {note}
                          </Badge>
                        ))}
                      </Group>
                    </Table.Td>
                    <Table.Td>
                      <Text size="sm" lineClamp={4} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                        {content}
                      </Text>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        <RawAnswer answer={answer} />
      </Stack>
    </Card>
  );
}
