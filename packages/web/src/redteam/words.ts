import { riskCategories } from '@redoubt/contract/risk-categories';
import type { api } from '../api.ts';

type Pricing = Awaited<ReturnType<typeof api.rt.pricing>>;
export type AttackId = Pricing['attacks'][number]['attack'];
export type CategoryId = Pricing['categories'][number]['category'];
export type FrameworkId = Pricing['frameworks'][number]['framework'];
export type PricedAttack = Pricing['attacks'][number];

/** The category under which the service shows attempts on the rules of the target. No run is ordered by it. */
export const YOUR_RULES = 'your_rules';

/** Returns what people call a category. What is no category keeps its id. */
export const categoryTitle = (id: string): string => (id === YOUR_RULES ? 'Your rules' : titleOf(id));

const titleOf = (id: string): string =>
  Object.hasOwn(riskCategories, id) ? riskCategories[id as CategoryId].title : id;

/** What each category covers, in the words of its sub-categories. */
export const covered: Readonly<Record<CategoryId, string>> = {
  safety_harm: 'Violence, self-harm, weapons, drugs, hate, extremism, minors, dangerous health advice',
  security_fraud: 'Phishing, malware, account and payment fraud, leaks of the system prompt, misuse of tools',
  privacy_data_protection: 'Data of other customers and staff, health records, profiling, credentials and secrets',
  legal_ip_liability: 'Defamation, unlicensed legal, medical and financial advice, copyright, binding promises',
  product_misuse_abuse: 'Getting round the rules, off-topic use, spam, disinformation, abuse of offers',
  performance_reliability_quality: 'Invented facts and sources, wrong prices, false certainty, contradictions',
  bias_fairness_ethical_harm: 'Bias by gender, ethnicity, belief, age, disability, origin and income; unfair decisions',
  brand_reputation_trust: 'Tone, competitors, criticism of the company, opinions, rudeness, internal plans',
};

/** What each attack does, in one line. */
export const attackWords: Readonly<Record<AttackId, string>> = {
  basic: 'Sends the goal as it is. Run it beside the others: it shows what they add',
  encoding: 'Writes the goal in a code, such as base64',
  obfuscation: 'Writes the goal so that filters do not match it and a reader still can',
  lang: 'Asks in another language',
  deepinception: 'Makes the goal the task of characters in a scene within a scene',
  tap: 'Grows a tree of prompts and keeps the best five',
  goat: 'One conversation whose turns follow what the last answer showed',
  graph: 'A tree of prompts whose branches share what worked',
  rt_agent: 'Plans, acts, reads the verdict and tries again, with a library of techniques',
  rt_agent_v2: 'Learns the tools of an agent and attacks them one by one',
  derail_yourself: 'Speaks about people around the goal and comes nearer with every question',
  camo: 'A picture with letters on tiles that are found by sums',
  fc: 'A picture of a flow chart whose last step breaks off',
  figstep: 'A picture with the goal as the heading of an empty list',
  word_masking: 'A picture with the telling words on cards, and gaps in the text',
  waveform: 'Speaks the goal, and changes the sound',
  audio_goat: 'A spoken conversation whose turns follow the last answer',
  long_character: 'Puts the goal after or within long text that means nothing',
  attack_in_the_middle: 'Puts the goal in the middle of harmless requests',
  hades: 'Pictures that are made for the attack by a model',
  hades_at: 'A picture with the telling phrase under a harmless scene',
};

/** What people call each attack. */
const attackTitles: Readonly<Record<AttackId, string>> = {
  basic: 'Plain question',
  encoding: 'Encoding',
  obfuscation: 'Obfuscation',
  lang: 'Translation',
  deepinception: 'Story in a story',
  tap: 'Tree of prompts',
  goat: 'Conversation',
  graph: 'Graph of prompts',
  rt_agent: 'Agent',
  rt_agent_v2: 'Agent against tools',
  derail_yourself: 'Derailed talk',
  camo: 'Puzzle picture',
  fc: 'Flow chart',
  figstep: 'Empty list picture',
  word_masking: 'Masked words',
  waveform: 'Changed speech',
  audio_goat: 'Spoken conversation',
  long_character: 'Long text',
  attack_in_the_middle: 'Hidden in the middle',
  hades: 'Made picture',
  hades_at: 'Scene picture',
};

/** Returns what people call an attack. What is no attack that we know keeps its id. */
export const attackTitle = (id: string): string =>
  Object.hasOwn(attackTitles, id) ? attackTitles[id as AttackId] : id;

/** The attacks that an attacker model writes for, where the operator has set one. Others never need it. */
export const writtenByModel: ReadonlySet<AttackId> = new Set([
  'tap',
  'graph',
  'goat',
  'audio_goat',
  'derail_yourself',
  'rt_agent',
  'rt_agent_v2',
  'fc',
  'lang',
]);

const outcomeTitles: Readonly<Record<string, string>> = {
  success: 'Attack succeeded',
  resisted: 'Resisted',
  unclear: 'Unclear',
  error: 'Error',
};

/** Returns what people call the outcome of an attempt. What is none that we know keeps its id. */
export const outcomeTitle = (outcome: string): string => outcomeTitles[outcome] ?? outcome;

/** `false_positive` as "false positive". */
export const spaced = (id: string): string => id.replaceAll('_', ' ');
