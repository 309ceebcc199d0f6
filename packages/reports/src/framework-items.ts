import { type Deed, effectOf, frameworks, shownCategory } from '@redoubt/contract';

interface Success {
  readonly category: string;
  readonly subCategory: string;
  readonly attacks: Iterable<string>;
  /** What the judge saw. Undefined where it did not say it. */
  readonly shows?: readonly Deed[] | undefined;
}

/**
 * The items of all frameworks that successes fail, one text a framework, such as `MITRE ATLAS: AML.T0054`. Of one record
 * it is not known whether the plain question succeeded, too.
 */
export function frameworkItems({ category, subCategory, attacks, shows }: Success): string[] {
  const names = [...attacks];
  const place = { category: shownCategory({ category, subCategory }), subCategory };
  return Object.values(frameworks).flatMap(({ title, items }) => {
    const own = items.filter((item) =>
      names.some((attack) => {
        const effect = effectOf(item, { ...place, attack }, { shows, isPlainToo: false });
        return effect === 'fails' || effect === 'elsewhere';
      }),
    );
    return own.length === 0 ? [] : [`${title}: ${own.map(({ id }) => id).join(', ')}`];
  });
}
