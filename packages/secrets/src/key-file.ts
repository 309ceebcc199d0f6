import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { BadKeyFile } from './secret-box.ts';
import { secretKeys } from './secret-keys.ts';

const KEY_BYTES = 32;
const OTHERS = 0o077;
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * Reads the keys of a file. Returns undefined if there is no such file. Calls `warn` if other users can read the file.
 * Throws BadKeyFile.
 */
export function readKeyFile(file: string, warn: (sentence: string) => void): readonly Uint8Array[] | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new BadKeyFile(`The key file ${file} cannot be read: ${reasonOf(error)}`, { cause: error });
  }
  try {
    const mode = fstatSync(descriptor).mode & 0o777;
    if (mode & OTHERS) warn(`The key file ${file} can be read by others (mode ${mode.toString(8)}); chmod 600 it`);
    return keysIn(file, readFileSync(descriptor, 'utf8'));
  } catch (error) {
    if (error instanceof BadKeyFile) throw error;
    throw new BadKeyFile(`The key file ${file} cannot be read: ${reasonOf(error)}`, { cause: error });
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Creates a key file with one new key that only its owner can read. A file that another process created in the meantime
 * is kept.
 */
export function makeKeyFile(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeDraft(draft, [randomBytes(KEY_BYTES)]);
    // A link appears complete and never replaces a file. So no reader sees half a key, and no second key replaces the
    // first.
    linkSync(draft, file);
  } catch (error) {
    if (isThere(error)) return;
    throw new BadKeyFile(
      `The key file ${file} cannot be made: ${reasonOf(error)}; make it writable, or set REDOUBT_SECRET_KEY`,
      { cause: error },
    );
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Adds a new key before those of the file. The new key seals from then on, and all keys open. The file is replaced as a
 * whole, and only its owner can read it. Creates the file if it does not exist. Throws BadKeyFile.
 */
export function addFirstKey(file: string): void {
  const keys = readKeyFile(file, () => undefined);
  if (keys) replaceKeyFile(file, [randomBytes(KEY_BYTES), ...keys]);
  else makeKeyFile(file);
}

function replaceKeyFile(file: string, keys: readonly Uint8Array[]): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeDraft(draft, keys);
    keysIn(file, readFileSync(draft, 'utf8'));
    renameSync(draft, file);
    syncFolder(dirname(file));
  } catch (error) {
    if (error instanceof BadKeyFile) throw error;
    throw new BadKeyFile(`The key file ${file} cannot be replaced: ${reasonOf(error)}`, { cause: error });
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Until the folder is synced to the disk, a power cut can undo the rename and lose a key that has already sealed
 * something.
 */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function writeDraft(draft: string, keys: readonly Uint8Array[]): void {
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeSync(descriptor, `${keys.map((key) => Buffer.from(key).toString('base64')).join(',')}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function keysIn(file: string, content: string): readonly Uint8Array[] {
  const { data } = secretKeys.safeParse(content.trim());
  if (data) return data;
  throw new BadKeyFile(
    `The key file ${file} holds no key of 32 bytes in base64 or hex, or more than ten; restore it from a backup: without it what was sealed cannot be opened`,
  );
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
