import { Blockquote, Image, Stack, Text } from '@mantine/core';
import type { RunRecord } from './run-queries.ts';

/** The conversation of an attempt, and why it counts as what. */
export function RecordDetails({ record: { turns, verdict, error, severity, goal_source } }: { record: RunRecord }) {
  return (
    <Stack gap="sm">
      {turns.map((turn, at) => (
        // Turns have no id, and their order never changes.
        <Blockquote key={at} color={turn.role === 'assistant' ? 'gray' : 'indigo'} p="sm">
          <Text size="xs" c="dimmed">
            {turn.role}
          </Text>
          <Content content={turn.content} />
        </Blockquote>
      ))}
      {verdict && <Text size="sm">{reasonOf(verdict, severity, goal_source)}</Text>}
      {error && (
        <Text size="sm" c="red">
          {error.kind}: {error.message}
        </Text>
      )}
    </Stack>
  );
}

/** Why the attempt counts as what, in one line. */
const reasonOf = (
  { outcome, reason, score, decided_by }: NonNullable<RunRecord['verdict']>,
  severity: string,
  source: string,
): string =>
  `${outcome}: ${reason} Score ${score.toFixed(2)}, decided by ${decided_by}. Severity ${severity}, goal from ${source}.`;

interface Part {
  readonly type?: string;
  readonly text?: string;
  readonly url?: string;
}

/** A text; a list of parts with pictures and recordings; or an answer with calls of tools. */
function Content({ content }: { content: unknown }) {
  if (typeof content === 'string') return <Words text={content} />;
  if (!Array.isArray(content)) return <Words text={JSON.stringify(content, null, 2)} />;
  return content.map((part: Part, at) => {
    const key = `${at}`;
    if (part.type === 'image') return <Image key={key} src={part.url ?? ''} alt="Sent picture" maw={480} />;
    // biome-ignore lint/a11y/useMediaCaption: what is said stands in the text of the attempt
    if (part.type === 'audio') return <audio key={key} src={part.url} controls />;
    return <Words key={key} text={part.text ?? JSON.stringify(part)} />;
  });
}

const Words = ({ text }: { text: string }) => (
  <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {text}
  </Text>
);
