import { setImmediate as nextTurn } from 'node:timers/promises';
import { CategoryId } from '@redoubt/contract';
import { languageOf } from '@redoubt/detectors';
import { type ChatModel, ModelFailed } from '@redoubt/providers';
import type { ModelSpending, ModelUsage } from '@redoubt/store';
import type { Goal } from '../goals/goal.ts';
import { type FieldQuestion, fieldQuestion } from '../goals/target/field-question.ts';
import { RULE_SOURCE } from '../goals/target/rule-goals.ts';
import { ruleBreach } from '../goals/target/threat-names.ts';
import { warningsOfUnused } from '../goals/target/unused-parts.ts';
import type { RoleModel } from '../models/role-model.ts';
import { askModel } from './ask-model.ts';
import { candidatesOf } from './candidates.ts';
import { type DistinctTexts, distinctTexts } from './near-duplicates.ts';
import type { ThreatProfile } from './threat-profile.ts';
import { breakableRules } from './usual-threats.ts';

interface DatasetWish {
  readonly id: string;
  readonly most: number;
  readonly seed: string;
  /** Writes prompts, where the operator configured one. What it leaves open is made without it. */
  readonly attacker: RoleModel | undefined;
  readonly signal: AbortSignal;
}

/** Prompts for a system, and what its caller should know of them. */
interface MadeDataset {
  readonly prompts: readonly Goal[];
  /** What would make the prompts fit better, if the caller answered it. */
  readonly question?: FieldQuestion | undefined;
  /** One sentence each. */
  readonly warnings: readonly string[];
}

/** Makes the prompts of a dataset: those of the attacker model first, then others, no two of them alike. */
export async function makeDataset(profile: ThreatProfile, wish: DatasetWish): Promise<MadeDataset> {
  const { most, seed } = wish;
  const { prompts: first, warnings } = await promptsOfModel(profile, wish);
  const prompts = await makePrompts(profile, { most, seed, first });
  const sources = [...prompts.map(({ source }) => source), ...rulesLeftOut(profile)];
  const noRoom = 'the dataset has no room for it; raise max_prompts';
  return {
    prompts,
    question: fieldQuestion(profile),
    warnings: [
      ...warnings,
      ...warningsOfNumber(prompts.length, most),
      ...warningsOfCategories(profile),
      ...warningsOfUnused(profile, { sources, noRoom }),
      ...warningsOfLanguage(profile, wish),
    ],
  };
}

/** Returns the sources of rules that an edited profile has taken out. */
function rulesLeftOut(profile: ThreatProfile): string[] {
  const kept = new Set(Object.values(profile.categories).flatMap(({ subCategories }) => subCategories));
  return breakableRules(profile).flatMap(({ rule, place }) =>
    kept.has(ruleBreach(rule)) ? [] : [`${RULE_SOURCE}:${place}`],
  );
}

/** Rules of other categories yield nothing, as prompts of a category are about that category alone. */
function warningsOfCategories(profile: ThreatProfile): string[] {
  return breakableRules(profile).flatMap(({ rule, category }) =>
    profile.categories[category]
      ? []
      : [
          `The rule "${shortened(rule)}" yields no prompt: it belongs to ${category}, which is not among risk_categories`,
        ],
  );
}

const shortened = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);
const MAX_SHOWN = 80;

function warningsOfNumber(made: number, most: number): string[] {
  if (made === most) return [];
  return [
    `generation_config.max_prompts: ${most} prompts were asked for and ${made} made, because others would be near copies; name more categories, assets, tools or rules`,
  ];
}

/** A description with fewer words may have the words of another language by chance. */
const MIN_WORDS = 6;

function warningsOfLanguage({ systemDescription = '' }: ThreatProfile, { attacker }: DatasetWish): string[] {
  if (attacker || systemDescription.split(/\s+/, MIN_WORDS).length < MIN_WORDS) return [];
  const language = languageOf(systemDescription.slice(0, MAX_READ))?.name ?? 'English';
  if (language === 'English') return [];
  return [
    `system_description is in ${language}, and prompts made without an attacker model are in English; the attack "lang" of a run asks in other languages`,
  ];
}

/** Maximum number of characters of a description whose language is recognised. */
const MAX_READ = 6_000;

async function promptsOfModel(
  profile: ThreatProfile,
  { id, most, seed, attacker, signal }: DatasetWish,
): Promise<MadeDataset> {
  if (!attacker) return { prompts: [], warnings: [] };
  const model: ChatModel = attacker.forRun({ id, seed, runs: { spendModel: spending() } });
  const named = CategoryId.options.filter((category) => profile.categories[category]);
  const share = Math.ceil(most / Math.max(1, named.length));
  const asked = await Promise.allSettled(
    named.map((category) => askModel(profile, { category, most: share }, { model, signal })),
  );
  const failed = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  return {
    prompts: asked.flatMap((each) => (each.status === 'fulfilled' ? each.value.slice(0, share) : [])),
    warnings: failed.length > 0 ? [warningOf(failed.length, failed[0])] : [],
  };
}

const warningOf = (failures: number, reason: unknown): string =>
  `The attacker model wrote no prompts for ${failures} of the categories (${reason instanceof ModelFailed ? reason.message : 'its answer had another form'}), so they were made without it`;

/** Counts what one dataset uses of the model, by the budget of a run. No run is stored that could count it. */
function spending() {
  let used: ModelUsage = { calls: 0, tokens: 0 };
  return async (_: string, { calls, tokens, most }: ModelSpending) => {
    const next = { calls: used.calls + calls, tokens: used.tokens + tokens };
    if (next.calls > (most?.calls ?? Number.POSITIVE_INFINITY)) return undefined;
    if (next.tokens > (most?.tokens ?? Number.POSITIVE_INFINITY)) return undefined;
    used = next;
    return used;
  };
}

interface PromptWish {
  readonly most: number;
  readonly seed: string;
  /** Prompts to take first, where they are not alike. */
  readonly first?: readonly Goal[];
}

/**
 * Makes up to `most` prompts for a profile, no two of them alike, spread evenly over its categories. Returns fewer if
 * there is not enough to make more from. The same profile and seed always give the same prompts.
 */
export async function makePrompts(
  profile: ThreatProfile,
  { most, seed, first = [] }: PromptWish,
): Promise<readonly Goal[]> {
  const distinct = distinctTexts();
  const made: Goal[] = [];
  for (const goal of first) if (made.length < most && distinct.add(goal.text)) made.push(goal);
  const open = (await candidatesOf(profile, seed)).map((candidates) => candidates.values());
  for (let at = 0; open.length > 0 && made.length < most; ) {
    const next = await nextDistinct(open[at], distinct);
    if (next) made.push(next);
    else open.splice(at, 1);
    // The queue after one that is taken out stands in its place.
    at = (next ? at + 1 : at) % Math.max(1, open.length);
  }
  return made;
}

/** Candidates after which other calls of the process have a turn. */
const TURN = 100;

/** Takes candidates until one is unlike all that are kept. Returns undefined at the end. */
async function nextDistinct(queue: Iterable<Goal> | undefined, distinct: DistinctTexts): Promise<Goal | undefined> {
  let looked = 0;
  for (const goal of queue ?? []) {
    if (distinct.add(goal.text)) return goal;
    looked += 1;
    if (looked % TURN === 0) await nextTurn();
  }
  return undefined;
}
