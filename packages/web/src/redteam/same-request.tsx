import { Card, Tabs, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { brand } from '../api.ts';
import { CodeBlock } from '../shown/code-block.tsx';

/** A call of the API, as the reader would send it from elsewhere. */
export interface SameRequest {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  /** The function of the client, such as `rt.submitRun`. */
  readonly operation: string;
  /** Fields that travel in headers, such as `model`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
  /** The same by the command line, where it can. */
  readonly commandLine?: string;
}

/** A text in single quotes of a shell. */
const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const headerLine = (name: string, value: string): string =>
  `  -H ${inShell(`x-${brand}-${name.replaceAll('_', '-')}: ${value}`)} \\\n`;

function curlOf({ method, path, headers = {}, body }: SameRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => headerLine(name, value));
  return `curl -sS --fail-with-body -X ${method} '${location.origin}${path}' \\
  -H "apikey: $REDOUBT_API_KEY" \\
${lines.join('')}  -H 'content-type: application/json' \\
  -d ${inShell(JSON.stringify(body, null, 2))}`;
}

function typescriptOf({ operation, headers, body }: SameRequest): string {
  const call = { ...(headers && { headers }), body };
  return `import { createClient } from '@redoubt/client';

const client = createClient({
  baseUrl: '${location.origin}',
  apiKey: process.env.REDOUBT_API_KEY,
});
const answer = await client.${operation}(${JSON.stringify(call, null, 2)});`;
}

/** The request as curl, TypeScript and, where it can, by the command line. */
export function SameRequestCode({ request, note }: { request: SameRequest; note?: ReactNode }) {
  const id = useId();
  const forms = {
    curl: curlOf(request),
    TypeScript: typescriptOf(request),
    ...(request.commandLine !== undefined && { 'Command line': request.commandLine }),
  };
  return (
    <Card withBorder component="section" aria-labelledby={id}>
      <Title order={2} size="h5" id={id} mb="xs">
        The same from elsewhere
      </Title>
      {note && (
        <Text size="sm" c="dimmed" mb="xs">
          {note}
        </Text>
      )}
      <Tabs defaultValue="curl" keepMounted={false}>
        <Tabs.List>
          {Object.keys(forms).map((form) => (
            <Tabs.Tab key={form} value={form}>
              {form}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {Object.entries(forms).map(([form, code]) => (
          <Tabs.Panel key={form} value={form} pt="xs">
            <CodeBlock code={code} label="Copy the request" />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Card>
  );
}
