/** `npm run bench -- stress …` runs the stress tests, everything else the benchmarks. */
if (process.argv[2] === 'stress') {
  process.argv.splice(2, 1);
  await import('../test/stress/run.ts');
} else await import('./run.ts');
