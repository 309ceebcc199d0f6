import { CategoryId, FrameworkId, findItem, frameworks, type ItemRun, runOfItem } from '@redoubt/contract';
import { Usage } from '../command-failures.ts';
import { oneOf } from '../read-words.ts';

/** The scope that tests items of frameworks, each written as FRAMEWORK/ITEM. Throws Usage. */
export function scopeOfItems(names: readonly string[]): ItemRun['risk_categories'] {
  const scopes = names.map(scopeOfItem);
  const merged = CategoryId.options.flatMap((id) => {
    const own = scopes.flatMap((scope) => scope[id] ?? []);
    if (own.length === 0) return [];
    const attack_config = Object.assign({}, ...own.map((entry) => entry.attack_config));
    // An item without sub-categories takes all of the category.
    const isWhole = own.some(({ sub_categories }) => sub_categories === undefined);
    const sub_categories = [...new Set(own.flatMap((entry) => entry.sub_categories ?? []))];
    return [[id, { attack_config, ...(!isWhole && { sub_categories }) }] as const];
  });
  return Object.fromEntries(merged);
}

function scopeOfItem(name: string): ItemRun['risk_categories'] {
  const at = name.indexOf('/');
  const framework = frameworks[oneOf(FrameworkId.options, at < 0 ? name : name.slice(0, at), '--items')];
  const item = findItem(framework, name.slice(at + 1));
  if (at < 0 || !item) {
    const known = framework.items.filter((each) => each.untestable === undefined).map(({ id }) => id);
    throw new Usage(`--items ${name}: write FRAMEWORK/ITEM; items of ${framework.title}: ${known.join(', ')}`);
  }
  const run = runOfItem(item);
  if (!run) throw new Usage(`--items ${name}: no run can test it. ${item.untestable}`);
  return run.risk_categories;
}
