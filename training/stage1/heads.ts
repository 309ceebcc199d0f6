import type { Row, Task } from './rows.ts';

/** One head: the rows it learns from, and what they are to it; undefined leaves a row out. */
export interface HeadSpec {
  readonly task: Task;
  readonly labelOf: (row: Row) => 0 | 1 | undefined;
}

const itself = ({ label }: Row): 0 | 1 => label;
const groupHate = ['toxigen_human', 'toxigen_prompts', 'implicit_hate', 'edos', 'hatemoji_build'];

/** Every head of stage 1. Toxicity's six labels share its rows: what a source does not label says nothing to a head. */
export const headSpecs = {
  injection_attack: { task: 'injection_attack', labelOf: itself },
  toxicity: { task: 'toxicity', labelOf: itself },
  identity_hate: {
    task: 'toxicity',
    labelOf: ({ label, source, subLabel }) => {
      if (label === 0) return 0;
      if (groupHate.includes(source) || subLabel.includes('hate')) return 1;
      return source === 'davidson' ? 0 : undefined;
    },
  },
  threat: {
    task: 'toxicity',
    labelOf: ({ label, subLabel }) =>
      /threat/.test(subLabel) ? label : label === 0 || subLabel !== '' ? 0 : undefined,
  },
  nsfw: { task: 'nsfw', labelOf: itself },
  bias: { task: 'bias', labelOf: itself },
  sponge_attack: { task: 'sponge_attack', labelOf: itself },
  refusal: { task: 'refusal', labelOf: itself },
} as const satisfies Record<string, HeadSpec>;

export type HeadName = keyof typeof headSpecs;
