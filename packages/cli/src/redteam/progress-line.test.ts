import { WriteStream } from 'node:tty';
import { expect, test } from 'vitest';
import { ProgressLine, progressText, timeToGo } from './progress-line.ts';

/** Keeps what is written; the rest is a terminal's. */
function streamOf(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  const write = (text: string) => written.push(text) > 0;
  return { written, stream: Object.assign(Object.create(WriteStream.prototype), { isTTY, columns, write }) };
}
const at = (done: number, succeeded = 0) => ({ total: 40, done, failed: 0, succeeded });

test.each([
  {
    progress: { total: 0, done: 0, failed: 0, succeeded: 0 },
    text: `[${'·'.repeat(24)}]   0 %  0/0  0 successes, 0 errors`,
  },
  {
    progress: { total: 200, done: 50, failed: 1, succeeded: 1 },
    text: `[${'#'.repeat(6)}${'·'.repeat(18)}]  25 %  50/200  1 success, 1 error`,
  },
  // Not whole before it is.
  {
    progress: { total: 1_000, done: 999, failed: 0, succeeded: 2 },
    text: `[${'#'.repeat(23)}·]  99 %  999/1000  2 successes, 0 errors`,
  },
])('$progress is shown as it stands', ({ progress, text }) => expect(progressText(progress)).toBe(text));

test.each([
  { what: 'nothing before two seconds', progress: { total: 200, done: 50 }, before: 0, elapsed: 1_999, text: '' },
  { what: 'nothing while nothing is done', progress: { total: 200, done: 50 }, before: 50, elapsed: 9_000, text: '' },
  { what: 'nothing at the end', progress: { total: 200, done: 200 }, before: 0, elapsed: 9_000, text: '' },
  {
    what: 'what is left at the pace so far',
    progress: { total: 200, done: 50 },
    before: 0,
    elapsed: 10_000,
    text: '  about 30 s to go',
  },
  {
    what: 'the pace since it is watched',
    progress: { total: 200, done: 150 },
    before: 100,
    elapsed: 10_000,
    text: '  about 10 s to go',
  },
  {
    what: 'minutes',
    progress: { total: 1_000, done: 10 },
    before: 0,
    elapsed: 10_000,
    text: '  about 17 min to go',
  },
])('the time to go is $what', ({ progress, before, elapsed, text }) =>
  expect(timeToGo(progress, before, elapsed)).toBe(text),
);

test('without a terminal there is a line for every tenth', () => {
  const { stream, written } = streamOf(false);
  const line = new ProgressLine(stream);
  for (let done = 0; done <= 40; done++) line.show(at(done));
  line.end();
  expect(written).toHaveLength(11);
  expect(written.every((text) => /^\[.*\n$/.test(text))).toBe(true);
});

test('on a terminal one line is written over, no wider than it, and the last state stays', () => {
  const { stream, written } = streamOf(true, 30);
  const line = new ProgressLine(stream);
  for (let done = 0; done <= 40; done++) line.show(at(done));
  line.end();
  expect(written.length).toBeLessThan(10);
  expect(written.slice(0, -1).every((text) => text.startsWith('\r\x1b[K') && text.length <= 29 + 4)).toBe(true);
  expect(written.at(-2)).toContain('] 1');
  expect(written.at(-1)).toBe('\n');
});
