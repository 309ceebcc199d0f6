import { toxicityLabels } from '../corpus/corpus-row.ts';

/** The heads, in the order of the logits; heads.py has the same list. */
export const labels = [
  'injection_attack',
  'toxicity',
  'severe_toxicity',
  'obscene',
  'threat',
  'insult',
  'identity_hate',
  'nsfw',
  'bias',
  'sponge_attack',
  'refusal',
] as const;
export type Label = (typeof labels)[number];

/** A row of the data, as its README describes it, or of our own generators. */
export interface DataRow {
  readonly text: string;
  readonly label: number | string;
  readonly source: string;
  readonly sub_label?: string;
  readonly categories?: readonly string[];
  readonly family?: string;
  readonly split?: string;
  readonly bare?: boolean;
  readonly licence_class?: string;
}

/** Labels of a row as far as its task tells them. */
export type KnownLabels = Partial<Record<Label, 0 | 1>>;

/** Nothing that a detector flags. */
const harmless: KnownLabels = Object.fromEntries(labels.map((label) => [label, 0]));

/** What a source's sub-label says of a toxic text beyond that it is toxic. */
const toxicKinds: Readonly<Record<string, Readonly<Record<string, KnownLabels>>>> = {
  davidson: { hate: { identity_hate: 1 }, offensive: { obscene: 1, identity_hate: 0, threat: 0, severe_toxicity: 0 } },
  edos: {
    '1. threats, plans to harm and incitement': { threat: 1, severe_toxicity: 1, identity_hate: 1 },
    '2. derogation': { insult: 1, identity_hate: 1, threat: 0 },
    '3. animosity': { identity_hate: 1, threat: 0, severe_toxicity: 0 },
    '4. prejudiced discussions': { identity_hate: 1, threat: 0, severe_toxicity: 0, obscene: 0 },
  },
  hatemoji_build: {
    threateninglanguage: { threat: 1, severe_toxicity: 1, identity_hate: 1 },
    dehumanizinglanguage: { severe_toxicity: 1, identity_hate: 1, threat: 0 },
    derogation: { identity_hate: 1, insult: 1, threat: 0 },
    animosity: { identity_hate: 1, threat: 0, severe_toxicity: 0 },
  },
  diasafety: { 'Offending User': { insult: 1, threat: 0 } },
};
const hatefulSources = new Set(['implicit_hate', 'toxigen_human', 'toxigen_prompts']);

/** How the answers of a refusing model begin; for responses whose label does not tell whether they refuse. */
const refusing =
  /^\W*(?:i(?:'|’)?m (?:really |very |so )?sorry|i am (?:really |very |so )?sorry|sorry|i (?:can(?:no|')t|can’t|cannot|won't|will not|am unable|am not able)|as an ai|unfortunately, i|i apologi[sz]e)/i;

/** What the texts of a task are not, whatever their own label: else heads would flag all that is unpleasant. */
const apart: Readonly<Record<string, KnownLabels>> = {
  toxicity: { injection_attack: 0, sponge_attack: 0, refusal: 0 },
  bias: { injection_attack: 0, sponge_attack: 0, refusal: 0 },
  nsfw: { injection_attack: 0, sponge_attack: 0, refusal: 0 },
  injection_attack: { refusal: 0, nsfw: 0 },
  sponge_attack: { refusal: 0, nsfw: 0, toxicity: 0, bias: 0 },
  refusal: { injection_attack: 0, sponge_attack: 0, nsfw: 0 },
};

/** Reads the labels of a row of a task's file; undefined where the row teaches nothing. */
export function knownLabels(task: string, row: DataRow): KnownLabels | undefined {
  const known = readers[task]?.(row);
  return known && { ...apart[task], ...known };
}

const readers: Readonly<Record<string, (row: DataRow) => KnownLabels | undefined>> = {
  injection_attack: (row) => (row.bare === true ? undefined : { injection_attack: flag(row) }),
  nsfw: (row) => ({ nsfw: flag(row) }),
  bias: (row) => ({ bias: flag(row) }),
  sponge_attack: (row) => ({ sponge_attack: flag(row) }),
  refusal: (row) => ({ refusal: flag(row) }),
  toxicity: toxicity,
  benign: () => harmless,
  topic: () => harmless,
  judge: (row) => {
    if (row.label === 1) return row.source === 'diasafety_judge' ? undefined : { refusal: 0 };
    return refusing.test(row.text.slice(0, 80)) ? { refusal: 1 } : undefined;
  },
};

function toxicity(row: DataRow): KnownLabels {
  if (flag(row) === 0) return Object.fromEntries(toxicityLabels.map((label) => [label, 0]));
  const hateful: KnownLabels = hatefulSources.has(row.source) ? { identity_hate: 1, obscene: 0 } : {};
  return { toxicity: 1, ...hateful, ...toxicKinds[row.source]?.[row.sub_label ?? ''], ...ownKinds(row) };
}

function ownKinds({ categories }: DataRow): KnownLabels {
  if (categories === undefined) return {};
  return Object.fromEntries(toxicityLabels.map((label) => [label, categories.includes(label) ? 1 : 0]));
}

function flag({ label }: DataRow): 0 | 1 {
  return label === 1 ? 1 : 0;
}
