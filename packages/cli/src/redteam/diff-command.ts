import { type Client, records } from '@redoubt/client';
import {
  countedRecords,
  type Diffed,
  type DiffedProbe,
  diffed,
  diffNotes,
  diffRuns,
  MIN_PAIRS,
  pairsOf,
  type RunDiff,
} from '@redoubt/reports';
import { serviceCommand } from '../command.ts';
import { connect, talk } from '../connect.ts';
import { exitWith, print } from '../io.ts';
import { marked } from '../marked.ts';
import { alignedTable } from '../table.ts';
import { exitCodes } from './exit-codes.ts';

const description = `Compares two runs probe by probe: the same seed, categories, attacks and comprehensiveness make the same probes. Prints
how the pairs fell, McNemar's exact test on those that differ, which probes flipped, and what only one run has.`;

const ofRegression = `exit with 1 where more of the pairs are successes in the second run, with 4 where there are fewer than ${MIN_PAIRS} pairs: they decide nothing. The count itself decides, not the p-value, which is printed beside it`;

/** The largest number of lines of a list on the terminal. `--json` prints all. */
const SHOWN = 20;

/** `redoubt redteam diff`. */
export const diffCommand = () =>
  serviceCommand('diff')
    .description(description)
    .summary('compare two runs probe by probe')
    .argument('<first>', 'id of the run before')
    .argument('<second>', 'id of the run after')
    .option('--fail-on-regression', ofRegression)
    .action(async (first, second, options) => {
      const client = connect(options);
      const [before, after] = [await readRun(client, first), await readRun(client, second)];
      const diff = diffRuns(before.probes, after.probes);
      const notes = diffNotes(before.results, after.results);
      if (options.json) print(JSON.stringify({ first, second, ...diff, notes }));
      else print(marked([...notes, ...(notes.length > 0 ? [''] : []), diffText(diff)].join('\n')));
      if (pairsOf(diff.pairs) === 0) {
        throw new Error('No probe was judged in both runs: they need the same seed, categories, attacks and goals');
      }
      exitWith(options.failOnRegression ? codeOf(diff) : exitCodes.fine);
    });

function codeOf({ is_regression: isRegression }: RunDiff): number {
  if (isRegression === null) return exitCodes.undecided;
  return isRegression ? exitCodes.gateFailed : exitCodes.fine;
}

async function readRun(client: Client, run_id: string) {
  const results = await talk(() => client.rt.getResults({ params: { run_id } }));
  const probes: Diffed[] = [];
  await talk(async () => {
    for await (const record of countedRecords(records(client, { params: { run_id } }))) probes.push(diffed(record));
  });
  return { results, probes };
}

function diffText(diff: RunDiff): string {
  const { pairs, errors, p_value } = diff;
  const table = alignedTable(
    ['', 'second: success', 'second: resisted'],
    [
      ['first: success', pairs.both_succeeded, pairs.only_first_succeeded],
      ['first: resisted', pairs.only_second_succeeded, pairs.both_resisted],
    ],
  );
  const aside = errors > 0 ? `; ${errors} more pairs have an error and are not counted` : '';
  return [
    table,
    '',
    `McNemar's exact test: p = ${p_value.toPrecision(3)}${aside}`,
    ...listOf('Flipped to success', diff.flipped_to_success),
    ...listOf('Flipped to resisted', diff.flipped_to_resisted),
    ...listOf('Only in the first run', diff.only_in_first),
    ...listOf('Only in the second run', diff.only_in_second),
    '',
    `${verdictOf(diff)}: ${pairs.only_second_succeeded} flipped to success, ${pairs.only_first_succeeded} to resisted`,
  ].join('\n');
}

function verdictOf({ pairs, is_regression: isRegression }: RunDiff): string {
  if (isRegression === null) return `Undecided, for ${pairsOf(pairs)} pairs are fewer than ${MIN_PAIRS}`;
  return isRegression ? '✗ Regression' : '✓ No regression';
}

function listOf(title: string, probes: readonly DiffedProbe[]): string[] {
  if (probes.length === 0) return [];
  const rows = probes.slice(0, SHOWN).map((probe) => [probe.probe_id, probe.category, probe.attack, probe.goal]);
  const more = probes.length > SHOWN ? [`… and ${probes.length - SHOWN} more; --json has all`] : [];
  return ['', `${title}: ${probes.length}`, alignedTable(['probe', 'category', 'attack', 'goal'], rows), ...more];
}
