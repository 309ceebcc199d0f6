import { createClient } from '@redoubt/client';
import { detect } from '@redoubt/detectors';
import { expectTypeOf, test } from 'vitest';

const client = createClient({ baseUrl: 'http://127.0.0.1:9', apiKey: 'k' });

test('a verdict of the client has the summary and the details of what was enabled, with their types', () => {
  const call = () =>
    client.guardrails.detect({
      body: { text: 'x', detectors: { pii: { enabled: true }, toxicity: { enabled: true } } },
    });
  type Verdict = Awaited<ReturnType<typeof call>>;
  expectTypeOf<Verdict['summary']['pii']>().toEqualTypeOf<0 | 1>();
  expectTypeOf<Verdict['summary']['toxicity']>().toEqualTypeOf<string[]>();
  expectTypeOf<Verdict['details']['pii']>().toEqualTypeOf<Record<string, Record<string, string>>>();
  expectTypeOf<Verdict['details']['toxicity']['threat']>().toEqualTypeOf<number>();
  expectTypeOf<Verdict['warnings']>().toEqualTypeOf<string[] | undefined>();
});

test('a detector that may be disabled may be missing from the verdict', () => {
  const call = (enabled: boolean) => client.guardrails.detect({ body: { text: 'x', detectors: { pii: { enabled } } } });
  type Verdict = Awaited<ReturnType<typeof call>>;
  expectTypeOf<Verdict['summary']['pii']>().toEqualTypeOf<0 | 1 | undefined>();
});

test('a verdict in process has the same types', () => {
  const verdict = detect('x', { pii: { enabled: true }, topic_detector: { enabled: true, topic: 'sports' } });
  expectTypeOf(verdict.summary.on_topic).toEqualTypeOf<0 | 1>();
  expectTypeOf(verdict.details.topic_detector).toEqualTypeOf<Record<string, number>>();
  // @ts-expect-error: it was not enabled
  expectTypeOf(verdict.summary.bias).toBeUndefined();
});

test('a setting that does not exist is an error of types', () => {
  const wrong = () => [
    // @ts-expect-error: the setting is `entities`
    client.guardrails.detect({ body: { text: 'x', detectors: { pii: { enabled: true, entites: [] } } } }),
    // @ts-expect-error: the setting is `entities`
    detect('x', { pii: { enabled: true, entites: [] } }),
    // @ts-expect-error: there is no such detector
    detect('x', { pii_detector: { enabled: true } }),
    // @ts-expect-error: the topic is missing
    detect('x', { topic_detector: { enabled: true } }),
  ];
  expectTypeOf(wrong).toBeFunction();
});
