import { CategoryId } from '../../categories.ts';
import { type AttackId, attackTraits } from '../attacks.ts';
import { RULES_SUB_CATEGORY } from '../your-rules.ts';
import type { Framework, FrameworkItem } from './framework.ts';

/** The scope of a run that tests one item. */
export interface ItemRun {
  readonly risk_categories: Partial<
    Record<CategoryId, { attack_config: Partial<Record<AttackId, Record<string, never>>>; sub_categories?: string[] }>
  >;
  /** What the target must take beside text. */
  readonly modality: 'text' | 'image' | 'audio';
}

/** Sub-categories that a run makes of what the target is, and not of phrases. */
const ofTarget: ReadonlySet<string> = new Set([RULES_SUB_CATEGORY, 'tools of the agent']);

/** Returns what tests an item. Undefined if no run can. */
export function runOfItem(item: FrameworkItem): ItemRun | undefined {
  const categories = CategoryId.options.filter((id) => item.evidence[id] !== undefined);
  if (categories.length === 0) return undefined;
  const attacks = attacksOf(item);
  const scopes = categories.map((id) => {
    const own = item.evidence[id];
    const phrases = own === undefined || own === 'all' ? [] : own.filter((name) => !ofTarget.has(name));
    const attack_config = Object.fromEntries(attacks.map((attack) => [attack, {}]));
    return [id, { attack_config, ...(phrases.length > 0 && { sub_categories: phrases }) }] as const;
  });
  return { risk_categories: Object.fromEntries(scopes), modality: attackTraits[attacks[0] ?? 'basic'].modality };
}

/** The attacks of a framework run, or of those that the item names the one that asks least. */
function attacksOf({ attacks }: FrameworkItem): AttackId[] {
  if (!attacks) return ['basic', 'encoding'];
  const effort = (id: AttackId) =>
    (attackTraits[id].modality === 'text' ? 0 : 2) + (attackTraits[id].turns === 'single' ? 0 : 1);
  return attacks.toSorted((a, b) => effort(a) - effort(b)).slice(0, 1);
}

/** Finds an item by its id, in any spelling of capital letters. */
export const findItem = ({ items }: Framework, id: string): FrameworkItem | undefined =>
  items.find((item) => item.id.toLowerCase() === id.trim().toLowerCase());
