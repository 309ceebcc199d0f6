import { type AttackName, attackOf, attackTraits } from '@redoubt/contract';
import { corpus, recordPages, sentTexts } from '@redoubt/redteam';
import type { ProbeRecord, Run, Runs } from '@redoubt/store';

/** A stored attempt, as far as a guardrail would see it. */
export interface Attempt {
  readonly recordId: string;
  readonly goalId: string;
  readonly category: string;
  readonly subCategory: string;
  readonly attack: string;
  /** The text of the prompt, without what is only in a picture or a recording. */
  readonly prompt: string;
  readonly answer: string;
}

/** The attempts of a run that policies are tried on. */
export interface RunSample {
  readonly successes: readonly Attempt[];
  readonly controls: readonly Attempt[];
  /** Harmless prompts of our corpus that the run did not ask. They have no answer. */
  readonly furtherControls: readonly Attempt[];
  /** Numbers in the whole run. */
  readonly of: { readonly successes: number; readonly controls: number; readonly attempts: number };
  /** Controls that were answered with a canary. Their answers are no harmless texts, so they are left out. */
  readonly leakingControls: number;
}

/** Largest number of successes, and of controls, that are tried. More would not move a share by much. */
const MAX_ATTEMPTS = 300;
/** Largest number of characters of the successes together, because a caller waits for the answer. */
const MAX_CHARACTERS = 2_000_000;

/**
 * Reads the first successes and evenly spread controls of a run. Attacks and categories alternate in the order of a
 * plan, so the first successes are a fair sample of all.
 */
export async function sampleRun(run: Run, runs: Runs, canaries: readonly string[]): Promise<RunSample> {
  const tallies = await runs.tallies(run.id);
  const countOf = (rows: typeof tallies) => rows.reduce((sum, { count }) => sum + count, 0);
  const attacks = tallies.filter(({ isControl, success }) => !isControl && success !== undefined);
  const controls = tallies.filter(({ isControl, state }) => isControl && state === 'judged');
  const of = {
    successes: countOf(attacks.filter(({ success }) => success)),
    controls: countOf(controls),
    attempts: countOf(attacks),
  };
  const each = Math.max(1, Math.ceil(of.controls / MAX_ATTEMPTS));
  const asked = await attemptsOf(run.id, runs, { isControl: true, each });
  const { controls: harmless, leaking } = withoutLeaks(asked, canaries);
  return {
    successes: await attemptsOf(run.id, runs, { success: true, isControl: false }),
    controls: harmless,
    furtherControls: furtherControls(asked),
    of,
    leakingControls: leaking,
  };
}

/** Takes the answers that hold a canary from controls, and counts them: to stop such an answer is no false alarm. */
export function withoutLeaks(controls: readonly Attempt[], canaries: readonly string[]) {
  const isLeak = ({ answer }: Attempt) =>
    canaries.some((canary) => answer.toLowerCase().includes(canary.toLowerCase()));
  return {
    controls: controls.map((control) => (isLeak(control) ? { ...control, answer: '' } : control)),
    leaking: controls.filter(isLeak).length,
  };
}

/**
 * Returns the controls of the corpus that are not among the given ones. A run has few controls, and a policy that is
 * chosen by few of them stops others.
 */
function furtherControls(asked: readonly Attempt[]): Attempt[] {
  const known = new Set(asked.map(({ prompt }) => prompt));
  return Object.entries(corpus).flatMap(([category, subCategories]) =>
    subCategories.flatMap(({ name, controls }) =>
      controls
        .filter(({ text }) => !known.has(text))
        .map(({ id, text }) => {
          const of = { goalId: id, category, subCategory: name, attack: 'basic' };
          return { recordId: '', ...of, prompt: text, answer: '' };
        }),
    ),
  );
}

interface Wanted {
  readonly success?: boolean;
  readonly isControl: boolean;
  /** Takes one of so many. */
  readonly each?: number;
}

async function attemptsOf(runId: string, runs: Runs, { each = 1, ...filter }: Wanted): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  let characters = 0;
  let place = 0;
  for await (const row of rowsOf(runId, runs, filter)) {
    if (place++ % each !== 0) continue;
    const attempt = await attemptOf(runId, row, runs);
    characters += attempt.prompt.length + attempt.answer.length;
    attempts.push(attempt);
    if (attempts.length === MAX_ATTEMPTS || characters > MAX_CHARACTERS) break;
  }
  return attempts;
}

/** Yields the judged rows of a filter. */
async function* rowsOf(runId: string, runs: Runs, filter: Omit<Wanted, 'each'>): AsyncGenerator<ProbeRecord> {
  for await (const rows of recordPages(runs, runId, filter)) yield* rows.filter(({ state }) => state === 'judged');
}

async function attemptOf(runId: string, row: ProbeRecord, runs: Runs): Promise<Attempt> {
  const { ordinal, goalId, category, subCategory, attack, prompt = '', response: answer = '' } = row;
  // The cast is safe because the attack names of a plan come from the checked submission.
  const isText = attackTraits[attackOf(attack as AttackName)].modality === 'text';
  const texts = isText ? prompt : sentTexts(await runs.turns(runId, [ordinal]));
  return { recordId: `${runId}.${ordinal}`, goalId, category, subCategory, attack, prompt: texts, answer };
}
