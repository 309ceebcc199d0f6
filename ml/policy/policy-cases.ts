import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { readFields } from '../evaluate/read-rows.ts';
import { sample } from '../evaluate/sample.ts';
import { readPacked } from '../field/read-field.ts';
import { readData, readIn } from '../read-data/read-data.ts';

/** A text and a policy. */
export interface PolicyCase {
  readonly id: string;
  /** Where it comes from: rows of one source have one kind of policy. */
  readonly source: 'written' | 'built' | 'prompts' | 'development' | 'unseen';
  /** Cases of one group are on the same side when what is fitted is measured. */
  readonly group: string;
  readonly lang: string;
  readonly rules: string;
  readonly text: string;
  readonly isBroken: boolean;
  /** The rule that is broken, where the source tells. */
  readonly broken?: string;
}

/** Rules that replies to other businesses may break by chance. */
const ofEveryReply = new Set(['scope', 'language', 'format', 'duty', 'style']);
const RULES_OF_POLICY = 6;

/** Every source that is measured, each with at most so many rows. */
export async function readCases(data: string, rows: number): Promise<PolicyCase[]> {
  const sources = [
    writtenCases(),
    await builtCases(data),
    await promptCases(data),
    developmentCases('seen', 'development'),
    developmentCases('unseen', 'unseen'),
  ];
  return sources.flatMap((cases) => sample(cases, rows));
}

/** Replies to rules that the encoder was not trained on (`ml/reader/rows.py`), each in a policy of six rules. */
function writtenCases(): PolicyCase[] {
  const held = (['reader/rules', 'reader/rules-b'] as const)
    .flatMap((name) => readData(name))
    .filter(({ group }) => crc32(group) % 10 === 0);
  const groups = [...Map.groupBy(held, ({ group }) => group).values()];
  const others = groups.flatMap(([row]) => (row && !ofEveryReply.has(row.turns_on) ? [row.rule] : []));
  return groups.flatMap((own, place) => {
    const rule = own[0]?.rule ?? '';
    const start = place * (RULES_OF_POLICY - 1);
    const beside = others.filter((other) => other !== rule);
    const rules = Array.from({ length: RULES_OF_POLICY - 1 }, (_, at) => beside[(start + at) % beside.length] ?? '');
    return own.map(
      ({ reply, verdict, lang, group }, at): PolicyCase => ({
        id: `${group} ${at}`,
        source: 'written',
        group,
        lang,
        rules: rules.toSpliced(place % RULES_OF_POLICY, 0, rule).join('\n'),
        text: reply,
        isBroken: verdict === 'broken',
        ...(verdict === 'broken' && { broken: rule }),
      }),
    );
  });
}

/** Requests and other texts of public sources, each with a policy of a sentence or two. */
async function builtCases(data: string): Promise<PolicyCase[]> {
  const found: PolicyCase[] = [];
  for await (const row of readFields(join(data, 'policy_violation.val.jsonl'))) {
    const { id, text, policy, policy_id: group, label } = row;
    found.push({
      id: String(id),
      source: 'built',
      group: String(group),
      lang: 'en',
      rules: String(policy),
      text: String(text),
      isBroken: label === 1,
    });
  }
  return found;
}

interface PromptRow {
  readonly id: string;
  readonly text: string;
  readonly policy: string;
  readonly label: number;
  readonly lang: string;
  readonly kind: string;
}

/** Outputs of models, with the rules on outputs of their system prompts. A model made the labels. */
async function promptCases(data: string): Promise<PolicyCase[]> {
  const rows = await readPacked<PromptRow>(join(data, 'more/policy.val.jsonl.xz'));
  return rows.map(({ id, text, policy, label, lang, kind }) => ({
    id,
    source: 'prompts',
    group: kind,
    lang,
    rules: policy,
    text,
    isBroken: label === 1,
  }));
}

/** Policies of companies, written for measuring. Nobody looks at the misses of those that are unseen. */
function developmentCases(part: string, source: 'development' | 'unseen'): PolicyCase[] {
  return readIn('policy/development', part).flatMap(({ name, rules, neutral }) => {
    const policy = rules.map(({ rule }) => rule).join('\n');
    const make = (broken: string | undefined) => (text: string, at: number) => ({
      id: `${name} ${broken} ${at}`,
      source,
      group: name,
      lang: 'en',
      rules: policy,
      text,
      isBroken: broken !== undefined,
      ...(broken !== undefined && { broken }),
    });
    return [
      ...rules.flatMap(({ rule, breaks, keeps }) => [...breaks.map(make(rule)), ...keeps.map(make(undefined))]),
      ...neutral.map(make(undefined)),
    ];
  });
}
