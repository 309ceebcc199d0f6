import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Severity, severityRank, worstSeverity } from './severity.ts';

const some = fc.array(fc.constantFrom(...Severity.options), { maxLength: 12 });

describe('severities', () => {
  test('are ranked from 1, the least, to 4, the worst', () => {
    expect((['low', 'medium', 'high', 'critical'] as const).map(severityRank)).toEqual([1, 2, 3, 4]);
  });

  test.each([
    [['low', 'critical', 'high'], 'critical'],
    [['medium', 'low'], 'medium'],
    [['low'], 'low'],
    [[], undefined],
  ] as const)('the worst of %j is %s', (severities, worst) => expect(worstSeverity(severities)).toBe(worst));

  test('the worst is one of them, and none is worse, whatever their order and kind of list', () => {
    fc.assert(
      fc.property(some, (severities) => {
        const worst = worstSeverity(new Set(severities));
        expect(worst).toBe(worstSeverity(severities.toReversed()));
        expect(worst === undefined).toBe(severities.length === 0);
        expect(severities.filter((each) => worst === undefined || severityRank(each) > severityRank(worst))).toEqual(
          [],
        );
        expect(worst === undefined || severities.includes(worst)).toBe(true);
      }),
    );
  });

  test('that are asked for their worst stay in their order', () => {
    const severities: Severity[] = ['low', 'high', 'medium'];
    worstSeverity(severities);
    expect(severities).toEqual(['low', 'high', 'medium']);
  });

  test.each(['Critical', 'none', '', 4, null])('of another name are refused: %j', (severity) => {
    expect(Severity.safeParse(severity).success).toBe(false);
  });
});
