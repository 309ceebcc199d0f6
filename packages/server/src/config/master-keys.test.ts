import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecretBox, masterKeys } from '@redoubt/secrets';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BadKeyFile, CannotOpen } from '../../../secrets/src/secret-box.ts';
import { ConfigError, loadConfig } from './load-config.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const place = { purpose: 'test', ownerId: '1' };
let dataDir = '';
let warnings: string[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'redoubt-keys-'));
  folders.push(dataDir);
  warnings = [];
});
const openBox = (secretKey?: readonly Uint8Array[], isShared = false) =>
  createSecretBox(masterKeys({ secretKey, dataDir, isShared, warn: (sentence) => warnings.push(sentence) }));
const keyFile = () => join(dataDir, 'secret.key');

describe('the key file', () => {
  test('is made by the first sealing, for its owner only, and read by every later start', () => {
    const box = openBox();
    expect(readdirSync(dataDir)).toEqual([]);
    const sealed = box.seal('text', place);
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    const content = readFileSync(keyFile(), 'utf8');
    expect(openBox().open(sealed, place)).toBe('text');
    openBox().seal('another', place);
    expect(readFileSync(keyFile(), 'utf8')).toBe(content);
    expect(warnings).toEqual([]);
  });

  test('is not made by opening: a key made then could not have sealed anything', () => {
    const sealed = openBox().seal('text', place);
    rmSync(keyFile());
    expect(() => openBox().open(sealed, place)).toThrow(CannotOpen);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('is made where the folder is not there yet', () => {
    dataDir = join(dataDir, 'deeper', 'still');
    openBox().seal('text', place);
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
  });

  test('that others may read works and is warned of', () => {
    const sealed = openBox().seal('text', place);
    chmodSync(keyFile(), 0o644);
    expect(openBox().open(sealed, place)).toBe('text');
    expect(warnings).toEqual([expect.stringMatching(/secret\.key.*644.*chmod 600/)]);
  });

  test('of a node that shares its store is warned of once: the other nodes lack it', () => {
    const box = openBox(undefined, true);
    const sealed = box.seal('text', place);
    box.open(sealed, place);
    expect(warnings).toEqual([expect.stringContaining('REDOUBT_SECRET_KEY')]);
  });

  test.each(['', 'short', 'x'.repeat(44), '00'.repeat(31)])(
    'with %j in it is refused and stays as it is',
    (content) => {
      writeFileSync(keyFile(), content, { mode: 0o600 });
      expect(() => openBox().seal('text', place)).toThrow(BadKeyFile);
      expect(() => openBox().seal('text', place)).toThrow(keyFile());
      expect(readFileSync(keyFile(), 'utf8')).toBe(content);
    },
  );

  test('is neither read nor made where the operator sets a key', () => {
    openBox([Buffer.alloc(32, 7)]).seal('text', place);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('REDOUBT_SECRET_KEY', () => {
  const bytes = Buffer.from(Array.from({ length: 32 }, (_, index) => 255 - index));
  const load = (value: string) => loadConfig({ args: [], env: { REDOUBT_SECRET_KEY: value } }).secretKey;

  test.each([
    { form: 'hex', value: bytes.toString('hex') },
    { form: 'upper-case hex', value: bytes.toString('hex').toUpperCase() },
    { form: 'base64', value: bytes.toString('base64') },
    { form: 'base64url without padding', value: bytes.toString('base64url') },
  ])('reads 32 bytes in $form', ({ value }) => expect(load(value)).toEqual([bytes]));

  test('takes several, in order', () => {
    const other = Buffer.alloc(32, 1);
    expect(load(`${bytes.toString('hex')}, ${other.toString('base64')}`)).toEqual([bytes, other]);
  });

  test.each([
    'hunter2',
    bytes.toString('hex').slice(2),
    `${bytes.toString('hex')},`,
    bytes.toString('base64').slice(4),
  ])('refuses %j without repeating it', (value) => {
    expect(() => load(value)).toThrow(ConfigError);
    expect(() => load(value)).toThrow('REDOUBT_SECRET_KEY');
    expect(() => load(value)).not.toThrow(value);
  });
});
