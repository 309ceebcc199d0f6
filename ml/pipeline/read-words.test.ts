import { expect, test } from 'vitest';
import { PipelineError } from './pipeline-file.ts';
import { readWords } from './read-words.ts';

test.each([
  { given: [], asked: { what: 'list', isJson: false } },
  { given: ['list', '--json'], asked: { what: 'list', isJson: true } },
  { given: ['stage1', '--help'], asked: { what: 'help' } },
  { given: ['stage1', '--force', '--dry-run'], asked: { what: 'run', step: 'stage1', isForced: true, isDry: true } },
  { given: ['stage1', '--', '--help', '--'], asked: { what: 'run', words: ['--help', '--'] } },
  { given: ['stage1', '--data', 'ml'], asked: { what: 'run', data: `${process.cwd()}/ml` } },
  { given: ['stage1', '--adopt'], asked: { what: 'adopt', step: 'stage1' } },
  { given: ['all', '--adopt'], asked: { what: 'adopt rest', step: '' } },
  { given: ['reader', '--check', '--json'], asked: { what: 'check', step: 'reader', isJson: true } },
  { given: ['environment'], asked: { what: 'environment' } },
])('$given asks for $asked', ({ given, asked }) => {
  expect(readWords(given)).toMatchObject(asked);
});

test.each([
  { given: ['stage1', 'names'], says: 'One step at a time: "names" is too much' },
  { given: ['stage1', '--loud'], says: '--loud' },
  { given: ['stage1', '--data'], says: '--data' },
  { given: ['stage1', '--data', 'nowhere'], says: '--data nowhere is not a folder' },
  { given: ['stage1', '--data', 'package.json'], says: '--data package.json is not a folder' },
  { given: ['list', '--adopt'], says: '--adopt needs a step, or "all": npm run ml -- STEP --adopt' },
  { given: ['--force'], says: '--force needs a step: npm run ml -- STEP --force' },
  { given: ['tables', '--data', 'ml'], says: '--data does not go with "tables"' },
  { given: ['stage1', '--adopt', '--dry-run'], says: '--dry-run does not go with "adopt"' },
  { given: ['stage1', '--check', '--force'], says: '--force does not go with "check"' },
  { given: ['--check'], says: '--check needs a step: npm run ml -- STEP --check' },
  { given: ['environment', '--', 'now'], says: '"now" after -- is for the command of a step' },
])('$given is refused', ({ given, says }) => {
  expect(() => readWords(given)).toThrow(PipelineError);
  expect(() => readWords(given)).toThrow(says);
});
