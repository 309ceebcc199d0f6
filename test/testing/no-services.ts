import child from 'node:child_process';
import dgram from 'node:dgram';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { afterAll, afterEach } from 'vitest';

/**
 * Holds the smallest tier to its rule: no process is started, and no socket is opened. A worker thread has modules of
 * its own that nothing here reaches, so it is held to the rule by review alone.
 */
const refused: string[] = [];
const refuse = (what: string) => () => {
  const refusal = `A small test ${what}: name the file *.it.test.ts, or *.e2e.test.ts if it runs a command`;
  refused.push(refusal);
  throw new Error(refusal);
};

/** Returns what was refused since the last call. */
export const takeRefused = (): string[] => refused.splice(0);

// What starts a process and goes on, `cluster.fork` too, comes through this one method. What waits for it does not.
// Its types do not name it.
Object.assign(child.ChildProcess.prototype, { spawn: refuse('starts a process') });
for (const name of ['execSync', 'execFileSync', 'spawnSync']) {
  Object.assign(child, { [name]: refuse(`starts a process (${name})`) });
}
net.Server.prototype.listen = refuse('listens on a port');
net.Socket.prototype.connect = refuse('opens a connection');
dgram.Socket.prototype.bind = refuse('listens on a port');
dgram.Socket.prototype.send = refuse('sends a datagram');
syncBuiltinESMExports();

/** Fails where something was refused: code under test may have caught the refusal. */
function failIfRefused(): void {
  const all = takeRefused();
  if (all.length > 0) throw new Error([...new Set(all)].join('\n'));
}
afterEach(failIfRefused);
// What the file itself did, or a hook of all its tests.
afterAll(failIfRefused);
