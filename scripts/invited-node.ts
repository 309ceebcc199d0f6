import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { KEPT_FOLDER_VARIABLE } from '../bench/peers/install-apart.ts';

/** The oldest Node that the README invites to. Examples of the pages are tested with it, not with the Node of the project. */
export const INVITED_NODE = '20.19';
const INSTALL_MS = 180_000;

/** Returns the path of the oldest invited Node, or undefined where `installInvitedNode` could not get it. */
export function findInvitedNode(): string | undefined {
  const path = join(folder(), 'node_modules', packageName, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  return existsSync(path) ? path : undefined;
}

/**
 * Installs that Node from its package for this platform, once, in a folder of its own. Where npm cannot have it, nothing
 * is made. The package is Node's own build, and nothing of it is run while it is installed.
 */
export function installInvitedNode(): void {
  if (findInvitedNode() !== undefined) return;
  mkdirSync(folder(), { recursive: true });
  const words = ['install', '--prefix', folder(), '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  spawnSync('npm', [...words, `${packageName}@${INVITED_NODE}.0`], { stdio: 'ignore', timeout: INSTALL_MS });
}

/**
 * Returns the PATH of a shell that somebody just opened on a machine with that Node: without what npm adds to it, and
 * with that Node first.
 */
export function invitedPath(node: string): string {
  const before = (process.env.PATH ?? '').split(delimiter);
  return [dirname(node), ...before.filter((entry) => !/[\\/]node_modules[\\/]/.test(entry))].join(delimiter);
}

const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const folder = (): string => join(process.env[KEPT_FOLDER_VARIABLE] ?? tmpdir(), `redoubt-node-${INVITED_NODE}`);
