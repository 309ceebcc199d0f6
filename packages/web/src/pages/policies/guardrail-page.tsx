import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../api.ts';
import { DetectorEditor } from '../../detectors/detector-editor.tsx';
import { type DetectorMap, readDetectors } from '../../detectors/detector-map.ts';
import { isUnready } from '../../detectors/detector-problems.ts';
import { guardrailQuery, type SavedGuardrail } from '../../detectors/saved-queries.ts';
import { errorsBelow, fieldErrorsOf } from '../../shown/field-errors.ts';
import { SavedForm } from '../../shown/saved-form.tsx';
import { UnreadPage } from '../../shown/unread-page.tsx';
import { useSaved } from '../../shown/use-saved.ts';

const list = { href: '/app/policies?kind=guardrails', label: 'All guardrails' } as const;

/** A guardrail that is saved: its detectors before and after the model. */
export function GuardrailPage() {
  const { name = '' } = useParams();
  const saved = useQuery(guardrailQuery(name));
  if (!saved.data) return <UnreadPage query={saved} title={name} what="The guardrail cannot be shown" list={list} />;
  return <GuardrailForm key={`${name} ${saved.data.updated_at}`} saved={saved.data} />;
}

/** A form for a guardrail that is new. */
export const NewGuardrailPage = () => <GuardrailForm saved={undefined} />;

const sides = {
  input: { title: 'Before the model', about: 'Judges what goes in: the mode prompt' },
  output: { title: 'After the model', about: 'Judges what comes out: the mode response' },
} as const;

function GuardrailForm({ saved }: { saved: SavedGuardrail | undefined }) {
  const [draft, setDraft] = useState({ name: saved?.name ?? '', description: saved?.description ?? '' });
  const [input, setInput] = useState<DetectorMap>(readDetectors(saved?.input.detectors ?? {}));
  const [output, setOutput] = useState<DetectorMap>(readDetectors(saved?.output.detectors ?? {}));
  const body = { ...draft, name: draft.name.trim(), input: { detectors: input }, output: { detectors: output } };
  const { saving, deleting } = useSaved({
    noun: 'guardrail',
    queryKey: ['saved', 'guardrails'],
    listHref: '/app/policies?kind=guardrails',
    hrefOf: (name) => `/app/guardrails/${encodeURIComponent(name)}`,
    name: draft.name,
    save: () =>
      saved
        ? api.guardrails.modifyGuardrail({ headers: { guardrail: saved.name }, body })
        : api.guardrails.addGuardrail({ headers: {}, body }),
    remove: () => api.guardrails.deleteGuardrail({ headers: { guardrail: saved?.name ?? '' } }),
  });
  const errors = fieldErrorsOf(saving.error);
  const shown = { input: [input, setInput], output: [output, setOutput] } as const;
  return (
    <SavedForm
      noun="guardrail"
      list={list}
      saved={saved?.name}
      content={body}
      draft={draft}
      onChange={setDraft}
      saving={saving}
      deleting={deleting}
      nameError={errors.name}
      isIncomplete={isUnready(input) || isUnready(output)}
    >
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        {(['input', 'output'] as const).map((side) => (
          <Card key={side} withBorder component="section" aria-labelledby={side}>
            <Title order={2} size="h4" id={side}>
              {sides[side].title}
            </Title>
            <Text size="sm" c="dimmed" mb="sm">
              {sides[side].about}
            </Text>
            <DetectorEditor
              form="saved"
              value={shown[side][0]}
              onChange={shown[side][1]}
              errors={errorsBelow(`${side}.detectors`, errors)}
            />
          </Card>
        ))}
      </SimpleGrid>
    </SavedForm>
  );
}
