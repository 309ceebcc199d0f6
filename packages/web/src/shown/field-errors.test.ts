import { ServiceError } from '@redoubt/client';
import { describe, expect, test } from 'vitest';
import { errorsBelow, fieldErrorsOf, problemsOf } from './field-errors.ts';

const refused = (detail: unknown, code = 'invalid_request', status = 422): ServiceError =>
  // The cast: bodies of a service may have any detail.
  new ServiceError(status, { error: code, detail, message: 'Refused', request_id: 'r1' } as never);

const two = [
  { loc: ['body', 'detectors', 'pii', 'entities', 0], msg: 'unknown entity' },
  { loc: ['body', 'name'], msg: 'Required' },
];

describe('the fields that a service did not take', () => {
  test.each([
    { kind: 'nothing failed', error: null, problems: [] },
    { kind: 'the connection failed', error: new TypeError('Failed to fetch'), problems: [] },
    { kind: 'the detail is a sentence', error: refused('Not so'), problems: [] },
    { kind: 'it was another failure', error: refused(two, 'not_found', 404), problems: [] },
    {
      kind: 'fields were refused',
      error: refused(two),
      problems: [
        { field: 'detectors.pii.entities.0', message: 'unknown entity' },
        { field: 'name', message: 'Required' },
      ],
    },
    {
      kind: 'the body as a whole was',
      error: refused([{ loc: ['body'], msg: 'No JSON' }]),
      problems: [{ field: '', message: 'No JSON' }],
    },
  ])('are $problems where $kind', ({ error, problems }) => {
    expect(problemsOf(error)).toEqual(problems);
    expect(fieldErrorsOf(error)).toEqual(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
  });

  test('are found below a field, and not below one whose name only begins alike', () => {
    const errors = {
      'target.tools': 'a',
      'target.tools.0.name': 'b',
      'target.toolset.0': 'c',
      'x.target.tools.1': 'd',
    };
    expect(errorsBelow('target.tools', errors)).toEqual({ '0.name': 'b' });
    expect(errorsBelow('target', errors)).toEqual({ tools: 'a', 'tools.0.name': 'b', 'toolset.0': 'c' });
    expect(errorsBelow('', errors)).toEqual({});
  });
});
