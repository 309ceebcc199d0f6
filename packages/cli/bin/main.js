// The process that runs a command. `npm start` also passes flags to V8. Short-lived values get 16 MB instead of 64 MB,
// and the garbage collector runs when the long-lived values have grown by a fifth. Without the flags a process that
// holds 40 MB grows to 300 MB within a few red-team runs. The flags cannot be in a shebang line, because some versions
// of `env` do not split its words.
import { enableCompileCache } from 'node:module';

// Keeps compiled modules between starts and checks them against their sources. Without it, each start compiles the
// modules and the process keeps the compiler's memory, about 35 MB, as long as it runs. This file itself is never in
// that cache. So it is plain JavaScript: Node's TypeScript compiler would take 11 MB for it and keep them.
const { directory } = enableCompileCache();
// A worker thread finds the cache by this variable only. Without it, each compiles its modules with 20 MB of its own.
if (directory) process.env.NODE_COMPILE_CACHE ??= directory;

// Node 22 calls its SQLite experimental, above what a start prints. The embedded store is tested on it, so a reader
// can do nothing about it. `npm start` has a flag for this, which an installed command cannot have.
const warn = process.emitWarning.bind(process);
process.emitWarning = (warning, ...details) => {
  const [kind] = details;
  if ((kind?.type ?? kind) !== 'ExperimentalWarning') warn(warning, ...details);
};

// A reader such as `head` may close the stream before all is printed. That is no failure. A full disk is one: what was
// printed may be shown only once.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }) => {
    if (code === 'EPIPE') return;
    if (stream === process.stdout) process.stderr.write(`redoubt: the output cannot be written (${code})\n`);
    process.once('exit', () => {
      process.exitCode ||= 1;
    });
  });
}

const words = process.argv.slice(2);
const isServing = (words[0] === 'start' || words[0] === 'worker') && !words.includes('--help') && !words.includes('-h');
// Loading takes a second, and more where nothing is compiled yet, so the first line comes before it. With --json,
// standard output has the document and nothing else.
if (isServing && process.env.REDOUBT_SUPERVISED === undefined) {
  (words.includes('--json') ? process.stderr : process.stdout).write('Redoubt: loading …\n');
}
if (isToBeSupervised()) {
  const { supervise } = await import('#supervise');
  process.exitCode = await supervise(words);
} else {
  const { run } = await import('#run');
  process.exitCode = await run(words);
}

// A command that serves runs in a process of its own, which is started again when it dies. What only asks for help, what
// something else starts again, and that process itself run here.
function isToBeSupervised() {
  if (!isServing) return false;
  const isOff = (value) => value === 'false' || value === '0' || value === 'no';
  const flag = words.findLast((word, at) => word.startsWith('--restart=') || words[at - 1] === '--restart');
  return (
    process.env.REDOUBT_SUPERVISED === undefined &&
    !isOff(flag?.replace('--restart=', '') ?? process.env.REDOUBT_RESTART)
  );
}
