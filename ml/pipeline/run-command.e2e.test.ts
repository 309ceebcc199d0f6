import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from './run-command.ts';

test('the output of a program takes the place of a file if the program ends well, and leaves it if not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'));
  try {
    const output = join(folder, 'weights.txt');
    writeFileSync(output, 'old');
    const run = (script: string) => runProgram(process.execPath, ['-e', script], { cwd: folder, output });
    expect(await run(`console.log('half'); process.exit(3)`)).toBe(3);
    await expect(runProgram(join(folder, 'nothing'), [], { cwd: folder, output })).rejects.toThrow(
      'could not be started',
    );
    expect(readFileSync(output, 'utf8')).toBe('old');
    expect(await run(`console.log('new')`)).toBe(0);
    expect(readFileSync(output, 'utf8')).toBe('new\n');
    expect(readdirSync(folder)).toEqual(['weights.txt']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
