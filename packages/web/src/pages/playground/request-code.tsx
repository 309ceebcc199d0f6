import { Card, Tabs, Title } from '@mantine/core';
import { CodeBlock } from '../../shown/code-block.tsx';

interface Asked {
  readonly text: string;
  readonly detectors: object;
}

const forms = {
  curl: (body, origin) =>
    `curl -s '${origin}/guardrails/detect' \\
  -H "apikey: $REDOUBT_API_KEY" \\
  -H 'content-type: application/json' \\
  -d ${inShell(JSON.stringify(body))}`,
  TypeScript: (body, origin) =>
    `import { createClient } from '@redoubt/client';

const client = createClient({ baseUrl: '${origin}', apiKey: process.env.REDOUBT_API_KEY });
const verdict = await client.guardrails.detect({
  body: ${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')},
});`,
  Python: (body, origin) =>
    `import json, os, httpx

verdict = httpx.post(
    "${origin}/guardrails/detect",
    headers={"apikey": os.environ["REDOUBT_API_KEY"]},
    json=json.loads(${JSON.stringify(JSON.stringify(body))}),
).json()`,
} as const satisfies Record<string, (body: Asked, origin: string) => string>;
type Form = keyof typeof forms;

/** A text in single quotes of a shell. */
const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as the reader would send it from elsewhere. */
export function RequestCode(asked: Asked) {
  return (
    <Card withBorder component="section" aria-labelledby="request-code">
      <Title order={2} size="h5" id="request-code" mb="xs">
        The same from elsewhere
      </Title>
      <Tabs defaultValue="curl" keepMounted={false}>
        <Tabs.List>
          {Object.keys(forms).map((form) => (
            <Tabs.Tab key={form} value={form}>
              {form}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {(Object.keys(forms) as Form[]).map((form) => (
          <Tabs.Panel key={form} value={form} pt="xs">
            <CodeBlock code={forms[form](asked, location.origin)} label="Copy the request" />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Card>
  );
}
