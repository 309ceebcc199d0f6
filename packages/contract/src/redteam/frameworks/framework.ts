import type { CategoryId } from '../../categories.ts';
import type { AttackId } from '../attacks.ts';

/**
 * Sub-categories of a category whose records are evidence, or `all`. Goals of an agent's own tools and of the policy's
 * rules have the sub-categories `tools of the agent` and `rules of the policy`.
 */
type SubCategories = 'all' | readonly string[];

/** One item of a framework, such as an article or a control. */
export interface FrameworkItem {
  /** As the framework writes it. */
  readonly id: string;
  /** The official title. Our own short name where the framework has a sentence and no title. */
  readonly title: string;
  readonly url: string;
  /** The records that are evidence for or against the item. Empty if a run cannot test it. */
  readonly evidence: Readonly<Partial<Record<CategoryId, SubCategories>>>;
  /** Only records of these attacks are evidence. Absent: records of every attack are. */
  readonly attacks?: readonly AttackId[];
  /** Why no run can test the item. Present exactly if `evidence` is empty. */
  readonly untestable?: string;
  /** The date from which the item applies, for laws that come into force in steps. */
  readonly appliesFrom?: string;
}

/** A compliance framework with its items. */
export interface Framework {
  readonly title: string;
  /** The edition that categories and items were made for. */
  readonly edition: string;
  /** The day on which the edition was published. */
  readonly date: string;
  /** Where the edition is published. */
  readonly source: string;
  /** The categories that a run of the framework tests (contract §8). */
  readonly categories: readonly CategoryId[];
  readonly items: readonly FrameworkItem[];
}

/** What an item says about its evidence. */
type Mapping = Pick<FrameworkItem, 'evidence' | 'attacks' | 'untestable' | 'appliesFrom'>;

/** Returns the mapping of an item that a run can test. */
export const tested = (
  evidence: FrameworkItem['evidence'],
  more: Pick<FrameworkItem, 'attacks' | 'appliesFrom'> = {},
): Mapping => ({ evidence, ...more });

/** Returns the mapping of an item that no run can test. */
export const untestable = (reason: string, more: Pick<FrameworkItem, 'appliesFrom'> = {}): Mapping => ({
  evidence: {},
  untestable: reason,
  ...more,
});

/** Why a run cannot test an item, in the words that several frameworks share. */
export const reasons = {
  governance: 'It is about decisions, roles and policies of the organisation. A run sees only answers of the target.',
  papers: 'It asks for documents. A run sees only answers of the target.',
  data: 'It is about how data was chosen and prepared. A run sees only answers of the target.',
  operation: 'It is about how the system is operated and watched. A run sees only answers of the target.',
  suppliers: 'It is about suppliers and components. A run sees only answers of the target.',
  outsider: 'It asks for a test by an independent third party. A run of your own is no such test.',
} as const;
