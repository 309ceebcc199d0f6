import { frameworks, isEvidence } from '@redoubt/contract';

interface Place {
  readonly category: string;
  readonly subCategory: string;
  readonly attacks: Iterable<string>;
}

/** The items of all frameworks on which attempts bear, one text a framework, such as `MITRE ATLAS: AML.T0054`. */
export function frameworkItems({ category, subCategory, attacks }: Place): string[] {
  const names = [...attacks];
  return Object.values(frameworks).flatMap(({ title, items }) => {
    const own = items.filter((item) => names.some((attack) => isEvidence(item, { category, subCategory, attack })));
    return own.length === 0 ? [] : [`${title}: ${own.map(({ id }) => id).join(', ')}`];
  });
}
