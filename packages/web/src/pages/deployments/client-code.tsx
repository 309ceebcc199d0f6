import { Card } from '@mantine/core';
import { brand } from '../../api.ts';
import { CodeTabs } from '../../shown/code-tabs.tsx';
import { inShell } from '../../shown/in-shell.ts';

/** How clients call a deployment. */
export function ClientCode({ deployment }: { deployment: string }) {
  const { origin } = location;
  const header = `X-${brand[0]?.toUpperCase()}${brand.slice(1)}-Deployment`;
  // A header holds ASCII. Other names travel as in RFC 8187.
  const name = /^[ -~]*$/.test(deployment) ? deployment : `UTF-8''${encodeURIComponent(deployment)}`;
  const forms = {
    curl: `curl --fail-with-body -sS '${origin}/ai-proxy/chat/completions' \\
  -H "apikey: $REDOUBT_API_KEY" -H ${inShell(`${header}: ${name}`)} -H 'content-type: application/json' \\
  -d '{"messages": [{"role": "user", "content": "Where is my parcel?"}]}'`,
    TypeScript: `import OpenAI from 'openai';

const client = new OpenAI({
  baseURL: '${origin}/ai-proxy',
  apiKey: process.env.REDOUBT_API_KEY,
  defaultHeaders: { '${header}': ${JSON.stringify(name)} },
});
const answer = await client.chat.completions.create({
  model: 'any',
  messages: [{ role: 'user', content: 'Where is my parcel?' }],
});`,
    Python: `import os
from openai import OpenAI

client = OpenAI(
    base_url="${origin}/ai-proxy",
    api_key=os.environ["REDOUBT_API_KEY"],
    default_headers={"${header}": ${JSON.stringify(name)}},
)
answer = client.chat.completions.create(
    model="any",
    messages=[{"role": "user", "content": "Where is my parcel?"}],
)`,
  };
  return (
    <Card withBorder>
      <CodeTabs forms={forms} />
    </Card>
  );
}
