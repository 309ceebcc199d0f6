import { Text } from '@mantine/core';
import type { api } from '../../../api.ts';
import { Badge, type Tone } from '../../../shown/badge.tsx';
import { shownShare } from '../../../shown/numbers.ts';
import type { Cost } from '../send.ts';
import { PairTable } from '../verdict/detector-details.tsx';

type AnswerOf<Name extends 'adherence' | 'relevancy' | 'hallucination'> = Awaited<
  ReturnType<(typeof api.guardrails)[Name]>
>;

/** The result of a check, with what it cost. */
export type Checked = {
  [Name in 'adherence' | 'relevancy' | 'hallucination']: {
    readonly kind: Name;
    readonly answer: AnswerOf<Name>;
    readonly cost: Cost | undefined;
  };
}['adherence' | 'relevancy' | 'hallucination'];

/** The result of a check in words: the whole, then its statements. */
export function CheckedAnswer({ checked }: { checked: Checked }) {
  if (checked.kind === 'adherence') return <Adherence {...checked.answer} />;
  if (checked.kind === 'relevancy') return <Relevancy {...checked.answer} />;
  return <Hallucination {...checked.answer} />;
}

/** 2 supported, 1 unclear, 0 not supported. */
const supports = [
  { label: 'not supported', tone: 'warning' },
  { label: 'unclear', tone: 'plain' },
  { label: 'supported', tone: 'good' },
] as const;

function Adherence({ summary, details }: AnswerOf<'adherence'>) {
  return (
    <>
      <Text fw={500}>{shownShare(summary.adherence_score)} of the statements rest on the context.</Text>
      <LeftOut {...details} />
      <Statements
        facts={details.atomic_facts}
        scores={details.fact_scores}
        verdicts={details.adherence_list.map((each) => supports[each] ?? supports[1])}
      />
    </>
  );
}

function Relevancy({ summary, details }: AnswerOf<'relevancy'>) {
  return (
    <>
      <Text fw={500}>The answer is relevant with a probability of {shownShare(summary.relevancy_score)}.</Text>
      <LeftOut {...details} />
      <Statements
        facts={details.atomic_facts}
        scores={details.fact_scores}
        verdicts={details.relevancy_list.map((each) =>
          each === 1 ? { label: 'relevant', tone: 'good' } : { label: 'not relevant', tone: 'warning' },
        )}
      />
    </>
  );
}

function Hallucination({ summary, details }: AnswerOf<'hallucination'>) {
  const isMadeUp = summary.is_hallucination === 1;
  const { unsupported_facts: facts, basis, prompt_based: share } = details;
  return (
    <>
      <Text fw={500}>
        {isMadeUp ? 'Something is made up' : 'Nothing seems to be made up'}: {shownShare(share)} likely, held against
        the {basis === 'context' ? 'context' : 'question alone, which tells far less'}.
      </Text>
      <LeftOut {...details} />
      {facts.length > 0 && <PairTable head={['Not supported']} rows={facts.map((fact) => [fact])} />}
    </>
  );
}

/** Says what of a long answer and of a long context was not judged. */
function LeftOut(left: {
  readonly facts_left_out?: number | undefined;
  readonly sentences_left_out?: number | undefined;
}) {
  return (
    <>
      {left.facts_left_out && <Text c="dimmed">Not judged: {left.facts_left_out} further statements.</Text>}
      {left.sentences_left_out && (
        <Text c="dimmed">Not read: the last {left.sentences_left_out} sentences of the context.</Text>
      )}
    </>
  );
}

interface StatementsProps {
  readonly facts: readonly string[];
  readonly scores: readonly number[];
  readonly verdicts: readonly { readonly label: string; readonly tone: Tone }[];
}

const Statements = ({ facts, scores, verdicts }: StatementsProps) => (
  <PairTable
    head={['Statement', 'Verdict', 'How likely']}
    rows={facts.map((fact, at) => [
      fact,
      <Badge key="verdict" tone={verdicts[at]?.tone ?? 'plain'}>
        {verdicts[at]?.label}
      </Badge>,
      shownShare(scores[at] ?? 0),
    ])}
  />
);
