import { join } from 'node:path';
import { makeKeyFile, readKeyFile } from './key-file.ts';
import type { KeySource } from './secret-box.ts';

interface Sources {
  /** Keys that the operator has set. If they are set, no file is read or created. */
  secretKey: readonly Uint8Array[] | undefined;
  dataDir: string;
  /** Whether other nodes must open what this one seals. If so, using a key file causes a warning. */
  isShared: boolean;
  warn: (sentence: string) => void;
}

/** File name inside the data folder. */
export const KEY_FILE = 'secret.key';

/**
 * Returns the source of the master keys: those of the operator, or those of `secret.key` in the data folder. The first
 * seal creates that file.
 */
export function masterKeys({ secretKey, dataDir, isShared, warn }: Sources): KeySource {
  if (secretKey) return () => secretKey;
  const file = join(dataDir, KEY_FILE);
  let keys: readonly Uint8Array[] | undefined;
  return (use) => {
    if (keys) return keys;
    keys = readKeyFile(file, warn);
    if (!keys && use === 'seal') {
      makeKeyFile(file);
      keys = readKeyFile(file, warn);
    }
    if (keys && isShared)
      warn(`Secrets in the shared store are sealed with ${file}; give its key to every node as REDOUBT_SECRET_KEY`);
    return keys ?? [];
  };
}
