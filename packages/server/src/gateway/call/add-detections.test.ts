import { expect, test } from 'vitest';
import { noInput, noOutput } from '../stages/stage-report.ts';
import { addDetections } from './add-detections.ts';

const report = {
  input_guardrails: noInput,
  output_guardrails: noOutput,
  metrics: { input_guardrails_latency: 0, endpoint_latency: 0.0125, output_guardrails_latency: 0 },
};
const fields = ['service_policy_detections', 'acme_policy_detections'];

test.each(['{}', '{ }', ' {"a":1.50,"b":{"c":[]}}\n', '{"a":"}"}', '{"n":12345678901234567890}'])(
  'what was not looked for stands behind %j, which stays as it came',
  (text) => {
    const told = Buffer.concat(addDetections(Buffer.from(text), fields, 12.5)).toString();
    expect(told.startsWith(text.trimEnd().slice(0, -1).trimEnd())).toBe(true);
    expect(JSON.parse(told)).toEqual({
      ...JSON.parse(text),
      ...Object.fromEntries(fields.map((name) => [name, report])),
    });
  },
);

test.each(['', ' ', '[]', '"{}"', '{', '}', '<html>{}', 'null'])('%j is no answer that could have a report', (text) => {
  expect(Buffer.concat(addDetections(Buffer.from(text), fields, 1)).toString()).toBe(text);
});
