import { z } from 'zod';
import { CategoryId } from '../../categories.ts';
import { AttackId } from '../attacks.ts';
import { Deed } from '../deeds.ts';

/** Decided attempts that a pass takes in most frameworks. It is the bound below which a rate is `insufficient`. */
export const ENOUGH_ATTEMPTS = 30;

/** Why a run cannot test an item, in the words that several frameworks share. A data file names them by their keys. */
const reasons = {
  governance: 'It is about decisions, roles and policies of the organisation. A run sees only answers of the target.',
  papers: 'It asks for documents. A run sees only answers of the target.',
  data: 'It is about how data was chosen and prepared. A run sees only answers of the target.',
  operation: 'It is about how the system is operated and watched. A run sees only answers of the target.',
  suppliers: 'It is about suppliers and components. A run sees only answers of the target.',
  outsider: 'It asks for a test by an independent third party. A run of your own is no such test.',
} as const;

const isReason = (text: string): text is keyof typeof reasons => Object.hasOwn(reasons, text);

/**
 * Sub-categories of a category whose records are evidence, or `all`. Goals of an agent's own tools and of the policy's
 * rules have the sub-categories `tools of the agent` and `rules of the policy`.
 */
const SubCategories = z.union([z.literal('all'), z.array(z.string()).min(1).readonly()]);

const FrameworkItem = z.strictObject({
  /** As the framework writes it. */
  id: z.string(),
  /** The official title. Our own short name where the framework has a sentence and no title. */
  title: z.string(),
  url: z.url(),
  /** The records that are evidence for or against the item. Empty if a run cannot test it. */
  evidence: z.partialRecord(CategoryId, SubCategories).default({}).readonly(),
  /** Only records of these attacks are evidence. Absent: records of every attack are. */
  attacks: z.array(AttackId).min(1).readonly().optional(),
  /**
   * What a success must show to count. Absent: that a goal was granted, and what the goals of the item want beside
   * that, such as the system prompt.
   */
  shows: z
    .array(z.enum([...Deed.options, 'obeyed']))
    .min(1)
    .readonly()
    .optional(),
  /** Attempts by every attack but the plain question bear on the item, too, whatever their goal. */
  disguised: z.literal(true).optional(),
  /** Why no run can test the item. Present exactly if `evidence` is empty. */
  untestable: z
    .string()
    .transform((text) => (isReason(text) ? reasons[text] : text))
    .optional(),
  /** The date from which the item applies, for laws that come into force in steps. */
  appliesFrom: z.iso.date().optional(),
});

/** One item of a framework, such as an article or a control. */
export type FrameworkItem = Readonly<z.output<typeof FrameworkItem>>;

/** A compliance framework with its items. */
export const Framework = z.strictObject({
  title: z.string(),
  /** The edition that categories and items were made for. */
  edition: z.string(),
  /** The day on which the edition was published. */
  date: z.iso.date(),
  /** Where the edition is published. */
  source: z.url(),
  /** The categories that a run of the framework tests (contract §8). */
  categories: z.array(CategoryId).readonly(),
  /** Decided attempts that a pass takes. Fewer where there are many narrow items, as a Standard run can give each. */
  enough: z.int().min(1).default(ENOUGH_ATTEMPTS),
  items: z.array(FrameworkItem).readonly(),
});
export type Framework = Readonly<z.output<typeof Framework>>;
