import {
  type AttackId,
  type AttackName,
  attackOf,
  CategoryId,
  type FrameworkId,
  type FrameworkItem,
  frameworks,
} from '@redoubt/contract';

/** The sub-categories of each category that goals can be taken of, and the attempts that are planned. */
export interface SpreadScope {
  readonly subCategories: Readonly<Partial<Record<CategoryId, readonly string[]>>>;
  /** Goals of each category. */
  readonly goals: Readonly<Partial<Record<CategoryId, number>>>;
  /** The attacks that ask each goal. */
  readonly attacks: readonly AttackName[];
}

/** An item while goals are spread over the items. */
interface Need {
  readonly evidence: Readonly<Partial<Record<CategoryId, readonly string[]>>>;
  /** Attempts that one goal gives it. */
  readonly perGoal: number;
  /** Attempts that it is to have. */
  readonly wanted: number;
  got: number;
  readonly has: Set<CategoryId>;
}

/** A pass must stand a few answers that are unclear, so that items get more than it takes where there is room. */
const ROOM = 1.3;

/**
 * Says of which sub-category each goal of a category is to be, so that the items of frameworks get the attempts that a
 * pass takes, as far as there are goals. The item that is hardest to serve comes first. What is left over is spread
 * evenly.
 */
export function spreadOverItems(ids: readonly FrameworkId[], scope: SpreadScope): Map<CategoryId, string[]> {
  const needs = ids.flatMap((id) => frameworks[id].items.flatMap((item) => needOf(item, frameworks[id].enough, scope)));
  const spread = new Spread(scope, needs);
  // At first something of each category, which every pass takes.
  spread.serve(0);
  spread.serve(1);
  spread.serve(ROOM);
  return spread.finish();
}

function needOf(item: FrameworkItem, enough: number, { subCategories, goals, attacks }: SpreadScope): Need[] {
  const own = attacks.filter((name) => item.attacks?.includes(attackOf(name) as AttackId) ?? true);
  const entries = CategoryId.options.flatMap((id) => {
    const [named, known] = [item.evidence[id], subCategories[id]];
    if (named === undefined || known === undefined) return [];
    const names = known.filter((name) => named === 'all' || named.includes(name));
    return names.length > 0 ? [[id, names] as const] : [];
  });
  if (own.length === 0 || entries.length === 0) return [];
  return [
    {
      evidence: Object.fromEntries(entries),
      perGoal: own.length,
      wanted: enough,
      got: item.disguised ? disguised({ goals, attacks }) : 0,
      has: new Set<CategoryId>(),
    },
  ];
}

/** The attempts by attacks that are no plain question. */
function disguised({ goals, attacks }: Pick<SpreadScope, 'goals' | 'attacks'>): number {
  const all = Object.values(goals).reduce((sum, count) => sum + count, 0);
  return all * attacks.filter((name) => name !== 'basic').length;
}

interface Choice {
  readonly category: CategoryId;
  readonly name: string;
}

class Spread {
  readonly #scope: SpreadScope;
  readonly #needs: readonly Need[];
  readonly #left: Map<CategoryId, number>;
  readonly #taken = new Map<string, number>();

  constructor(scope: SpreadScope, needs: readonly Need[]) {
    this.#scope = scope;
    this.#needs = needs;
    this.#left = new Map(CategoryId.options.map((id) => [id, scope.goals[id] ?? 0]));
  }

