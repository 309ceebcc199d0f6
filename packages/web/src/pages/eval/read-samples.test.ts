import { expect, test } from 'vitest';
import { errorsBelow } from '../../shown/field-errors.ts';
import { problemOfJson } from '../../shown/json-problem.ts';
import { readSamples } from './read-samples.ts';

const sample = { prompt: 'How?', response: 'I cannot help.' };
const line = JSON.stringify(sample);

test.each([
  { text: '', count: 0, problem: undefined },
  { text: ` ${line}\n\n${line} \n`, count: 2, problem: undefined },
  { text: JSON.stringify([sample, { ...sample, goal: 'x' }]), count: 2, problem: undefined },
  { text: '[]', count: 0, problem: undefined },
  {
    text: `${line}\n{"prompt": "How?"}`,
    count: 1,
    problem: 'Line 2 is no JSON object with "prompt" and "response", both texts',
  },
  { text: `${line}\nno JSON`, count: 1, problem: expect.stringContaining('Line 2') },
  { text: `[${line}, {"prompt": 1, "response": "x"}]`, count: 0, problem: expect.stringContaining('Item 2') },
  { text: `[${line}`, count: 0, problem: 'This starts like a JSON list but is not one' },
])('the pasted samples $text are $count, and the problem is $problem', ({ text, count, problem }) => {
  const read = readSamples(text);
  expect(read.samples).toHaveLength(count);
  expect(read.problem).toEqual(problem);
});

test.each([
  { json: ' ', problem: undefined },
  { json: '{}', problem: undefined },
  { json: 'null', problem: 'This is no JSON of an object' },
  { json: '[]', problem: 'This is no JSON of an object' },
  { json: '{', problem: expect.stringMatching(/^This is no JSON: /) },
])('the problem of $json is $problem', ({ json, problem }) => {
  expect(problemOfJson(json, 'an object')).toEqual(problem);
});

test('the errors below a field are named by their paths from there', () => {
  const errors = { 'detectors.pii.entities': 'no', 'detectors.pii': 'wrong', 'detectors.piis.x': 'other' };
  expect(errorsBelow('detectors.pii', errors)).toEqual({ entities: 'no' });
});
