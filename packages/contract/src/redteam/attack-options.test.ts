import { describe, expect, test } from 'vitest';
import { CategoryId } from '../categories.ts';
import { AttackConfig, attackOptions, optionsOfAttack, unavailableIn } from './attack-options.ts';
import { AttackId, attackAliases, attackOf, attackTraits } from './attacks.ts';
import { FrameworkId } from './frameworks.ts';

test('there are 21 attacks, 8 categories and 6 frameworks', () => {
  expect([AttackId, CategoryId, FrameworkId].map(({ options }) => options.length)).toEqual([21, 8, 6]);
});

test.each(['single_shot', 'deep_inception', 'eai_attack', 'deepinception', 'graph'] as const)(
  '%s stands for an attack',
  (name) => expect(Object.keys(attackTraits)).toContain(attackOf(name)),
);

describe('attack_config', () => {
  test.each([
    { config: {} },
    { config: { basic: {} } },
    { config: { encoding: { types: ['base64', 'url'], iterations: 3 } } },
    { config: { lang: { languages: ['french', 'zulu'] } } },
    { config: { tap: { max_depth: 3 }, goat: { max_turns: 12 }, rt_agent: { max_iterations: 8 } } },
    { config: { derail_yourself: { num_actors: 3, max_turns: 5 } } },
    { config: { single_shot: {}, deepinception: {}, eai_attack: {}, graph: {} } },
    { config: { hades: { anything: 1 } } },
  ])('$config fits', ({ config }) => expect(AttackConfig.parse(config)).toEqual(config));

  test('the older names of encodings are read as the new ones', () => {
    const config = AttackConfig.parse({ encoding: { types: ['url_encoding', 'rot13_encoding', 'rot13'] } });
    expect(config).toEqual({ encoding: { types: ['url', 'rot13', 'rot13'] } });
  });

  test.each([
    { what: 'a list', config: ['basic'] },
    { what: 'an unknown attack', config: { nope: {} } },
    { what: 'an unknown option', config: { basic: { depth: 1 } } },
    { what: 'an option of another attack', config: { goat: { max_depth: 1 } } },
    { what: 'width of tap', config: { tap: { width: 5 } } },
    { what: 'branching_factor of tap', config: { tap: { branching_factor: 9 } } },
    { what: 'zero', config: { goat: { max_turns: 0 } } },
    { what: 'a negative number', config: { goat: { max_turns: -6 } } },
    { what: 'a fraction', config: { goat: { max_turns: 6.5 } } },
    { what: 'too many turns', config: { goat: { max_turns: 101 } } },
    { what: 'too deep a tree', config: { tap: { max_depth: 51 } } },
    { what: 'a number as text', config: { goat: { max_turns: '6' } } },
    { what: 'an unknown encoding', config: { encoding: { types: ['rot99'] } } },
    { what: 'an unknown language', config: { lang: { languages: ['klingon'] } } },
    { what: 'options of an alias that its attack lacks', config: { eai_attack: { max_turns: 1 } } },
    { what: 'null for options', config: { basic: null } },
  ])('$what does not fit', ({ config }) => expect(AttackConfig.safeParse(config).success).toBe(false));

  test('an attack that is not available is known by name', () => {
    expect(unavailableIn({ basic: {}, hades: {} })).toEqual(['hades']);
    expect(unavailableIn({ hades_at: {} })).toEqual([]);
  });

  test('no alias is an attack of its own', () => {
    expect(Object.keys(attackAliases).filter((alias) => alias in attackTraits)).toEqual([]);
  });
});

describe.each(AttackId.options)('the options of %s', (id) => {
  const options = optionsOfAttack(id);
  const fits = (option: string, value: unknown) => AttackConfig.safeParse({ [id]: { [option]: value } }).success;

  test('are those of its schema', () =>
    expect(options.map(({ option }) => option)).toEqual(Object.keys(attackOptions[id].shape)));

  test('have the range and default that its schema takes', () => {
    for (const { option, ...row } of options) {
      expect(fits(option, row.default)).toBe(true);
      const inside = row.type === 'list' ? row.values.map((name) => [name]) : [row.minimum, row.maximum];
      const outside = row.type === 'list' ? [[], ['nope']] : [row.minimum - 1, row.maximum + 1];
      expect(inside.filter((value) => !fits(option, value))).toEqual([]);
      expect(outside.filter((value) => fits(option, value))).toEqual([]);
    }
  });
});
