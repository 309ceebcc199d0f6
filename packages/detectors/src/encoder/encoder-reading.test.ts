import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { View } from '../view.ts';
import { encoderReading } from './encoder-reading.ts';

const viewOf = (text: string): View => ({ kind: 'plain', text, toSource: (start, end) => ({ start, end }) });

test.each([
  ['one line', 'one line'],
  ['  blanks \t at\r\n\r\nboth ends  ', ' blanks at both ends'],
  ['no\u00a0break, thin\u2009space, wide\u3000space', 'no break, thin space, wide space'],
  ['line\u2028and\u2029paragraph', 'line and paragraph'],
  ['controls\u0000\u001b\u007f\u0085here', 'controls here'],
  ['emoji \u{1f469}\u200d\u{1f680} stay', 'emoji \u{1f469}\u200d\u{1f680} stay'],
  ['lone \ud83d stays', 'lone \ud83d stays'],
  ['', ''],
  [' \n\t ', ''],
])('%j is read as %j', (text, expected) => {
  expect(encoderReading(viewOf(text)).text.trim()).toBe(expected.trim());
  expect(encoderReading(viewOf(text)).text).not.toMatch(/\s{2}|\s$/);
});

test('a word leads back to where it stands', () => {
  const text = '\n\n  one \t two\u3000three ';
  const view = encoderReading(viewOf(text));
  for (const word of ['one', 'two', 'three']) {
    const start = view.text.indexOf(word);
    const span = view.toSource(start, start + word.length);
    expect(text.slice(span.start, span.end)).toBe(word);
  }
});

test('of any text all that is no blank is kept, in order', () => {
  const unit = fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), fc.constantFrom(' ', '\n', '\u00a0', '\u0000'));
  fc.assert(
    fc.property(fc.array(unit), (parts) => {
      const text = parts.join('');
      const kept = (read: string) => read.replace(/[\p{Z}\p{Cc}]/gu, '');
      expect(kept(encoderReading(viewOf(text)).text)).toBe(kept(text));
    }),
  );
});
