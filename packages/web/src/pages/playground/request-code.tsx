import { Card, Code, Tabs, Text, Title } from '@mantine/core';
import { brand } from '../../api.ts';
import { CodeBlock } from '../../shown/code-block.tsx';
import type { Asked } from './asked.ts';
import { requestForms } from './request-forms.ts';

type Form = keyof typeof requestForms;
const forms = Object.keys(requestForms) as Form[];

/** The request as the reader would send it from elsewhere. */
export function RequestCode({ asked }: { asked: Asked }) {
  return (
    <Card withBorder component="section" aria-labelledby="request-code">
      <Title order={2} size="h5" id="request-code" mb="xs">
        The same from elsewhere
      </Title>
      <Tabs defaultValue="curl" keepMounted={false}>
        <Tabs.List>
          {forms.map((form) => (
            <Tabs.Tab key={form} value={form}>
              {form}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {forms.map((form) => (
          <Tabs.Panel key={form} value={form} pt="xs">
            <CodeBlock code={requestForms[form](asked, { origin: location.origin, brand })} label="Copy the request" />
          </Tabs.Panel>
        ))}
      </Tabs>
      <Text size="xs" c="dimmed" mt="xs">
        The key is read from the environment: <Code>export REDOUBT_API_KEY=…</Code> first.
      </Text>
    </Card>
  );
}
