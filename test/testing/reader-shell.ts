import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { redoubt } from './command-line.ts';

/**
 * What a shell calls for npm: `redoubt` is asked of the process of the test, everything else is the next npm of the
 * path. The words, the folder and the environment end with a zero byte each, and the standard input follows.
 */
const npmScript = (socket: string) => `#!/bin/bash
if [[ "$1 $2 $3 $4" != 'run --silent redoubt --' ]]; then
  PATH=\${PATH#*:} exec npm "$@"
fi
shift 4
said=$(mktemp -d)
{ printf '%s\\0' "$said" "$PWD" "$#" "$@"; env -0; printf '\\0'; [[ -t 0 ]] || cat; } |
  curl -sS --unix-socket '${socket}' --data-binary @- -H 'content-type: application/octet-stream' -o "$said/code" http://redoubt/
cat "$said/out"
cat "$said/err" >&2
code=$(cat "$said/code")
rm -r "$said"
exit "$code"
`;

interface ReaderShell {
  /** The folder that comes first in the PATH of the shell. */
  readonly path: string;
  close(): void;
}

/**
 * Serves `npm run --silent redoubt -- …` of scripts in this process, so that a page with ten commands does not start
 * Node twenty times. That npm starts the same is shown by the blocks of the README.
 */
export async function openReaderShell(folder: string): Promise<ReaderShell> {
  const socket = join(folder, 'redoubt.sock');
  const server = createServer(async (request, response) => {
    const { said, args, env, input, cwd } = callOf(await buffer(request));
    const { code, stdout, stderr } = await redoubt(args, { env, input, cwd });
    writeFileSync(join(said, 'out'), stdout);
    writeFileSync(join(said, 'err'), stderr);
    response.end(String(code));
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  writeFileSync(join(folder, 'npm'), npmScript(socket));
  chmodSync(join(folder, 'npm'), 0o755);
  return { path: folder, close: () => server.close() };
}

function callOf(sent: Buffer) {
  let at = 0;
  const next = (): string => {
    const end = sent.indexOf(0, at);
    const word = sent.toString('utf8', at, end);
    at = end + 1;
    return word;
  };
  const [said, cwd, count] = [next(), next(), Number(next())];
  const args = Array.from({ length: count }, next);
  const env: Record<string, string> = {};
  for (let entry = next(); entry !== ''; entry = next()) {
    const [name = '', ...value] = entry.split('=');
    env[name] = value.join('=');
  }
  return { said, cwd, args, env, input: sent.toString('utf8', at) };
}
