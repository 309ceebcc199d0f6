import type { WindowGrain } from '../../packages/detectors/src/heads/windows.ts';
import type { Row, Task } from '../evaluate/row.ts';

/** One head: the rows it learns from, and what they are to it; undefined leaves a row out. */
export interface HeadSpec {
  readonly task: Task;
  readonly labelOf: (row: Row) => 0 | 1 | undefined;
  readonly grain: WindowGrain;
  /** How concepts are learned, if not as usual (`FitOptions`). */
  readonly concepts?: { readonly conceptShare: number; readonly conceptRate: number };
  /**
   * The shares of held-out ordinary documents, and of their chunks of 1,000 characters, that the balanced threshold may
   * flag. Heads with shares learn from documents, too.
   */
  readonly documents?: { readonly files: number; readonly chunks: number };
}

/** Tasks whose detectors judge prompts: harmless prompts of any kind are their negatives. */
const promptTasks: readonly string[] = ['injection_attack', 'toxicity', 'nsfw', 'sponge_attack'] satisfies Task[];

/** Tasks whose texts of our own are known not to be something of another task: an insult is no injection. */
const strangers: Partial<Record<Task, readonly Task[]>> = {
  injection_attack: ['toxicity', 'nsfw', 'bias'],
  toxicity: ['injection_attack', 'nsfw', 'sponge_attack'],
  nsfw: ['injection_attack', 'toxicity', 'bias', 'sponge_attack'],
  bias: ['injection_attack', 'nsfw', 'sponge_attack'],
  sponge_attack: ['injection_attack', 'toxicity', 'nsfw', 'bias'],
};

/** Rows of other tasks that are harmless to this one. */
function isStranger(task: Task, row: Row): boolean {
  if (row.task === 'benign') return promptTasks.includes(task) || task === 'bias';
  return row.source.startsWith('own_') && (strangers[task]?.includes(row.task) ?? false);
}

const ofTask =
  (task: Task): HeadSpec['labelOf'] =>
  (row) => {
    if (row.task === task) return row.label;
    return isStranger(task, row) ? 0 : undefined;
  };

const groupHate = ['toxigen_human', 'toxigen_prompts', 'implicit_hate', 'edos', 'hatemoji_build'];

/** Kinds of toxicity that a source names in the words of its own: those that are the label, those that are not. */
interface KindsOf {
  readonly is: RegExp;
  readonly isNot?: RegExp;
  readonly sources?: readonly string[];
}

/** Our own texts name the labels themselves; of public rows only those that say what they are count. */
const toxicKinds = {
  severe_toxicity: { is: /severe_toxicity|^hate$|dehumanizing|threat/, isNot: /./ },
  insult: { is: /insult|Offending User|you_are_adj|being_adj|name_adj/, isNot: /toxicity|threat|animosity/ },
  identity_hate: { is: /identity_hate|^hate$/, isNot: /toxicity|^offensive$/, sources: groupHate },
} as const satisfies Record<string, KindsOf>;

/** What a row of toxicity says of one of its labels: harmless texts say no, texts that do not tell say nothing. */
const ofKind =
  ({ is, isNot, sources = [] }: KindsOf): HeadSpec['labelOf'] =>
  (row) => {
    if (row.task !== 'toxicity' || row.label === 0) return ofTask('toxicity')(row);
    const { kind = '' } = row;
    if (sources.includes(row.source) || is.test(kind)) return 1;
    return isNot?.test(kind) ? 0 : undefined;
  };

/** Contempt of a group is bias, whichever collection it stands in; what is toxic otherwise says nothing about bias. */
function labelOfBias(row: Row): 0 | 1 | undefined {
  if (row.task !== 'toxicity') return ofTask('bias')(row);
  return groupHate.includes(row.source) ? row.label : undefined;
}

/** Kinds of injection by the words of the sources. Of attacks these heads tell which kind; of other texts, nothing. */
const attackKinds = {
  attack_override: ['direct_injection', 'goal_hijacking', 'prompt_hijacking'],
  attack_jailbreak: ['jailbreak'],
  attack_extraction: ['system_prompt_extraction', 'prompt_leaking'],
  attack_embedded: ['indirect_injection', 'embedded_instruction'],
} as const satisfies Record<string, readonly string[]>;

const ofAttack = (name: keyof typeof attackKinds): HeadSpec => ({
  task: 'injection_attack',
  grain: 'units',
  labelOf({ task, label, attack }) {
    if (task !== 'injection_attack' || label === 0 || !attack) return;
    if (!Object.values<readonly string[]>(attackKinds).some((kinds) => kinds.includes(attack))) return;
    return (attackKinds[name] as readonly string[]).includes(attack) ? 1 : 0;
  },
});

/** Every head of the first model. What a source does not label says nothing to a head. */
export const headSpecs = {
  injection_attack: {
    task: 'injection_attack',
    labelOf: ofTask('injection_attack'),
    grain: 'units',
    // Learned fast, concepts took jailbreaks' place: two sources of them fell from 70 and 90 % found to 29 and 64.
    concepts: { conceptShare: 0, conceptRate: 0.5 },
    documents: { files: 0.026, chunks: 0.0043 },
  },
  toxicity: {
    task: 'toxicity',
    labelOf: ofTask('toxicity'),
    grain: 'pieces',
    documents: { files: 0.012, chunks: 0.004 },
  },
  severe_toxicity: { task: 'toxicity', labelOf: ofKind(toxicKinds.severe_toxicity), grain: 'pieces' },
  insult: { task: 'toxicity', labelOf: ofKind(toxicKinds.insult), grain: 'pieces' },
  identity_hate: { task: 'toxicity', labelOf: ofKind(toxicKinds.identity_hate), grain: 'pieces' },
  nsfw: { task: 'nsfw', labelOf: ofTask('nsfw'), grain: 'pieces', documents: { files: 0.007, chunks: 0.0025 } },
  bias: { task: 'bias', labelOf: labelOfBias, grain: 'pieces', documents: { files: 0.008, chunks: 0.003 } },
  sponge_attack: {
    task: 'sponge_attack',
    labelOf: ofTask('sponge_attack'),
    grain: 'units',
    concepts: { conceptShare: 0, conceptRate: 0.5 },
    documents: { files: 0.008, chunks: 0.003 },
  },
  attack_override: ofAttack('attack_override'),
  attack_jailbreak: ofAttack('attack_jailbreak'),
  attack_extraction: ofAttack('attack_extraction'),
  attack_embedded: ofAttack('attack_embedded'),
  refusal: { task: 'refusal', labelOf: ofTask('refusal'), grain: 'units' },
} satisfies Record<string, HeadSpec>;

export type HeadName = keyof typeof headSpecs;
export const headNames = Object.keys(headSpecs) as HeadName[];
