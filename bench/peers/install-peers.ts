import { type Installed, installApart } from './install-apart.ts';

/** Installs the pinned peers into a temporary folder of their own; once a lock file. */
export function installPeers(): Installed {
  return installApart(new URL('./', import.meta.url), 'peers');
}
