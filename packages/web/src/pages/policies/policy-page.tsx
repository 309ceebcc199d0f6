import { Card, Grid, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../api.ts';
import { DetectorEditor } from '../../detectors/detector-editor.tsx';
import { type DetectorMap, readDetectors } from '../../detectors/detector-map.ts';
import { isUnready } from '../../detectors/detector-problems.ts';
import { policyQuery, type SavedPolicy } from '../../detectors/saved-queries.ts';
import { errorsBelow, fieldErrorsOf } from '../../shown/field-errors.ts';
import { SavedForm } from '../../shown/saved-form.tsx';
import { UnreadPage } from '../../shown/unread-page.tsx';
import { useSaved } from '../../shown/use-saved.ts';
import { RuleChecks } from './rule-checks.tsx';
import { TryPolicy } from './try-policy.tsx';

const list = { href: '/app/policies?kind=policies', label: 'All policies' } as const;

/** A policy that is saved: its detectors, to change and to try. */
export function PolicyPage() {
  const { name = '' } = useParams();
  const saved = useQuery(policyQuery(name));
  if (!saved.data) return <UnreadPage query={saved} title={name} what="The policy cannot be shown" list={list} />;
  return <PolicyForm key={`${name} ${saved.data.updated_at}`} saved={saved.data} />;
}

/** A form for a policy that is new. */
export const NewPolicyPage = () => <PolicyForm saved={undefined} />;

function PolicyForm({ saved }: { saved: SavedPolicy | undefined }) {
  const [draft, setDraft] = useState({ name: saved?.name ?? '', description: saved?.description ?? '' });
  const [detectors, setDetectors] = useState<DetectorMap>(readDetectors(saved?.detectors ?? {}));
  const body = { ...draft, name: draft.name.trim(), detectors };
  const { saving, deleting } = useSaved({
    noun: 'policy',
    queryKey: ['saved', 'policies'],
    listHref: '/app/policies?kind=policies',
    hrefOf: (name) => `/app/policies/${encodeURIComponent(name)}`,
    name: draft.name,
    save: () =>
      saved
        ? api.guardrails.modifyPolicy({ headers: { policy: saved.name }, body })
        : api.guardrails.addPolicy({ headers: {}, body }),
    remove: () => api.guardrails.deletePolicy({ headers: { policy: saved?.name ?? '' } }),
  });
  const errors = fieldErrorsOf(saving.error);
  return (
    <Grid>
      <Grid.Col span={{ base: 12, lg: saved ? 7 : 12 }}>
        <SavedForm
          noun="policy"
          list={list}
          saved={saved?.name}
          content={body}
          draft={draft}
          onChange={setDraft}
          saving={saving}
          deleting={deleting}
          nameError={errors.name}
          isIncomplete={isUnready(detectors)}
        >
          <Card withBorder component="section" aria-labelledby="detectors">
            <Title order={2} size="h4" id="detectors" mb="sm">
              Detectors
            </Title>
            <DetectorEditor
              form="saved"
              value={detectors}
              onChange={setDetectors}
              errors={errorsBelow('detectors', errors)}
            />
          </Card>
        </SavedForm>
      </Grid.Col>
      {saved && (
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Stack>
            <TryPolicy name={saved.name} />
            <RuleChecks checks={saved.rule_checks} />
          </Stack>
        </Grid.Col>
      )}
    </Grid>
  );
}
