import { type AttackName, attackOf, type Deed, shownCategory, YOUR_RULES } from '@redoubt/contract';
import { specOf } from '@redoubt/redteam';
import { disguiseOf, doesOf } from '@redoubt/reports';
import type { Finding, FindingDetail, Run, Runs, Sample } from '@redoubt/store';
import { groupSuccesses, type SuccessGroup } from './group-successes.ts';
import { type ToldFinding, tellFinding } from './tell-finding.ts';
import { exampleOf, rulesByGoal } from './told-findings.ts';

type Place = Pick<Finding, 'category' | 'subCategory' | 'attack'>;

/** Says what the target does of which a finding is kept, and when. */
type TellWhat = (finding: Finding) => string;

/** Newest runs of a list whose successes are looked through. */
const MAX_RUNS = 5;

/** Tells findings of a list by what their successes show, as far as that is read, and otherwise by their place. */
export async function tellingWhat(findings: readonly Finding[], runs: Pick<Runs, 'shown'>): Promise<TellWhat> {
  const ids = findings.flatMap(({ latest }) => (latest.successes > 0 ? latest.runId : []));
  const newest = [...new Set(ids)].slice(0, MAX_RUNS);
  const shown = new Map<string, ReadonlySet<Deed>>();
  for (const runId of newest) {
    for (const tally of await runs.shown(runId)) {
      if (tally.success !== true) continue;
      const key = placeKey(runId, tally);
      shown.set(key, new Set([...(shown.get(key) ?? []), ...(tally.shown.shows ?? [])]));
    }
  }
  return (finding) => whatOf(finding, shown.get(placeKey(finding.latest.runId, finding)));
}

const placeKey = (runId: string, { subCategory, attack, ...place }: Place): string =>
  // The cast is safe because the attack names of a run come from its checked submission.
  JSON.stringify([runId, shownCategory({ subCategory, ...place }), subCategory, attackOf(attack as AttackName)]);

function whatOf(place: Place, shows: ReadonlySet<Deed> = new Set()): string {
  const does = deedOfPlace(place, shows);
  return `${does.charAt(0).toUpperCase()}${does.slice(1)}, ${disguiseOf(place.attack).how}`;
}

function deedOfPlace(place: Place, shows: ReadonlySet<Deed>): string {
  if (shows.has('leaked_prompt'))
    return shows.has('leaked_data') ? 'prints its system prompt and a secret of it' : 'prints its system prompt';
  if (shows.has('leaked_data')) return 'tells secrets';
  return shownCategory(place) === YOUR_RULES || shows.has('broke_rule')
    ? 'breaks your rules'
    : doesOf(place.subCategory);
}

/** A finding in the words of a person, from the newest of its records that is stored. */
export async function tellTracked(
  finding: FindingDetail,
  find: (runId: string) => Promise<Run | undefined>,
  runs: Runs,
): Promise<Omit<ToldFinding, 'text' | 'severity' | 'category' | 'evidence'> | undefined> {
  const [newest] = finding.evidence;
  const run = newest && (await find(newest.runId));
  if (!run) return undefined;
  const ordinals = finding.evidence.flatMap(({ runId, ordinal }) => (runId === run.id ? ordinal : []));
  const group = mostShown(await samplesOf(run, runs, ordinals), finding, run);
  if (!group) return undefined;
  const example = await exampleOf(run, runs, group.samples);
  const told = tellFinding(group, { example, records: [], rules: specOf(run).context.policyRules });
  if (!told) return undefined;
  const { text: _, severity: _severity, category: _category, evidence: _evidence, ...parts } = told.finding;
  return parts;
}

/** Records of a run as samples. Whether the plain question succeeded is told by other findings. */
async function samplesOf(run: Run, runs: Runs, ordinals: readonly number[]): Promise<Sample[]> {
  const rows = await runs.recordsOf(run.id, ordinals);
  return rows.map(({ ordinal, category, subCategory, attack, goal, goalSource, verdict }) => ({
    ...{ ordinal, category, subCategory, attack, goal, goalSource, success: true },
    shown: { shows: verdict?.shows, rule: verdict?.rule, isPlainToo: false },
  }));
}

/** What most of the records show, with the counts of the run that the finding keeps. */
function mostShown(samples: readonly Sample[], { runs, attack }: FindingDetail, run: Run): SuccessGroup | undefined {
  const tallies = samples.map(({ goalSource, ...sample }) => ({
    ...sample,
    ...{ state: 'judged' as const, count: 1 },
    ruleSource: goalSource.startsWith('rule:') ? goalSource : undefined,
  }));
  const groups = groupSuccesses(tallies, samples, rulesByGoal(run));
  const [most] = groups.toSorted((a, b) => b.samples.length - a.samples.length);
  const counts = runs.find(({ runId }) => runId === run.id);
  if (!most || !counts) return undefined;
  const { attempts, successes } = counts;
  return { ...most, ways: [{ attack, attempts, successes, gained: successes }] };
}
