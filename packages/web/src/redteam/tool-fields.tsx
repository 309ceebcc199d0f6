import { ActionIcon, Alert, Button, Card, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { monospace } from '../shown/monospace.ts';
import {
  changedTool,
  MAX_TOOLS,
  newTool,
  problemOfList,
  problemsOfTools,
  readList,
  type ToolDraft,
  type ToolProblems,
} from './tool-drafts.ts';

interface ToolFieldsProps {
  readonly tools: readonly ToolDraft[];
  readonly onChange: (tools: readonly ToolDraft[]) => void;
  /** What the service said of tools, by their paths in the list, such as `0.parameters`. */
  readonly errors: Readonly<Record<string, string>>;
  /** What the reader should know beside. */
  readonly hint?: ReactNode;
  /** What the tools are for. */
  readonly about?: string;
}

const OFFERED =
  'They are offered to the target, and its calls of them are recorded, never carried out. Goals are made of what each tool does.';

/** Asks for the tools of an agent, one by one or as a list of JSON. */
export function ToolFields({ tools, onChange, errors, hint, about = OFFERED }: ToolFieldsProps) {
  const id = useId();
  const [isPasting, setPasting] = useState(false);
  const problems = problemsOfTools(tools);
  const take = (pasted: readonly ToolDraft[]) => {
    onChange([...tools, ...pasted]);
    setPasting(false);
  };
  return (
    <Stack gap="sm" component="section" aria-labelledby={id}>
      <div>
        <Text fw={600} size="sm" id={id}>
          Tools of the agent
        </Text>
        <Text size="xs" c="dimmed">
          {about}
        </Text>
        {hint}
      </div>
      {errors[''] && <Alert color="red">{errors['']}</Alert>}
      {tools.map((tool, at) => (
        <OneTool
          key={tool.key}
          tool={tool}
          number={at + 1}
          problems={problems[at] ?? {}}
          error={Object.entries(errors).find(([path]) => path === `${at}` || path.startsWith(`${at}.`))?.[1]}
          onChange={(changes) => onChange(tools.map((each) => (each === tool ? changedTool(tool, changes) : each)))}
          onRemove={() => onChange(tools.filter((each) => each !== tool))}
        />
      ))}
      <Group gap="xs">
        <Button
          variant="light"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={tools.length >= MAX_TOOLS}
          onClick={() => onChange([...tools, newTool()])}
        >
          Add a tool
        </Button>
        <Button variant="subtle" size="xs" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          Paste a list
        </Button>
      </Group>
      {isPasting && <PastedList room={MAX_TOOLS - tools.length} onTake={take} />}
    </Stack>
  );
}

interface OneToolProps {
  readonly tool: ToolDraft;
  readonly number: number;
  readonly problems: ToolProblems;
  /** What the service said of it. */
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<ToolDraft>) => void;
  readonly onRemove: () => void;
}

function OneTool({ tool, number, problems, error, onChange, onRemove }: OneToolProps) {
  const { name, description, schema } = tool;
  return (
    <Card withBorder p="sm" component="section" aria-label={`Tool ${number}`}>
      <Stack gap="xs">
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            label="Name of the tool"
            placeholder="refund_order"
            value={name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
            error={problems.name}
            required
            style={{ flexGrow: 1 }}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            mt={28}
            onClick={onRemove}
            aria-label={`Take the tool ${name || number} away`}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
        <Textarea
          label="What it does"
          placeholder="Pays an order back to the card that it was paid with"
          value={description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
          maxLength={4_096}
          autosize
          minRows={1}
          maxRows={6}
        />
        <Textarea
          label="Its arguments (JSON Schema)"
          description="Empty: none"
          placeholder={'{"type": "object", "properties": {"order": {"type": "string"}}, "required": ["order"]}'}
          value={schema}
          onChange={(event) => onChange({ schema: event.currentTarget.value })}
          error={problems.schema ?? error}
          autosize
          minRows={2}
          maxRows={12}
          {...monospace}
        />
      </Stack>
    </Card>
  );
}

interface PastedListProps {
  /** How many tools can be added. */
  readonly room: number;
  readonly onTake: (tools: readonly ToolDraft[]) => void;
}

function PastedList({ room, onTake }: PastedListProps) {
  const [json, setJson] = useState('');
  const problem = problemOfList(json, room);
  return (
    <Stack gap="xs" align="flex-start">
      <Textarea
        label="Tools as JSON"
        description="As you would give them to OpenAI or Anthropic, or with name, description and parameters"
        placeholder={
          '[{"name": "refund_order", "description": "Pays an order back", "parameters": {"type": "object"}}]'
        }
        value={json}
        onChange={(event) => setJson(event.currentTarget.value)}
        error={problem}
        autosize
        minRows={3}
        maxRows={12}
        w="100%"
        {...monospace}
      />
      <Button size="xs" disabled={json.trim() === '' || problem !== undefined} onClick={() => onTake(readList(json))}>
        Take these tools
      </Button>
    </Stack>
  );
}
