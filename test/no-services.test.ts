import child from 'node:child_process';
import cluster from 'node:cluster';
import dgram from 'node:dgram';
import net from 'node:net';
import { expect, test } from 'vitest';
import { takeRefused } from './testing/no-services.ts';

const node = process.execPath;

test.each([
  ['spawn', () => child.spawn(node)],
  ['fork', () => child.fork('nowhere.js')],
  ['exec', () => child.exec('true')],
  ['execFile', () => child.execFile(node)],
  ['spawnSync', () => child.spawnSync(node)],
  ['execSync', () => child.execSync('true')],
  ['execFileSync', () => child.execFileSync(node)],
  ['fork of a cluster', () => cluster.fork()],
  ['listen', () => net.createServer().listen(0)],
  ['connect', () => net.connect(1)],
  ['bind of datagrams', () => dgram.createSocket('udp4').bind(0)],
  ['send of datagrams', () => dgram.createSocket('udp4').send('', 1)],
])('a small test is refused %s, and told how to name its file', (_, start) => {
  expect(start).toThrow(/^A small test .*name the file \*\.it\.test\.ts/);
  expect(takeRefused()).toHaveLength(1);
});

test('a refusal that is caught is told all the same', () => {
  try {
    net.connect(1);
  } catch {}
  expect(takeRefused()).toEqual([expect.stringContaining('opens a connection')]);
});
