import { Card, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { brand } from '../api.ts';
import { CodeTabs } from '../shown/code-tabs.tsx';
import { inShell } from '../shown/in-shell.ts';

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
      <CodeTabs forms={forms} />
    </Card>
  );
}
