import { createSecretBox } from '@redoubt/secrets';
import { expect, test } from 'vitest';
import { checkDownload, signDownload } from './download-signature.ts';

const secrets = createSecretBox(() => [new Uint8Array(32).fill(7)]);
const until = new Date('2026-11-05T13:00:00.000Z');
const before = new Date(until.getTime() - 1);

test.each([
  { what: 'before it expires', run: 'rt-a', now: before, code: undefined },
  { what: 'once it has expired', run: 'rt-a', now: until, code: 'link_expired' },
  { what: 'for another run', run: 'rt-b', now: before, code: 'invalid_link' },
])('a signature $what: $code', ({ run, now, code }) => {
  const check = () => checkDownload(signDownload('rt-a', until, secrets), run, { secrets, now });
  if (code === undefined) check();
  else expect(check).toThrow(expect.objectContaining({ code }));
});

test('a secret that was sealed for something else is no signature', () => {
  const other = secrets.seal(until.toISOString(), { purpose: 'target of a run', ownerId: 'rt-a' });
  expect(() => checkDownload(other, 'rt-a', { secrets, now: before })).toThrow(
    expect.objectContaining({ code: 'invalid_link' }),
  );
});
