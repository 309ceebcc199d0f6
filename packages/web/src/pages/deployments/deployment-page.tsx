import { Alert, Anchor, Card, SimpleGrid, Stack, Tabs } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { api } from '../../api.ts';
import { readDetectors } from '../../detectors/detector-map.ts';
import { policyQuery } from '../../detectors/saved-queries.ts';
import { useSession } from '../../session/session.ts';
import { ChangedForm } from '../../shown/changed-form.tsx';
import { fieldErrorsOf } from '../../shown/field-errors.ts';
import { PageHead } from '../../shown/page-head.tsx';
import { pricingQuery } from '../../shown/pricing-query.ts';
import { SavedForm } from '../../shown/saved-form.tsx';
import { UnreadPage } from '../../shown/unread-page.tsx';
import { useFilters } from '../../shown/use-filters.ts';
import { useSaved } from '../../shown/use-saved.ts';
import { Chat } from './chat.tsx';
import { ClientCode } from './client-code.tsx';
import { bodyOf, type DeploymentDraft, draftOf, emptyDraft } from './deployment-draft.ts';
import { deploymentHref, deploymentQuery, type SavedDeployment } from './deployment-queries.ts';
import { Health } from './health.tsx';
import { ModelFields, OperationFields } from './model-fields.tsx';
import { Pipeline } from './pipeline.tsx';
import { InputFields, OutputFields } from './side-fields.tsx';
import { type Known, stagesOf } from './stages.ts';
import type { Turn } from './talk.ts';

const list = { href: '/app/deployments', label: 'All deployments' } as const;

/** A deployment that is saved: a chat with it, its settings, how clients call it, and its health. */
export function DeploymentPage() {
  const { name = '' } = useParams();
  const saved = useQuery(deploymentQuery(name));
  if (!saved.data) return <UnreadPage query={saved} title={name} what="The deployment cannot be shown" list={list} />;
  return <SavedDeploymentPage key={name} saved={saved.data} />;
}

const tabs = { chat: 'Chat', settings: 'Settings', code: 'Call it', health: 'Health' } as const;

function SavedDeploymentPage({ saved }: { saved: SavedDeployment }) {
  const { filters, choose } = useFilters(['tab']);
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  // A draft belongs to what was saved when it was begun.
  const [edited, setEdited] = useState<{ of: string; draft: DeploymentDraft }>();
  const isDraft = edited?.of === saved.updated_at;
  const draft = isDraft ? edited.draft : draftOf(saved);
  const known = useKnown(draft);
  const { name } = saved;
  const fields = { draft, onChange: (next: DeploymentDraft) => setEdited({ of: saved.updated_at, draft: next }) };
  return (
    <Stack>
      <Anchor component={Link} href="/app/deployments" size="sm">
        All deployments
      </Anchor>
      <ChangedForm isChanged={isDraft && JSON.stringify(edited.draft) !== JSON.stringify(draftOf(saved))} />
      <PageHead title={name} about="OpenAI clients call it by another base address and name it in a header" />
      {saved.warnings?.map((warning) => (
        <Alert key={warning} color="yellow">
          {warning}
        </Alert>
      ))}
      <Pipeline stages={stagesOf(draft, known)} onFailure={draft.on_failure} isDraft={isDraft} />
      <Tabs
        value={filters.tab ?? 'chat'}
        onChange={(tab) => choose({ tab: tab === 'chat' ? null : tab })}
        keepMounted={false}
      >
        <Tabs.List>
          {Object.entries(tabs).map(([value, label]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="chat" pt="md">
          <Chat deployment={saved} turns={turns} onTurns={setTurns} />
        </Tabs.Panel>
        <Tabs.Panel value="settings" pt="md">
          <DeploymentForm saved={saved} {...fields} />
        </Tabs.Panel>
        <Tabs.Panel value="code" pt="md">
          <ClientCode deployment={name} />
        </Tabs.Panel>
        <Tabs.Panel value="health" pt="md">
          <Health deployment={name} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

/** A form for a deployment that is new. */
export function NewDeploymentPage() {
  const [draft, setDraft] = useState(emptyDraft);
  return <DeploymentForm saved={undefined} draft={draft} onChange={setDraft} />;
}

interface FormProps {
  readonly saved: SavedDeployment | undefined;
  readonly draft: DeploymentDraft;
  readonly onChange: (draft: DeploymentDraft) => void;
}

function DeploymentForm({ saved, draft, onChange }: FormProps) {
  const headers = { deployment: saved?.name ?? '' };
  const known = useKnown(draft);
  const { saving, deleting } = useSaved({
    noun: 'deployment',
    queryKey: ['deployments'],
    listHref: '/app/deployments',
    hrefOf: deploymentHref,
    name: draft.name,
    save: () =>
      saved
        ? api.proxy.modifyDeployment({ headers, body: bodyOf(draft) })
        : api.proxy.addDeployment({ headers: {}, body: bodyOf(draft) }),
    remove: () => api.proxy.deleteDeployment({ headers }),
  });
  const errors = fieldErrorsOf(saving.error);
  const fields = { draft, onChange, errors };
  const { input_guardrails_policy: input, output_guardrails_policy: output } = draft;
  return (
    <SavedForm
      noun="deployment"
      list={list}
      saved={saved?.name}
      isPart={saved !== undefined}
      content={saved === undefined ? draft : undefined}
      draft={draft}
      onChange={onChange}
      saving={saving}
      deleting={deleting}
      nameError={errors.name}
      isIncomplete={draft.model_saved_name === ''}
    >
      <Card withBorder>
        <ModelFields {...fields} />
      </Card>
      {!saved && draft.model_saved_name !== '' && (
        <Pipeline stages={stagesOf(draft, known)} onFailure={draft.on_failure} isDraft />
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <InputFields
          side={input}
          onChange={(side) => onChange({ ...draft, input_guardrails_policy: side })}
          rates={known.rates}
          errors={errors}
        />
        <OutputFields
          side={output}
          onChange={(side) => onChange({ ...draft, output_guardrails_policy: side })}
          rates={known.rates}
          errors={errors}
        />
      </SimpleGrid>
      <Card withBorder>
        <OperationFields {...fields} />
      </Card>
    </SavedForm>
  );
}

/** Reads the policies of a deployment, where the key may, and the prices. */
function useKnown({ input_guardrails_policy: input, output_guardrails_policy: output }: DeploymentDraft): Known {
  const { key } = useSession();
  const names = [...new Set([input.policy_name, output.policy_name])].filter((name) => name !== null);
  const rates = useQuery(pricingQuery).data;
  const enabled = key.scopes.includes('guardrails');
  const policies = useQueries({
    queries: names.map((name) => ({ ...policyQuery(name), enabled })),
    combine: (found) =>
      Object.fromEntries(found.flatMap(({ data }) => (data ? [[data.name, readDetectors(data.detectors)]] : []))),
  });
  return { policies, rates };
}
