import { join } from 'node:path';
import { makeKeyFile, readKeyFile } from './key-file.ts';
import type { KeySource } from './secret-box.ts';

interface Sources {
  /** Keys that the operator set; then no file is read or made. */
  secretKey: readonly Uint8Array[] | undefined;
  dataDir: string;
  /** Whether other nodes may open what this one seals; then a key file is warned of. */
  isShared: boolean;
  warn: (sentence: string) => void;
}

/** In the data folder. */
export const KEY_FILE = 'secret.key';

/** The master keys: the operator's, or those of `secret.key` in the data folder, which the first use makes. */
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
