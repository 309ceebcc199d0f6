import { Button, Card, Group, NumberInput, Radio, Stack, Text, Textarea } from '@mantine/core';
import { creditsOf } from '@redoubt/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { api } from '../../api.ts';
import { contextOf, describedTools } from '../../redteam/run-draft.ts';
import { hasWrongTool, type ToolDraft } from '../../redteam/tool-drafts.ts';
import { ToolFields } from '../../redteam/tool-fields.tsx';
import { ChangedForm } from '../../shown/changed-form.tsx';
import { Failure } from '../../shown/failure.tsx';
import { errorsBelow, fieldErrorsOf } from '../../shown/field-errors.ts';
import { Loading } from '../../shown/loading.tsx';
import { shownNumber } from '../../shown/numbers.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { DatasetPrompts } from './dataset-prompts.tsx';
import { ProfileEditor } from './profile-editor.tsx';

const MAX_PROMPTS = 1_000;
const PROMPTS_A_CREDIT = 10;

/** From a description to a profile of threats, from it to prompts, and from them to a run. */
export function ThreatsPage() {
  const [search, setSearch] = useSearchParams();
  const dataset_id = search.get('dataset');
  const [policy, setPolicy] = useState('');
  const [tools, setTools] = useState<readonly ToolDraft[]>([]);
  const [prompts, setPrompts] = useState<number>(50);
  const { description, setDescription, question, setQuestion, industry, setIndustry } = useDescription();
  const system = { ...systemIn({ description, policy, industry }), ...describedTools(tools) };
  const modeling = useMutation({
    mutationFn: async () => {
      // Asking costs nothing, and prompts for the wrong field would be paid for.
      const asked = industry === '' ? (await api.rt.threatCategories({ body: system })).question : undefined;
      if (industry === '') setQuestion(asked);
      return asked
        ? undefined
        : api.rt.threatModeling({ body: { ...system, generation_config: { max_prompts: prompts } } });
    },
    onSuccess: (made) => made && setSearch({ dataset: made.dataset_id }),
  });
  const errors = fieldErrorsOf(modeling.error);
  const isDescribed = description.trim() !== '' || policy.trim() !== '' || tools.length > 0;
  const cost = modeling.data && creditsOf(modeling.data)?.cost;
  return (
    <Stack>
      <ChangedForm isChanged={isDescribed && !modeling.data} />
      <PageHead
        title="Threat models"
        about="Describe the system. The service finds what data it holds and who might ask for what, and makes prompts from it."
      />
      <Card withBorder>
        <Stack>
          <Descriptions {...{ description, setDescription, policy, setPolicy }} errors={errors} />
          {question && <FieldChoice question={question} value={industry} onChange={setIndustry} />}
          <ToolFields
            tools={tools}
            onChange={setTools}
            errors={errorsBelow('target.tools', errors)}
            about="For a system that has tools. Prompts are made from what each tool does"
          />
          <Group align="flex-end">
            <NumberInput
              label="Prompts at most"
              min={1}
              max={MAX_PROMPTS}
              allowDecimal={false}
              value={prompts}
              onChange={(value) => setPrompts(typeof value === 'number' ? value : 1)}
              error={errors['generation_config.max_prompts']}
            />
            <Button
              onClick={() => modeling.mutate()}
              loading={modeling.isPending}
              disabled={!isDescribed || hasWrongTool(tools)}
            >
              Analyse
            </Button>
            <Text size="sm" c="dimmed">
              {cost === undefined
                ? `At most ${shownNumber(Math.ceil(prompts / PROMPTS_A_CREDIT))} credits: 1 for each started 10 prompts`
                : `This cost ${shownNumber(cost)} credits`}
            </Text>
          </Group>
          {modeling.error && <Failure error={modeling.error} what="Not analysed" />}
        </Stack>
      </Card>
      {dataset_id !== null && (
        <Dataset key={dataset_id} dataset_id={dataset_id} onMade={(id) => setSearch({ dataset: id })} />
      )}
    </Stack>
  );
}

/** A description, and the field of business that was chosen for it. Another description takes the choice back. */
function useDescription() {
  const [description, setText] = useState('');
  const [question, setQuestion] = useState<FieldQuestion>();
  const [industry, setIndustry] = useState('');
  const setDescription = (text: string) => {
    setText(text);
    setIndustry('');
    setQuestion(undefined);
  };
  return { description, setDescription, question, setQuestion, industry, setIndustry };
}

/** The context of a body, with the field of business where one was chosen. */
function systemIn({ description, policy, industry }: { description: string; policy: string; industry: string }) {
  const told = contextOf({ system_description: description.trim(), policy_description: policy.trim() });
  return industry === '' ? told : { context: { ...told.context, industry } };
}

function Dataset({ dataset_id, onMade }: { dataset_id: string; onMade: (dataset_id: string) => void }) {
  const { data, error } = useQuery({
    queryKey: ['dataset', dataset_id],
    queryFn: ({ signal }) => api.rt.getDataset({ params: { dataset_id } }, { signal }),
  });
  if (!data) return error ? <Failure error={error} what="The dataset cannot be shown" /> : <Loading />;
  return (
    <>
      <DatasetPrompts dataset={data} />
      <ProfileEditor dataset={data} onMade={onMade} />
    </>
  );
}

interface DescriptionsProps {
  readonly description: string;
  readonly setDescription: (text: string) => void;
  readonly policy: string;
  readonly setPolicy: (text: string) => void;
  readonly errors: Readonly<Record<string, string>>;
}

function Descriptions({ description, setDescription, policy, setPolicy, errors }: DescriptionsProps) {
  return (
    <>
      <Textarea
        label="What the system is"
        placeholder="The assistant of Brightmoor Bank for its clients: accounts, cards and transfers."
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
        error={errors['context.system_description']}
        autosize
        minRows={3}
        maxRows={16}
      />
      <Textarea
        label="What it must not do"
        description="One rule per line"
        placeholder="Never give investment advice."
        value={policy}
        onChange={(event) => setPolicy(event.currentTarget.value)}
        error={errors['context.policy_description']}
        autosize
        minRows={2}
        maxRows={16}
      />
    </>
  );
}

type FieldQuestion = NonNullable<Awaited<ReturnType<typeof api.rt.threatCategories>>['question']>;

interface FieldChoiceProps {
  readonly question: FieldQuestion;
  readonly value: string;
  readonly onChange: (field: string) => void;
}

/** Asks for the field of business where the description does not say it. */
function FieldChoice({ question, value, onChange }: FieldChoiceProps) {
  const choices = [
    ...question.options.map((name) => ({ name, label: name })),
    { name: 'general', label: 'None of these: make general prompts' },
  ];
  return (
    <Radio.Group
      label={question.ask}
      description="The description does not say it. Choose one and analyse again, or describe what the system is for. Changing the description clears the choice"
      value={value}
      onChange={onChange}
    >
      <Stack gap="xs" mt="xs">
        {choices.map(({ name, label }) => (
          <Radio key={name} value={name} label={label} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
