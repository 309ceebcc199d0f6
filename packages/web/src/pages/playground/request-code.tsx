import { Card, Code, Text, Title } from '@mantine/core';
import { brand } from '../../api.ts';
import { CodeTabs } from '../../shown/code-tabs.tsx';
import type { Asked } from './asked.ts';
import { requestForms } from './request-forms.ts';

/** The request as the reader would send it from elsewhere. */
export function RequestCode({ asked }: { asked: Asked }) {
  const place = { origin: location.origin, brand };
  const forms = Object.fromEntries(Object.entries(requestForms).map(([name, write]) => [name, write(asked, place)]));
  return (
    <Card withBorder component="section" aria-labelledby="request-code">
      <Title order={2} size="h5" id="request-code" mb="xs">
        The same from elsewhere
      </Title>
      <CodeTabs forms={forms} />
      <Text size="xs" c="dimmed" mt="xs">
        The key is read from the environment: <Code>export REDOUBT_API_KEY=…</Code> first.
      </Text>
    </Card>
  );
}
