import {
  Alert,
  Anchor,
  Button,
  Card,
  FileInput,
  Group,
  NumberInput,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { creditsOf } from '@redoubt/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api.ts';
import { type DraftRule, draftOf, RuleEditor, sentRules } from '../../detectors/rule-editor.tsx';
import { ChangedForm } from '../../shown/changed-form.tsx';
import { Failure } from '../../shown/failure.tsx';
import { PageHead } from '../../shown/page-head.tsx';
import { pricingQuery } from '../../shown/pricing-query.ts';
import { useSaved } from '../../shown/use-saved.ts';

type Found = Awaited<ReturnType<typeof api.guardrails.generateRules>>;

/** Finds rules in a document or for a description, shows where each came from, and saves what stays of them. */
export function WizardPage() {
  const [source, setSource] = useState<'document' | 'description'>('document');
  const [found, setFound] = useState<{ at: number; answer: Found; cost: number | undefined }>();
  const take = (answer: Found) => setFound({ at: Date.now(), answer, cost: creditsOf(answer)?.cost });
  return (
    <Stack>
      <Anchor component={Link} href="/app/policies?kind=codes" size="sm">
        All codes of conduct
      </Anchor>
      <PageHead
        title="Rules from a document"
        about="The rules are found by their words, on this machine. Each shows the sentences that state it"
      />
      <Card withBorder>
        <Stack>
          <SegmentedControl
            value={source}
            // The cast: the values are those of the list.
            onChange={(value) => setSource(value as typeof source)}
            data={[
              { value: 'document', label: 'A policy document' },
              { value: 'description', label: 'A description' },
            ]}
            aria-label="Where the rules come from"
          />
          {source === 'document' ? <FromDocument onFound={take} /> : <FromDescription onFound={take} />}
        </Stack>
      </Card>
      {found && <FoundRules key={found.at} {...found} />}
    </Stack>
  );
}

interface SourceProps {
  readonly onFound: (found: Found) => void;
}

function FromDocument({ onFound }: SourceProps) {
  const [file, setFile] = useState<File | null>(null);
  const { data: prices } = useQuery(pricingQuery);
  const rate = prices?.endpoints.find(({ endpoint }) => endpoint.endsWith('/infer-document'));
  const reading = useMutation({
    mutationFn: async (sent: File) => api.guardrails.inferDocument({ body: { file: sent } as never }),
    onSuccess: onFound,
  });
  return (
    <>
      <FileInput
        label="Document"
        description="PDF, DOCX, Markdown, HTML or text"
        placeholder="Choose a file"
        accept=".pdf,.docx,.md,.markdown,.html,.htm,.txt"
        value={file}
        onChange={setFile}
        clearable
      />
      <Group>
        <Button loading={reading.isPending} disabled={!file} onClick={() => file && reading.mutate(file)}>
          Find rules
        </Button>
        {rate && (
          <Text size="sm" c="dimmed">
            {rate.base} credits, {rate.per_size_unit} for each 100 KB and {rate.per_page} a page, {rate.maximum} at most
          </Text>
        )}
      </Group>
      {reading.error && <Failure error={reading.error} what="The document is not read" />}
    </>
  );
}

const FEW_RULES = 10;

function FromDescription({ onFound }: SourceProps) {
  const [description, setDescription] = useState('');
  const [count, setCount] = useState(FEW_RULES);
  const { data: prices } = useQuery(pricingQuery);
  const rate = prices?.endpoints.find(({ endpoint }) => endpoint.endsWith('/generate-rules'));
  const proposing = useMutation({
    mutationFn: () => api.guardrails.generateRules({ body: { description, count } }),
    onSuccess: onFound,
  });
  return (
    <>
      <Textarea
        label="What the assistant does"
        description="Who uses it, and what it must not do"
        placeholder="A chatbot for the customers of a bank. It must not discuss politics."
        autosize
        minRows={3}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <NumberInput
        label="Rules at most"
        min={1}
        max={100}
        value={count}
        onChange={(value) => setCount(Number(value) || FEW_RULES)}
        maw={160}
      />
      <Group>
        <Button loading={proposing.isPending} disabled={description.trim() === ''} onClick={() => proposing.mutate()}>
          Propose rules
        </Button>
        {rate && (
          <Text size="sm" c="dimmed">
            {rate.base} credits
          </Text>
        )}
      </Group>
      {proposing.error && <Failure error={proposing.error} what="No rules are proposed" />}
    </>
  );
}

function FoundRules({ answer, cost }: { answer: Found; cost: number | undefined }) {
  const [rules, setRules] = useState<DraftRule[]>(answer.rules.map(draftOf));
  const [name, setName] = useState('');
  const { saving } = useSaved({
    noun: 'code of conduct',
    queryKey: ['saved', 'codes'],
    listHref: '/app/policies?kind=codes',
    hrefOf: (saved) => `/app/codes/${encodeURIComponent(saved)}`,
    name,
    save: () =>
      api.codeOfConduct.addPolicy({ headers: {}, body: { name: name.trim(), policy_rules: sentRules(rules) } }),
    remove: () => Promise.resolve(),
  });
  return (
    <Card withBorder component="section" aria-labelledby="found-rules">
      <ChangedForm isChanged />
      <Stack>
        <div aria-live="polite">
          <Title order={2} size="h4" id="found-rules">
            {rules.length} {rules.length === 1 ? 'rule' : 'rules'}
          </Title>
          <Text size="sm" c="dimmed">
            Remove what does not belong, change words, then save.{cost !== undefined && ` Cost ${cost} credits.`}
          </Text>
        </div>
        {answer.warnings?.map((warning) => (
          <Alert key={warning} color="yellow">
            {warning}
          </Alert>
        ))}
        <RuleEditor rules={rules} onChange={setRules} />
        {saving.error && <Failure error={saving.error} what="Not saved" />}
        <Group align="flex-end">
          <TextInput
            label="Save as"
            placeholder="House rules"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={64}
          />
          <Button
            loading={saving.isPending}
            disabled={name.trim() === '' || sentRules(rules).length === 0}
            onClick={() => saving.mutate()}
          >
            Save as a code of conduct
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
