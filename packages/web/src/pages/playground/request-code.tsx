import { Card, Title } from '@mantine/core';
import { CodeTabs, inShell } from '../../shown/code-tabs.tsx';
import { type Asked, type Mode, modes } from './modes.ts';

interface Call {
  readonly asked: Asked;
  readonly detectors: object;
}

const inPython = (text: string): string => JSON.stringify(text);

/** The body of a call without a file. */
const bodyOf = ({ asked: { mode, text, url }, detectors }: Call): object =>
  mode === 'url' ? { url: url.trim(), detectors } : { text, detectors };

const fileNameOf = ({ asked: { file, mode } }: Call): string => file?.name ?? `${mode}-file`;
const promptOf = ({ asked: { mode, text } }: Call): string => (mode === 'pdf' ? '' : text);
const hasFile = (mode: Mode): boolean => mode !== 'text' && mode !== 'url';

const operations: Readonly<Record<Mode, string>> = {
  text: 'detect',
  image: 'detectImage',
  audio: 'detectAudio',
  pdf: 'scanPdf',
  url: 'scanUrl',
};

const forms = {
  curl: (call, address) => {
    const head = `curl --fail-with-body -sS '${address}' \\\n  -H "apikey: $REDOUBT_API_KEY" \\\n`;
    if (!hasFile(call.asked.mode)) {
      return `${head}  -H 'content-type: application/json' \\\n  -d ${inShell(JSON.stringify(bodyOf(call)))}`;
    }
    const fields = [
      `-F file=@${inShell(fileNameOf(call))}`,
      `-F ${inShell(`detectors=${JSON.stringify(call.detectors)}`)}`,
    ];
    if (promptOf(call) !== '') fields.push(`-F ${inShell(`text_input=${promptOf(call)}`)}`);
    return head + fields.map((field) => `  ${field}`).join(' \\\n');
  },
  TypeScript: (call, _, origin) => {
    const isFile = hasFile(call.asked.mode);
    const fields = isFile
      ? `{\n    file: new Blob([await readFile(${inPython(fileNameOf(call))})]),\n    detectors: ${indented(call.detectors)},\n  } as never`
      : indented(bodyOf(call));
    return `${isFile ? "import { readFile } from 'node:fs/promises';\n" : ''}import { createClient } from '@redoubt/client';

const client = createClient({ baseUrl: '${origin}', apiKey: process.env.REDOUBT_API_KEY ?? '' });
const verdict = await client.guardrails.${operations[call.asked.mode]}({
  body: ${fields},
});`;
  },
  Python: (call, address) => {
    const head = `import json, os, httpx

verdict = httpx.post(
    "${address}",
    headers={"apikey": os.environ["REDOUBT_API_KEY"]},
    timeout=120,
`;
    if (!hasFile(call.asked.mode)) {
      return `${head}    json=json.loads(${inPython(JSON.stringify(bodyOf(call)))}),\n).json()`;
    }
    const prompt = promptOf(call) === '' ? '' : `, "text_input": ${inPython(promptOf(call))}`;
    return `${head}    files={"file": open(${inPython(fileNameOf(call))}, "rb")},
    data={"detectors": json.dumps(json.loads(${inPython(JSON.stringify(call.detectors))}))${prompt}},
).json()`;
  },
} as const satisfies Record<string, (call: Call, address: string, origin: string) => string>;

/** The call in each language. */
function formsOf(call: Call): Record<string, string> {
  const { origin } = location;
  const address = origin + modes[call.asked.mode].endpoint;
  return Object.fromEntries(Object.entries(forms).map(([name, write]) => [name, write(call, address, origin)]));
}

const indented = (value: object): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

/** The request as the reader would send it from elsewhere. */
export function RequestCode(call: Call) {
  return (
    <Card withBorder component="section" aria-labelledby="request-code">
      <Title order={2} size="h5" id="request-code" mb="xs">
        The same from elsewhere
      </Title>
      <CodeTabs forms={formsOf(call)} />
    </Card>
  );
}
