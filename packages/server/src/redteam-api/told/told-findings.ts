import { namedSecrets, rulesOf, specOf } from '@redoubt/redteam';
import type { ProbeRecord, Run, Runs, Sample } from '@redoubt/store';
import { groupSuccesses, type RuleOf, type SuccessGroup } from './group-successes.ts';
import { type Example, type ToldFinding, tellFinding } from './tell-finding.ts';
import { bestWay } from './weigh.ts';

/** Samples of each kind that are looked through, and records that a finding cites. */
const SAMPLES = 8;
const CITED = 5;
/** Characters of a prompt and of an answer that a finding shows. The record holds all of them. */
const MAX_EXAMPLE = 600;

/** The findings of a stored run in the words of a person, the worst first. */
export async function toldFindings(run: Run, runs: Runs): Promise<ToldFinding[]> {
  const { context } = specOf(run);
  const [tallies, samples] = await Promise.all([runs.shown(run.id), runs.samples(run.id, SAMPLES)]);
  const told = await Promise.all(
    groupSuccesses(tallies, samples, rulesByGoal(run)).map(async (group) => {
      const cited = citedOf(group);
      const example = await exampleOf(run, runs, cited);
      const records = cited.map(({ ordinal }) => `${run.id}.${ordinal}`);
      return tellFinding(group, { example, records, rules: context.policyRules }) ?? [];
    }),
  );
  return told
    .flat()
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ finding }) => finding);
}

/** Finds the rule that a goal of a run is made of, by the source of the goal. */
export function rulesByGoal(run: Run): RuleOf {
  const { context, dataset } = specOf(run);
  const rules = dataset?.rules ?? rulesOf(context);
  return (source) => (source?.startsWith('rule:') ? rules[Number(source.slice('rule:'.length))] : undefined);
}

/** The successes that show a group best: those of the strongest way first. */
function citedOf({ samples, ways }: SuccessGroup): Sample[] {
  const best = bestWay(ways)?.attack;
  return samples.toSorted((a, b) => Number(b.attack === best) - Number(a.attack === best)).slice(0, CITED);
}

/** The example is the record of the strongest way that is read fastest, and one that names a secret before others. */
export async function exampleOf(run: Run, runs: Runs, cited: readonly Sample[]): Promise<Example | undefined> {
  const best = cited.filter(({ attack }) => attack === cited[0]?.attack);
  const rows = await runs.recordsOf(
    run.id,
    best.map(({ ordinal }) => ordinal),
  );
  const read = rows.map((row) => ({ row, secrets: secretsIn(row) }));
  const [first] = read.toSorted(
    (a, b) => b.secrets.length - a.secrets.length || lengthOf(a.row) - lengthOf(b.row) || a.row.ordinal - b.row.ordinal,
  );
  if (!first) return undefined;
  const { row, secrets } = first;
  return {
    record_id: `${run.id}.${row.ordinal}`,
    attack: row.attack,
    prompt: beginning(row.prompt),
    answer: beginning(row.response),
    secrets,
  };
}

const secretsIn = ({ verdict, response = '', prompt = '' }: ProbeRecord): string[] =>
  verdict?.shows?.includes('leaked_data') ? namedSecrets(response, prompt) : [];

const lengthOf = ({ prompt = '', response = '' }: ProbeRecord): number => prompt.length + response.length;

const beginning = (text = ''): string =>
  text.length <= MAX_EXAMPLE ? text : `${text.slice(0, MAX_EXAMPLE).toWellFormed()}…`;
