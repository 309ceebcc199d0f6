import { randomUUID } from 'node:crypto';
import {
  type BatchItem,
  contract,
  type ModerationCategory,
  moderationCategories,
  type RequestOf,
} from '@redoubt/contract';
import { priceBatchDetection } from '@redoubt/metering';
import { Failure } from '../../errors.ts';
import { judgeBatch } from '../../guardrails/judge-batch.ts';
import { implement } from '../implement.ts';

const detectors = { toxicity: { enabled: true }, nsfw: { enabled: true } } as const;
const label = (name: string): Reading => ({ label: name, isFlagged: ({ toxicity }) => toxicity.includes(name) });
const sexual: Reading = { label: 'nsfw', isFlagged: ({ nsfw }) => nsfw };

/** A label of a detector that speaks for a category. */
interface Reading {
  readonly label: string;
  isFlagged(summary: Flags): boolean;
}

interface Flags {
  readonly toxicity: readonly string[];
  readonly nsfw: boolean;
}

/** Labels by category: one that is flagged flags the category. A list in the list: all of them have to be. */
const readings: Partial<Readonly<Record<ModerationCategory, readonly (Reading | readonly Reading[])[]>>> = {
  harassment: [label('toxicity'), label('severe_toxicity'), label('insult')],
  'harassment/threatening': [label('threat')],
  hate: [label('identity_hate')],
  'hate/threatening': [[label('identity_hate'), label('threat')]],
  sexual: [sexual],
};

const notJudged = moderationCategories.filter((name) => readings[name] === undefined);

const textsIn = ({ input }: RequestOf<typeof contract.proxy.moderations>['body']): string[] => {
  if (typeof input === 'string') return [input];
  const parts = input.map((each) => (typeof each === 'string' ? each : each.text));
  return typeof input[0] === 'string' ? parts : [parts.join('\n\n')];
};

const listOf = (reading: Reading | readonly Reading[]): readonly Reading[] =>
  'label' in reading ? [reading] : reading;

const byCategory = <Value>(of: (name: ModerationCategory) => Value) =>
  Object.fromEntries(moderationCategories.map((name) => [name, of(name)])) as Record<ModerationCategory, Value>;

function resultOf({ summary = {}, details = {} }: BatchItem) {
  const flags = { toxicity: (summary.toxicity as string[] | undefined) ?? [], nsfw: summary.nsfw === 1 };
  const { explanation: _, ...labels } = details.toxicity ?? {};
  const scores: Readonly<Record<string, unknown>> = { ...labels, nsfw: details.nsfw?.nsfw };
  const of = (name: ModerationCategory) => readings[name] ?? [];
  const categories = byCategory((name) =>
    of(name).some((reading) => listOf(reading).every((each) => each.isFlagged(flags))),
  );
  const scoreOf = (reading: Reading | readonly Reading[]) =>
    Math.min(...listOf(reading).map((each) => Number(scores[each.label] ?? 0)));
  return {
    flagged: Object.values(categories).includes(true),
    categories,
    category_scores: byCategory((name) => Math.max(0, ...of(name).map(scoreOf))),
    category_applied_input_types: byCategory((name) => (readings[name] ? (['text'] as const) : []) as 'text'[]),
  };
}

export const moderations = implement(contract.proxy.moderations, {
  prepare: ({ body }) => textsIn(body),
  price: (texts) => priceBatchDetection(texts, detectors),
  run: async (texts, context) => {
    const results = [];
    for await (const item of judgeBatch({ texts, detectors }, context)) {
      // The whole call then costs nothing, and may be sent again.
      if (item.error) throw new Failure('not_ready', item.error.message);
      results.push(resultOf(item));
    }
    return {
      id: `modr-${randomUUID()}`,
      model: `${context.config.brand}-${context.version}`,
      results,
      not_judged: notJudged,
    };
  },
});
