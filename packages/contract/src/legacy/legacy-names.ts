import type { CategoryId } from '../categories.ts';
import { type AttackId, type AttackName, attackOf } from '../redteam/attacks.ts';
import { type LegacyKeyword, legacyAttack, legacyAttacks } from './legacy-attacks.ts';
import { LegacyTestId, legacyTest, testOfCategory } from './legacy-tests.ts';

/** The keyword of each attack in the archived API. Attacks that it never had keep their ids. */
const keywords = {
  basic: 'basic',
  encoding: 'encoding',
  obfuscation: 'obfuscation',
  lang: 'lang',
  deepinception: 'deep_inception',
  tap: 'iterative',
  goat: 'multi_turn',
  graph: 'graph',
  rt_agent: 'rt_agent',
  rt_agent_v2: 'rt_agent_v2',
  derail_yourself: 'derail_yourself',
  camo: 'camo',
  fc: 'fc',
  figstep: 'figstep',
  word_masking: 'masking',
  waveform: 'waveform',
  audio_goat: 'multi_turn',
  long_character: 'long_character',
  attack_in_the_middle: 'attack_in_the_middle',
  hades: 'hades',
  hades_at: 'hades_at',
} as const satisfies Record<AttackId, LegacyKeyword>;

/**
 * The keyword of an attack. If the variant of a probe (`attack_options`) names an encoding or language that has its own
 * keyword, it is that one.
 */
export function legacyAttackKeyword(
  attack: AttackName,
  variant: Readonly<Record<string, unknown>> = {},
): LegacyKeyword {
  const id = attackOf(attack);
  const [told, list] = id === 'encoding' ? [variant.type, 'types'] : [variant.language, 'languages'];
  if ((id !== 'encoding' && id !== 'lang') || typeof told !== 'string') return keywords[id];
  const named = (Object.keys(legacyAttacks) as LegacyKeyword[]).find((keyword) => namesOnly(keyword, id, list, told));
  return named ?? keywords[id];
}

function namesOnly(keyword: LegacyKeyword, attack: AttackId, list: string, told: string): boolean {
  const row = legacyAttack(keyword);
  if ('dropped' in row || row.attack !== attack) return false;
  const options: Readonly<Record<string, unknown>> = { ...row.options };
  const listed = options[list];
  return Array.isArray(listed) && listed.length === 1 && listed[0] === told.toLowerCase();
}

/** The part of a category that a test became. A run keeps this. */
export interface KeptTest {
  readonly test: string;
  readonly category: string;
  readonly subCategories?: readonly string[] | undefined;
}

/** The category and the sub-category of a record. */
export interface RecordPlace {
  readonly category: CategoryId;
  readonly subCategory: string;
}

/**
 * The test that a record belongs to. Among the submitted tests of the category it is the one that names the
 * sub-category, then the one for the whole category, then the first. Without submitted tests it is the test of the
 * archived API that names the sub-category, then the usual test of the category.
 */
export function testOfRecord(tests: readonly KeptTest[], { category, subCategory }: RecordPlace): string {
  const own = tests.filter((test) => test.category === category);
  const named = own.find(({ subCategories }) => subCategories?.includes(subCategory));
  const whole = own.find(({ subCategories }) => subCategories === undefined);
  return (named ?? whole ?? own[0])?.test ?? usualTest(category, subCategory);
}

function usualTest(category: CategoryId, subCategory: string): LegacyTestId {
  const exact = testsOf(category).find((id) => legacyTest(id).subCategories?.includes(subCategory));
  return exact ?? testOfCategory[category];
}

/** The tests that the specification assigns to a category. */
function testsOf(category: CategoryId): LegacyTestId[] {
  return LegacyTestId.options.filter((id) => legacyTest(id).isExact && legacyTest(id).category === category);
}
