import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInvitedNode, invitedPath } from '../scripts/invited-node.ts';
import { bash, type Ended, makeFolder, type SpawnedService, serveScript } from './testing/command-line.ts';

/** Against hanging alone. How long it took is printed, and is no test. */
const INSTALL_MS = 900_000;

/** The commands of the README's first section, in order: what a newcomer pastes. */
const section = /^## Start in five commands\n([\s\S]*?)^## /m.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
const commands = Array.from(section.matchAll(/^```(sh[^\n]*)\n([\s\S]*?)^```$/gm), ([, info = '', text = '']) => ({
  info,
  text,
}));
/** Every block of the README that is to be run, in order. */
const every = Array.from(
  readFileSync('README.md', 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm),
  ([, text]) => text,
).join('');
const [clone, start, target, chat, attack] = commands.map(({ text }) => text);

describe('a newcomer with a new clone', () => {
  const folder = makeFolder();
  const home = join(folder.path, 'redoubt');
  const invited = findInvitedNode();
  /** The shell of somebody whose Node is the oldest that the README invites. */
  const shell: Record<string, string> = invited === undefined ? {} : { PATH: invitedPath(invited) };
  const env = { REDOUBT_PORT: '0', ...shell };
  const served: SpawnedService[] = [];
  const tooks: string[] = [];
  let said: { chat: Ended; attack: Ended };

  /** Does a step, and notes how long it took. */
  async function timed<Result>(what: string, work: Promise<Result>): Promise<Result> {
    const began = performance.now();
    const result = await work;
    tooks.push(`${what} ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    return result;
  }

  /** What the servers printed to be pasted, before a command. */
  const pasted = (command = '') =>
    [...served.flatMap((each) => each.stdout().match(/^export .+$/gm) ?? []), command].join('\n');

  beforeAll(async () => {
    const cloned = await timed(
      'clone',
      bash((clone ?? '').replace('REPOSITORY', resolve('.')), { cwd: folder.path, env: shell }),
    );
    expect(cloned.code, cloned.stderr).toBe(0);
    const where = { cwd: home, withinMs: INSTALL_MS };
    served.push(await timed('install and start', serveScript(start ?? '', /^export REDOUBT_URL=(\S+)$/m, env, where)));
    served.push(await timed('practice target', serveScript(target ?? '', /^export TARGET_URL=(\S+)$/m, env, where)));
    said = {
      chat: await timed('chat', bash(pasted(chat), { cwd: home, env: shell })),
      attack: await timed('run', bash(pasted(attack), { cwd: home, env: shell })),
    };
  }, INSTALL_MS + 300_000);
  afterAll(async () => {
    await Promise.all(served.map((each) => each.end('SIGTERM')));
    folder.remove();
    process.stdout.write(`A newcomer's ${commands.length} commands: ${tooks.join(', ')}\n`);
  });

  test('needs no more than five commands', () => {
    expect(commands.map(({ info }) => info)).toEqual(['sh clone', 'sh start', 'sh serve', 'sh', 'sh']);
  });

  test('has a guarded chat, in which the model never saw the address', () => {
    expect(said.chat.code, said.chat.stderr).toBe(0);
    expect(said.chat.stdout).toContain('I am jane@example.com. Where is my parcel?');
    expect(said.chat.stdout).toContain('service_policy_detections');
  });

  test('has a finished run, and sees what the target gave in to', () => {
    expect(said.attack.code, said.attack.stdout).toBe(0);
    expect(said.attack.stdout).toMatch(/Finished/);
    expect(said.attack.stdout).toMatch(/\d+ of \d+/);
  });

  test('can paste every block of the README twice more, into shells of their own', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { code, stderr } = await bash(pasted(every), { cwd: home, env: shell });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    }
  });
});
