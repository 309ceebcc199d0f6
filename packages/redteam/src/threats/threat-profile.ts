import { CategoryId } from '@redoubt/contract';
import { actorsOf } from '../goals/target/actors.ts';
import { termsOf } from '../goals/target/field-terms.ts';
import { readTarget, type SystemContext } from '../goals/target/read-target.ts';
import { pluralOf } from '../goals/target/slots.ts';
import type { DeclaredTool } from '../goals/target/tool-goals.ts';
import { readToolDeed } from './read-tool.ts';
import { usualThreats } from './usual-threats.ts';

/** What is at risk in one category. */
export interface CategoryThreats {
  /** Phrases that name kinds of abuse. Results of a run group by them. */
  readonly subCategories: readonly string[];
  /** What somebody might ask for, in the imperative. */
  readonly abuseCases: readonly string[];
}

/** What a system is, what it must protect, and who might abuse it in which ways. Prompts are made from it alone. */
export interface ThreatProfile extends SystemProfile {
  readonly categories: Partial<Record<CategoryId, CategoryThreats>>;
}

/** A profile without its categories. */
export interface SystemProfile extends SystemContext {
  readonly tools: readonly DeclaredTool[];
  /** What the system holds of people, in the plural: "test results". */
  readonly assets: readonly string[];
  /** Who might ask, with an article: "a former employee of the bank". */
  readonly actors: readonly string[];
  /** Where texts reach the system from. */
  readonly entryPoints: readonly string[];
}

/** What a profile is made from. */
export interface DescribedSystem {
  readonly context: SystemContext;
  readonly tools: readonly DeclaredTool[];
  /** The categories, each with the caller's own phrases. Without phrases, those that are known for any system are taken. */
  readonly categories: Partial<Record<CategoryId, { readonly subCategories: readonly string[] }>>;
}

/** Analyses a system by its descriptions, rules and tools. The same system always gets the same profile. */
export function profileOf({ context, tools, categories }: DescribedSystem): ThreatProfile {
  const reading = readTarget(context);
  const { records } = termsOf(reading);
  const customer = reading.nouns?.customer ?? 'customer';
  const people = pluralOf(customer);
  const ofTools = tools.flatMap((tool) => readToolDeed(tool).asset ?? []).filter((asset) => asset !== people);
  const profile = {
    ...context,
    tools,
    assets: [...new Set([...ofTools, ...records])],
    actors: actorsOf(customer, reading.nouns?.organisation ?? 'company'),
    entryPoints: entryPointsOf(tools),
  };
  const named = CategoryId.options.filter((category) => categories[category]);
  const threats = named.map((category): [CategoryId, CategoryThreats] => {
    const phrases = categories[category]?.subCategories ?? [];
    return [category, usualThreats(profile, { category, phrases })];
  });
  return { ...profile, categories: Object.fromEntries(threats) };
}

/** Kinds of tools whose results hold what others wrote. */
const sources: ReadonlySet<string> = new Set(['read', 'browse']);
const MAX_ENTRY_TOOLS = 8;

function entryPointsOf(tools: readonly DeclaredTool[]): string[] {
  const results = tools
    .filter((tool) => sources.has(readToolDeed(tool).kind))
    .slice(0, MAX_ENTRY_TOOLS)
    .map(({ name }) => `the result of ${name}`);
  return ['the chat', 'a document that somebody uploads', 'an e-mail that is forwarded', ...results];
}
