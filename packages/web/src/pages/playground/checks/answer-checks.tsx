import { Button, Card, Group, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { creditsOf } from '@redoubt/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../api.ts';
import { Failure } from '../../../shown/failure.tsx';
import { fieldErrorsOf } from '../../../shown/field-errors.ts';
import { pricingQuery } from '../../../shown/pricing-query.ts';
import { costShown } from '../verdict/verdict.tsx';
import { type Checked, CheckedAnswer } from './checked-answer.tsx';

/** What a check is asked about. */
interface Written {
  readonly question: string;
  readonly context: string;
  readonly answer: string;
}

interface Check {
  readonly label: string;
  readonly about: string;
  readonly endpoint: string;
  /** The fields of the form, beside the answer, by the names that the request has for them. */
  readonly fields: Readonly<Partial<Record<keyof Written, string>>>;
  readonly ask: (written: Written) => Promise<Checked>;
}

const checks = {
  adherence: {
    label: 'Adherence',
    about: 'Whether each statement of the answer rests on the context.',
    endpoint: '/guardrails/adherence',
    fields: { context: 'context', answer: 'llm_answer' },
    ask: async ({ answer, context }) => ({
      kind: 'adherence',
      ...(await api.guardrails.adherence({ body: { llm_answer: answer, context } }).then(withCost)),
    }),
  },
  relevancy: {
    label: 'Relevancy',
    about: 'Whether the answer answers the question.',
    endpoint: '/guardrails/relevancy',
    fields: { question: 'question', answer: 'llm_answer' },
    ask: async ({ answer, question }) => ({
      kind: 'relevancy',
      ...(await api.guardrails.relevancy({ body: { llm_answer: answer, question } }).then(withCost)),
    }),
  },
  hallucination: {
    label: 'Hallucination',
    about: 'Whether the answer claims something that the context does not support.',
    endpoint: '/guardrails/hallucination',
    fields: { question: 'request_text', context: 'context', answer: 'response_text' },
    ask: async ({ answer, question, context }) => ({
      kind: 'hallucination',
      ...(await api.guardrails
        .hallucination({ body: { request_text: question, response_text: answer, context } })
        .then(withCost)),
    }),
  },
} as const satisfies Record<string, Check>;
type CheckName = keyof typeof checks;

const withCost = <Answer extends object>(answer: Answer) => ({ answer, cost: creditsOf(answer) });

const example: Written = {
  question: 'When did the hall open, and who built it?',
  context: 'The Grand Hall was built by Ada Byron and opened on 3 May 1909.',
  answer: 'The hall opened in 1909. It was built by Charles Babbage.',
};
const labels: Readonly<Record<keyof Written, string>> = { question: 'Question', context: 'Context', answer: 'Answer' };
const order = ['question', 'context', 'answer'] as const;

/** Checks an answer of a model against its question or its context. */
export function AnswerChecks() {
  const [name, setName] = useState<CheckName>('adherence');
  const [written, setWritten] = useState(example);
  const check: Check = checks[name];
  const checking = useMutation({ mutationFn: () => check.ask(written) });
  const errors = fieldErrorsOf(checking.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checking.mutate();
  };
  return (
    <Stack maw={820}>
      <SegmentedControl
        aria-label="Check"
        value={name}
        onChange={(value) => {
          setName(value);
          checking.reset();
        }}
        data={Object.entries(checks).map(([value, { label }]) => ({ value: value as CheckName, label }))}
      />
      <Text c="dimmed">{check.about}</Text>
      <form onSubmit={submit}>
        <Stack>
          {order.map((field) => {
            const wire = check.fields[field];
            return wire === undefined ? null : (
              <Textarea
                key={field}
                label={labels[field]}
                value={written[field]}
                onChange={(event) => setWritten({ ...written, [field]: event.currentTarget.value })}
                error={errors[wire]}
                autosize
                minRows={2}
                maxRows={12}
              />
            );
          })}
          <Group>
            <Button type="submit" loading={checking.isPending} disabled={written.answer === ''}>
              Check
            </Button>
            <CheckPrice endpoint={check.endpoint} />
          </Group>
        </Stack>
      </form>
      {checking.error && <Failure error={checking.error} what="Not checked" />}
      {checking.data && (
        <Card withBorder component="section" aria-label="Result">
          <Stack>
            <Text size="sm" role="status">
              {costShown(checking.data.cost)}
            </Text>
            <CheckedAnswer checked={checking.data} />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

function CheckPrice({ endpoint }: { endpoint: string }) {
  const { data } = useQuery(pricingQuery);
  const rate = data?.endpoints.find((each) => each.endpoint === endpoint);
  if (!rate) return null;
  return (
    <Text size="sm" c="dimmed">
      {rate.is_free ? 'It is free.' : `It will cost ${rate.base} credits.`}
    </Text>
  );
}