  /** Gives goals to items until each has what is wanted times `factor`, or nothing is left that helps one. */
  serve(factor: number): void {
    for (;;) {
      const urgencies = new Map(this.#needs.map((need) => [need, this.#urgency(need, factor)]));
      const needy = this.#needs.filter((need) => (urgencies.get(need) ?? 0) > 0);
      const [item] = needy
        .filter((need) => this.#choices(need, factor).length > 0)
        .toSorted((a, b) => (urgencies.get(b) ?? 0) - (urgencies.get(a) ?? 0));
      if (!item) return;
      const worths = this.#choices(item, factor).map((choice) => {
        const helped = needy.filter((need) => need.evidence[choice.category]?.includes(choice.name));
        const gain = helped.reduce((sum, need) => sum + (urgencies.get(need) ?? 0), 0);
        const isNew = item.has.has(choice.category) ? 0 : NEW_CATEGORY;
        const crowd = CROWDED * this.#crowd(choice.category, needy, factor);
        return { choice, worth: gain - crowd + isNew - this.#count(choice) * REPEATED };
      });
      const [best] = worths.toSorted((a, b) => b.worth - a.worth);
      if (!best) return;
      this.#take(best.choice);
    }
  }

  /** Spreads what is left evenly, and returns the sub-categories of each category, alike ones apart. */
  finish(): Map<CategoryId, string[]> {
    for (const [category, names] of this.#places()) {
      while ((this.#left.get(category) ?? 0) > 0) {
        const [name] = names.toSorted(
          (a, b) => this.#count({ category, name: a }) - this.#count({ category, name: b }),
        );
        if (name === undefined) break;
        this.#take({ category, name });
      }
    }
    return new Map(this.#places().map(([category, names]) => [category, this.#inTurn(category, names)]));
  }

  #places(): (readonly [CategoryId, readonly string[]])[] {
    return CategoryId.options.flatMap((id) => {
      const names = this.#scope.subCategories[id];
      return names ? [[id, names] as const] : [];
    });
  }

  #inTurn(category: CategoryId, names: readonly string[]): string[] {
    const most = Math.max(0, ...names.map((name) => this.#count({ category, name })));
    return Array.from({ length: most }, (_, round) =>
      names.filter((name) => this.#count({ category, name }) > round),
    ).flat();
  }

  /** Goals that an item lacks. Each of its categories has to have one. */
  #missing({ evidence, perGoal, wanted, got, has }: Need, factor: number): number {
    const bare = Object.keys(evidence).length - has.size;
    return Math.max(bare, Math.ceil((wanted * factor - got) / perGoal));
  }

  /** How much of what is left an item needs. */
  #urgency(need: Need, factor: number): number {
    return this.#missing(need, factor) / Math.max(1, this.#room(need));
  }

  #room({ evidence }: Need): number {
    return (Object.keys(evidence) as CategoryId[]).reduce((sum, id) => sum + (this.#left.get(id) ?? 0), 0);
  }

  #choices(need: Need, factor: number): Choice[] {
    const isShort = need.got < need.wanted * factor;
    return (Object.entries(need.evidence) as [CategoryId, readonly string[]][])
      .filter(([id]) => (this.#left.get(id) ?? 0) > 0 && (isShort || !need.has.has(id)))
      .flatMap(([category, names]) => names.map((name) => ({ category, name })));
  }

  /** How many goals of a category others would like, as a share of what is left of it. */
  #crowd(category: CategoryId, needy: readonly Need[], factor: number): number {
    const others = needy.filter((need) => need.evidence[category] !== undefined);
    const wish = (need: Need) => this.#missing(need, factor) / Object.keys(need.evidence).length;
    return others.reduce((sum, need) => sum + wish(need), 0) / Math.max(1, this.#left.get(category) ?? 0);
  }

  #count({ category, name }: Choice): number {
    return this.#taken.get(`${category}/${name}`) ?? 0;
  }

  #take(choice: Choice): void {
    const { category, name } = choice;
    this.#left.set(category, (this.#left.get(category) ?? 0) - 1);
    this.#taken.set(`${category}/${name}`, this.#count(choice) + 1);
    for (const need of this.#needs) {
      if (!need.evidence[category]?.includes(name)) continue;
      need.got += need.perGoal;
      need.has.add(category);
    }
  }
}

/**
 * A choice is worth more the more items it helps. Weights of what else counts: a category that the item has nothing of
 * yet, one that others want, and the same sub-category again.
 */
const NEW_CATEGORY = 0.2;
const CROWDED = 0.25;
const REPEATED = 0.02;
