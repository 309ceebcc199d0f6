import { z } from 'zod';
import table from '../../data/legacy-tests.json' with { type: 'json' };
import { CategoryId } from '../categories.ts';
import { idsOf } from '../ids.ts';

/** What a test of the archived API means today. */
const LegacyTest = z.strictObject({
  category: CategoryId,
  /**
   * The sub-categories of the corpus that the test covers, also of another category. Absent: all of its category. They
   * distinguish tests of the same category when results are answered in the old shape.
   */
  subCategories: z.array(z.string()).readonly().optional(),
  /** Whether the specification names the category. Otherwise it is the nearest category, and a warning says so. */
  isExact: z.boolean(),
});
type LegacyTest = Readonly<z.output<typeof LegacyTest>>;

export const LegacyTestId = z.enum(idsOf(table));
export type LegacyTestId = z.output<typeof LegacyTestId>;

/** Every test of the archived API. */
export const legacyTests: Readonly<Record<LegacyTestId, LegacyTest>> = z.record(LegacyTestId, LegacyTest).parse(table);

/** The row of a test. */
export const legacyTest = (id: LegacyTestId): LegacyTest => legacyTests[id];

/** The test that stands for a category in the archived API if the submission named no test of it. */
export const testOfCategory = {
  safety_harm: 'harmful_test',
  security_fraud: 'insecure_code_test',
  privacy_data_protection: 'pii_test',
  legal_ip_liability: 'copyright_test',
  product_misuse_abuse: 'custom_test',
  performance_reliability_quality: 'sponge_test',
  bias_fairness_ethical_harm: 'bias_test',
  brand_reputation_trust: 'competitor_test',
} as const satisfies Record<CategoryId, LegacyTestId>;
