import { Alert, Card, SimpleGrid, Stack, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { api } from '../../api.ts';
import { Failure } from '../../shown/failure.tsx';
import { fieldErrorsOf } from '../../shown/field-errors.ts';
import { Loading } from '../../shown/loading.tsx';
import { SavedForm } from '../../shown/saved-form.tsx';
import { useSaved } from '../../shown/use-saved.ts';
import { Chat } from './chat.tsx';
import { ClientCode } from './client-code.tsx';
import { bodyOf, type DeploymentDraft, draftOf, emptyDraft } from './deployment-draft.ts';
import { deploymentHref, deploymentQuery, type SavedDeployment } from './deployment-queries.ts';
import { ModelFields } from './model-fields.tsx';
import { Pipeline } from './pipeline.tsx';
import { InputFields, OutputFields } from './side-fields.tsx';
import { stagesOf } from './stages.ts';

/** A deployment that is saved: a chat with it, its settings, and how clients call it. The tab is in the address. */
export function DeploymentPage() {
  const { name = '' } = useParams();
  const saved = useQuery(deploymentQuery(name));
  const [search, setSearch] = useSearchParams();
  if (saved.error) return <Failure error={saved.error} what="The deployment cannot be shown" />;
  if (!saved.data) return <Loading />;
  return (
    <Stack>
      <DeploymentForm key={`${name} ${saved.data.updated_at}`} saved={saved.data} />
      <Tabs
        value={search.get('tab') ?? 'chat'}
        onChange={(tab) => setSearch({ tab: tab ?? 'chat' })}
        keepMounted={false}
      >
        <Tabs.List>
          <Tabs.Tab value="chat">Chat</Tabs.Tab>
          <Tabs.Tab value="code">Call it</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="chat" pt="md">
          <Chat deployment={name} />
        </Tabs.Panel>
        <Tabs.Panel value="code" pt="md">
          <ClientCode deployment={name} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

/** A form for a deployment that is new. */
export const NewDeploymentPage = () => <DeploymentForm saved={undefined} />;

function DeploymentForm({ saved }: { saved: SavedDeployment | undefined }) {
  const [draft, setDraft] = useState<DeploymentDraft>(saved ? draftOf(saved) : emptyDraft);
  const headers = { deployment: saved?.name ?? '' };
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
  return (
    <SavedForm
      noun="deployment"
      list={{ href: '/app/deployments', label: 'All deployments' }}
      saved={saved?.name}
      draft={draft}
      onChange={setDraft}
      saving={saving}
      deleting={deleting}
      nameError={errors.name}
    >
      {saved?.warnings?.map((warning) => (
        <Alert key={warning} color="yellow">
          {warning}
        </Alert>
      ))}
      {draft.model_saved_name !== '' && <Pipeline stages={stagesOf(draft)} onFailure={draft.on_failure} />}
      <Card withBorder>
        <ModelFields draft={draft} onChange={setDraft} />
      </Card>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <InputFields
          side={draft.input_guardrails_policy}
          onChange={(side) => setDraft({ ...draft, input_guardrails_policy: side })}
        />
        <OutputFields
          side={draft.output_guardrails_policy}
          onChange={(side) => setDraft({ ...draft, output_guardrails_policy: side })}
        />
      </SimpleGrid>
    </SavedForm>
  );
}
