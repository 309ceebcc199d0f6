import { Anchor, Stack, Table, Text, Title } from '@mantine/core';
import type { api } from '../../../api.ts';
import { isFlagged, judgedIn } from '../../../detectors/detectors.ts';
import { focusable } from '../../../shown/focusable.ts';
import { FoundCount } from './detector-result.tsx';
import { FoundNames } from './pdf-verdict.tsx';
import type { VerdictProps } from './verdict.tsx';

type UrlAnswer = Awaited<ReturnType<typeof api.guardrails.scanUrl>>;

const kinds: Readonly<Record<string, string>> = {
  title: 'title',
  content_block: 'text',
  link_text: 'links',
  form: 'form',
  alt: 'alternative text',
  title_attribute: 'tooltip',
  meta: 'metadata',
  script_json: 'structured data',
  comment: 'comment',
  picture_text: 'text in a picture',
  hidden: 'hidden text',
};

/** What was found in a web page, fragment by fragment. */
export function UrlVerdict({ answer }: VerdictProps<UrlAnswer>) {
  const { summary, details, combined_highlight_url: highlight } = answer;
  const { url, metadata, total_fragments: total, detections } = details;
  const judged = judgedIn(summary);
  return (
    <Stack>
      <FoundCount flagged={judged.filter((name) => isFlagged(name, summary))} judged={judged} />
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {metadata.title !== null && `“${metadata.title}”, `}
        {url}: {total === 1 ? '1 fragment was' : `${total} fragments were`} judged, {detections.length} with findings.
      </Text>
      {highlight !== null && (
        <Anchor href={highlight} target="_blank" rel="noreferrer" size="sm">
          Open the page with the findings marked (another site)
        </Anchor>
      )}
      {detections.length > 0 && (
        <>
          <Title order={3} size="h6">
            Fragments with findings
          </Title>
          <Table.ScrollContainer minWidth={480} scrollAreaProps={focusable}>
            <Table verticalSpacing={4}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Kind</Table.Th>
                  <Table.Th scope="col">Text</Table.Th>
                  <Table.Th scope="col">Found</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {detections.map(({ chunk_type: kind, unsafe_content: text, page, triggered_detectors: found }, at) => (
                  <Table.Tr key={at}>
                    <Table.Td style={{ verticalAlign: 'top' }}>
                      {kinds[kind] ?? kind}
                      {page !== undefined && `, page ${page}`}
                    </Table.Td>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>{text}</Table.Td>
                    <Table.Td style={{ verticalAlign: 'top' }}>
                      <FoundNames found={found} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </>
      )}
    </Stack>
  );
}
