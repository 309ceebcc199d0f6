import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDiskFull } from '../store-failures.ts';

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore' });

/** A disk of a few megabytes, mounted for one test. */
interface SmallDisk {
  readonly folder: string;
  /** Uses up all the free space. */
  fill(): void;
  /** Frees that space again. */
  makeRoom(): void;
  remove(): void;
}

/** Whether this process may mount a small disk. */
export function canMount(): boolean {
  try {
    mountSmallDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-disk-'));
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      for (let size = 1_048_576; size >= 1; size = Math.floor(size / 2)) addPieces(ballast, size);
    },
    makeRoom: () => rmSync(ballast),
    remove() {
      run('umount', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Appends pieces of this size to a file until the disk is full. */
function addPieces(file: string, size: number): void {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
