import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconTarget } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'wouter';
import { api, command } from '../../api.ts';
import { prepareTarget } from '../../redteam/run-draft.ts';
import { useSession } from '../../session/session.ts';
import { CodeBlock } from '../../shown/code-block.tsx';
import { fieldErrorsOf } from '../../shown/field-errors.ts';
import { SavedForm } from '../../shown/saved-form.tsx';
import { UnreadPage } from '../../shown/unread-page.tsx';
import { useSaved } from '../../shown/use-saved.ts';
import { AdvancedFields } from './advanced-fields.tsx';
import { AskModel } from './ask-model.tsx';
import {
  bodyOf,
  draftOf,
  emptyDraft,
  type ModelDraft,
  nextVersionOf,
  practiceDraft,
  problemsOf,
} from './model-draft.ts';
import { AddressFields, SystemFields } from './model-fields.tsx';
import { modelHref, modelQuery, type SavedModel } from './model-queries.ts';

const list = { href: '/app/models', label: 'All models' } as const;

/** A model that is saved, to change and to ask. */
export function ModelPage() {
  const { name = '', version = '' } = useParams();
  const saved = useQuery(modelQuery(name, version));
  if (!saved.data) return <UnreadPage query={saved} title={name} what="The model cannot be shown" list={list} />;
  const { data } = saved;
  return <ModelForm key={`${name} ${version} ${data.updated_at}`} saved={data} first={draftOf(data)} />;
}

/** A form for a model that is new. The address of the page may name a saved model to begin with. */
export function NewModelPage() {
  const [search] = useSearchParams();
  const from = { name: search.get('from') ?? '', version: search.get('version') ?? 'v1' };
  const before = useQuery({ ...modelQuery(from.name, from.version), enabled: from.name !== '' });
  if (from.name !== '' && !before.data) {
    return <UnreadPage query={before} title="New model" what="The version before cannot be read" list={list} />;
  }
  if (before.data) return <ModelForm saved={undefined} first={nextVersionOf(before.data)} isNextVersion />;
  const isPractice = search.get('practice') !== null;
  return (
    <ModelForm
      key={String(isPractice)}
      saved={undefined}
      first={isPractice ? { ...emptyDraft, name: 'practice', ...practiceDraft } : emptyDraft}
    />
  );
}

interface ModelFormProps {
  readonly saved: SavedModel | undefined;
  readonly first: ModelDraft;
  readonly isNextVersion?: boolean;
}

function ModelForm({ saved, first, isNextVersion = false }: ModelFormProps) {
  const [draft, setDraft] = useState(first);
  const headers = { model: saved?.model_saved_name ?? '', model_version: saved?.model_version ?? '' };
  const { saving, deleting } = useSaved({
    noun: 'model',
    queryKey: ['models'],
    listHref: '/app/models',
    hrefOf: (name) => modelHref(name, draft.version.trim()),
    name: draft.name,
    save: () => {
      const body = bodyOf(draft, saved);
      return saved ? api.models.modifyModel({ headers, body }) : api.models.addModel({ headers: {}, body });
    },
    remove: () => api.models.deleteModel({ headers }),
  });
  const problems = problemsOf(draft);
  const errors: Readonly<Record<string, string>> = { ...fieldErrorsOf(saving.error), ...problems };
  const fields = { draft, onChange: setDraft, errors };
  return (
    <Stack>
      <SavedForm
        noun="model"
        list={list}
        saved={saved?.model_saved_name}
        content={draft}
        actions={saved && <ModelActions model={saved} />}
        draft={draft}
        onChange={setDraft}
        saving={saving}
        deleting={deleting}
        nameError={errors.model_saved_name}
        isIncomplete={Object.keys(problems).length > 0 || draft.version.trim() === ''}
      >
        {saved && <AskModel name={saved.model_saved_name} version={saved.model_version} />}
        {isNextVersion && (
          <Alert color="yellow">
            A new version has the settings of the one before, but none of its secrets: no key, no further headers, no
            template of requests.
          </Alert>
        )}
        {!saved && !isNextVersion && <PracticeTarget onUse={() => setDraft({ ...draft, ...practiceDraft })} />}
        <Card withBorder>
          <AddressFields {...fields} hasKey={saved?.model_config.apikeys !== undefined} />
        </Card>
        <Card withBorder>
          <SystemFields {...fields} />
        </Card>
        <Card withBorder>
          <AdvancedFields {...fields} />
        </Card>
      </SavedForm>
    </Stack>
  );
}

/** What can be done with a saved model. */
function ModelActions({ model: { model_saved_name: name, model_version: version } }: { model: SavedModel }) {
  const { key } = useSession();
  const [, go] = useLocation();
  const attack = () => {
    prepareTarget({ kind: 'saved', saved: [name, version] });
    go('/app/runs/new');
  };
  return (
    <>
      {key.scopes.includes('redteam') && (
        <Button variant="default" leftSection={<IconTarget size={16} aria-hidden />} onClick={attack}>
          Attack it
        </Button>
      )}
      <Button
        component={Link}
        href={`/app/new-model?${new URLSearchParams({ from: name, version })}`}
        variant="default"
      >
        New version
      </Button>
    </>
  );
}

/** For who has no model at hand. */
const PracticeTarget = ({ onUse }: { onUse: () => void }) => (
  <Card withBorder component="section" aria-label="Practice target">
    <Stack gap="xs">
      <Text size="sm">
        No model at hand? The practice target is a simulated assistant that leaks on purpose. Start it beside the
        service, in the folder of Redoubt:
      </Text>
      <CodeBlock code={`${command} practice-target`} label="Copy the command" />
      <Group>
        <Button variant="light" size="xs" onClick={onUse}>
          Fill in the practice target
        </Button>
        <Text size="xs" c="dimmed">
          Another port than 8790? The command prints the address as TARGET_URL.
        </Text>
      </Group>
    </Stack>
  </Card>
);
