import { describe, expect, test } from 'vitest';
import { stepCommands } from './step-commands.ts';

const place = { origin: 'https://guard.example.com', brand: 'acme', command: 'npx redoubt' };
const written = Object.entries(stepCommands).map(([name, write]) => ({ name, code: write(place) }));

/** The bodies of the calls of curl, as the shell would send them. */
const bodiesOf = (code: string): unknown[] =>
  [...code.matchAll(/-d '((?:[^']|'"[^"]*"')*)'$/gm)].map(([, body = '']) =>
    JSON.parse(body.replaceAll(/'"([^"]*)"'/g, '$1')),
  );

describe('the commands of the first steps', () => {
  test('name the service, the brand and the command line where they are needed', () => {
    const { judge, target, chat, run, fix } = stepCommands;
    expect(judge(place)).toContain('export REDOUBT_URL=https://guard.example.com\n');
    expect(chat(place).match(/X-Acme-Deployment: my chat/g)).toHaveLength(2);
    for (const write of [target, run, fix]) expect(write(place)).toContain('npx redoubt ');
  });

  test.each(written)('$name closes its quotes, and continues its lines without a space behind', ({ code }) => {
    const quotes = code.replaceAll(/#.*$/gm, '').match(/'/g)?.length ?? 0;
    expect(quotes % 2).toBe(0);
    expect(code).not.toMatch(/\\ +$/m);
    expect(code).not.toMatch(/[^\\\n]\n {2}-/);
  });

  test.each([
    { name: 'judge', bodies: [{ text: 'Write to jane@example.com', detectors: { pii: { enabled: true } } }] },
    {
      name: 'chat',
      bodies: [
        {
          model_saved_name: 'my model',
          input_guardrails_policy: { additional_config: { pii_redaction: true } },
        },
        { messages: [{ role: 'user', content: 'I am jane@example.com. Where is my parcel?' }] },
      ],
    },
  ] as const)('$name sends JSON', ({ name, bodies }) => {
    expect(bodiesOf(stepCommands[name](place))).toEqual(bodies);
  });

  test('the model is found where the practice target says', () => {
    expect(bodiesOf(stepCommands.model())).toMatchObject([
      {
        model_saved_name: 'my model',
        model_config: { model_endpoint_url: '$TARGET_URL', apikeys: [expect.any(String)] },
      },
    ]);
    expect(stepCommands.chat(place)).toContain('"model_saved_name": "my model"');
  });
});
