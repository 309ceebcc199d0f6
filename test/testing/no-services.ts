import child from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** Holds the smallest tier to its rule: no process is started, and no socket is opened. */
const refuse = (what: string) => () => {
  throw new Error(`A small test ${what}: name the file *.it.test.ts, or *.e2e.test.ts if it runs a command`);
};

for (const name of ['spawn', 'fork', 'exec', 'execFile', 'execSync', 'execFileSync', 'spawnSync'] as const) {
  child[name] = refuse(`starts a process (${name})`) as never;
}
net.Server.prototype.listen = refuse('listens on a port');
net.Socket.prototype.connect = refuse('opens a connection');
syncBuiltinESMExports();
