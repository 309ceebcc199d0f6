import { Collapse, SimpleGrid, Stack, Switch, Text, Textarea, type TextareaProps, TextInput } from '@mantine/core';
import { useState } from 'react';
import { monospace } from '../../shown/monospace.ts';
import type { ModelDraft } from './model-draft.ts';
import type { FieldsProps } from './model-fields.tsx';

const advanced = ['keyHeader', 'keyPrefix', 'headers', 'defaults', 'http', 'reset'] as const;

/** The error of a field or of a part of it, such as `model_config.http.body`. */
function errorIn(errors: FieldsProps['errors'], field: string): string | undefined {
  const found = Object.entries(errors).find(([name]) => name === field || name.startsWith(`${field}.`));
  if (!found) return undefined;
  const part = found[0].slice(field.length + 1);
  return part === '' ? found[1] : `${part}: ${found[1]}`;
}

/** What most models do not need: headers, options, and an API that is not OpenAI's. */
export function AdvancedFields({ draft, onChange, errors }: FieldsProps) {
  const [isShown, setShown] = useState(advanced.some((name) => draft[name] !== ''));
  const change = (changes: Partial<ModelDraft>) => onChange({ ...draft, ...changes });
  const isWrong = advanced.some((name) => errors[name] !== undefined || errorIn(errors, wireNames[name]) !== undefined);
  return (
    <>
      <Switch
        label="Headers, options, and an API of its own"
        checked={isShown || isWrong}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
      <Collapse expanded={isShown || isWrong}>
        <Stack mt="md">
          <KeyHeader draft={draft} onChange={onChange} errors={errors} />
          <CodeField
            label="Further headers"
            description="One per line, for calls through deployments; red-team runs refuse a model that has them. Values are sealed and shown as xxxxx; leave xxxxx to keep a value"
            placeholder="X-Team: support"
            value={draft.headers}
            onWrite={(headers) => change({ headers })}
            error={errors.headers ?? errorIn(errors, wireNames.headers)}
          />
          <CodeField
            label="Options of each call (JSON)"
            description="Used in calls through deployments that do not set them"
            placeholder={'{"temperature": 0.2, "max_tokens": 500}'}
            value={draft.defaults}
            onWrite={(defaults) => change({ defaults })}
            error={errors.defaults ?? errorIn(errors, wireNames.defaults)}
          />
          <CodeField
            label="Template of requests (JSON)"
            description="For a JSON API other than OpenAI's. Red-team runs can use it; deployments cannot"
            placeholder={TEMPLATE}
            value={draft.http}
            onWrite={(http) => change({ http })}
            error={errors.http ?? errorIn(errors, wireNames.http)}
          />
          <CodeField
            label="A target that remembers (JSON)"
            description="How red-team runs keep conversations apart: none, a new id for each, or an address that resets it"
            placeholder={'{"kind": "call", "url": "https://shop.example/reset"}'}
            value={draft.reset}
            onWrite={(reset) => change({ reset })}
            error={errors.reset ?? errorIn(errors, wireNames.reset)}
          />
          <Text size="xs" c="dimmed">
            {'{{prompt}}'} becomes the question, {'{{messages}}'} the whole conversation; answer_path says where the
            answer stands.
          </Text>
        </Stack>
      </Collapse>
    </>
  );
}

/** How the key travels. */
function KeyHeader({ draft, onChange, errors }: FieldsProps) {
  const change = (changes: Partial<ModelDraft>) => onChange({ ...draft, ...changes });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label="Header of the key"
        description="Empty: as the provider wants it"
        placeholder="Authorization"
        value={draft.keyHeader}
        onChange={(event) => change({ keyHeader: event.currentTarget.value })}
        error={errorIn(errors, wireNames.keyHeader)}
      />
      <TextInput
        label="Word before the key"
        description="A space separates the two"
        placeholder="Bearer"
        value={draft.keyPrefix}
        onChange={(event) => change({ keyPrefix: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}

/** The fields of the body that these fields become. */
const wireNames = {
  keyHeader: 'model_config.auth_data',
  keyPrefix: 'model_config.auth_data',
  headers: 'model_config.custom_headers',
  defaults: 'model_config.default_request_options',
  http: 'model_config.http',
  reset: 'model_config.reset',
} as const;

const TEMPLATE = `{
  "method": "POST",
  "headers": { "X-Token": "…" },
  "body": { "question": "{{prompt}}" },
  "answer_path": "answer.text"
}`;

interface CodeFieldProps extends TextareaProps {
  readonly value: string;
  readonly onWrite: (text: string) => void;
}

/** A field for what machines read. */
const CodeField = ({ onWrite, ...field }: CodeFieldProps) => (
  <Textarea
    autosize
    minRows={2}
    maxRows={16}
    {...monospace}
    onChange={(event) => onWrite(event.currentTarget.value)}
    {...field}
  />
);
