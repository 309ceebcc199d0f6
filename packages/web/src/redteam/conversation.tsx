import { Blockquote, Code, Image, Stack, Text } from '@mantine/core';

/** A message of a conversation with a target. */
interface Turn {
  readonly role: string;
  readonly content?: unknown;
}

const speakers: Readonly<Record<string, string>> = {
  user: 'Attack',
  assistant: 'Target',
  system: 'System prompt',
  tool: 'Tool',
};

/** What was said, by whom, with pictures and recordings. */
export function Conversation({ turns }: { turns: readonly Turn[] }) {
  if (turns.length === 0) return <Text c="dimmed">Nothing was said.</Text>;
  return (
    <Stack gap="sm">
      {turns.map((turn, at) => (
        // Turns have no id, and their order never changes.
        <Blockquote key={at} color={turn.role === 'assistant' ? 'gray' : 'indigo'} p="sm">
          <Text size="xs" c="dimmed">
            {speakers[turn.role] ?? turn.role}
          </Text>
          <Content content={turn.content} />
        </Blockquote>
      ))}
    </Stack>
  );
}

interface Part {
  readonly type?: string;
  readonly text?: string;
  readonly url?: string;
}

interface Answer {
  readonly text?: string | null;
  readonly tool_calls?: readonly unknown[];
}

/** A text; a list of parts with pictures and recordings; or an answer with calls of tools. */
function Content({ content }: { content: unknown }) {
  if (typeof content === 'string') return <Words text={content} />;
  if (Array.isArray(content)) return content.map((part: Part, at) => <PartView key={`${at}`} part={part} />);
  // The cast: what is neither a text nor a list is an answer with calls of tools.
  const { text, tool_calls: calls = [] } = (content ?? {}) as Answer;
  return (
    <>
      {text && <Words text={text} />}
      {calls.length > 0 && (
        <>
          <Text size="xs" c="dimmed" mt="xs">
            Calls of tools
          </Text>
          <Code block tabIndex={0}>
            {JSON.stringify(calls, null, 2)}
          </Code>
        </>
      )}
    </>
  );
}

function PartView({ part }: { part: Part }) {
  if (part.type === 'image')
    return <Image src={part.url ?? ''} alt="Sent picture; the prompt says what it shows" maw={480} />;
  // biome-ignore lint/a11y/useMediaCaption: what is said stands in the text of the attempt
  if (part.type === 'audio') return <audio src={part.url} controls aria-label="Sent recording" />;
  return <Words text={part.text ?? JSON.stringify(part)} />;
}

const Words = ({ text }: { text: string }) => (
  <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {text}
  </Text>
);
