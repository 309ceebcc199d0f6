import { Anchor, Button, Code, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api.ts';
import type { DetectorMap, SentDetectors } from '../../detectors/detector-map.ts';
import { type DetectorName, detectorLabel, rowOf } from '../../detectors/detectors.ts';
import { ChangedForm } from '../../shown/changed-form.tsx';
import { Failure } from '../../shown/failure.tsx';
import { fieldErrorsOf } from '../../shown/field-errors.ts';
import type { Thresholds } from './verdict/rescore.ts';

interface SavePolicyProps {
  readonly detectors: SentDetectors;
  readonly thresholds: Thresholds;
  /** Whether a detector lacks something. */
  readonly isUnready: boolean;
}

/** Saves the chosen detectors, with the thresholds that were moved, as a policy. */
export function SavePolicy({ detectors, thresholds, isUnready }: SavePolicyProps) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="light" onClick={open} disabled={isUnready || Object.keys(detectors).length === 0}>
        Save as policy
      </Button>
      <Modal opened={isOpen} onClose={close} title="Save as policy" closeButtonProps={{ 'aria-label': 'Close' }}>
        {isOpen && <PolicyForm body={tuned(detectors, thresholds)} onClose={close} />}
      </Modal>
    </>
  );
}

/** The detectors as a policy saves them: with all their settings, and the thresholds that were moved. */
function tuned(detectors: SentDetectors, thresholds: Thresholds): DetectorMap {
  return Object.fromEntries(
    Object.entries(detectors).map(([name, settings]) => {
      // The cast: `entries` loses the type of the keys.
      const threshold = rowOf(name as DetectorName).isScored ? thresholds[name as DetectorName] : undefined;
      return [name, { ...settings, ...(threshold !== undefined && { threshold }) }];
    }),
  );
}

function PolicyForm({ body, onClose }: { body: DetectorMap; onClose: () => void }) {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () => api.guardrails.addPolicy({ body: { name: name.trim(), description, detectors: body } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['saved', 'policies'] }),
  });
  const errors = fieldErrorsOf(saving.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  if (saving.data) return <SavedPolicy name={saving.data.data.name} onClose={onClose} />;
  return (
    <form onSubmit={submit}>
      <ChangedForm isChanged={name !== '' || description !== ''} />
      <Stack>
        <TextInput
          label="Name"
          description="Calls name it in a header"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.name}
          data-autofocus
          required
        />
        <Textarea
          label="Description"
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          error={errors.description}
          autosize
        />
        <Text size="sm">
          Saved are:{' '}
          {Object.entries(body)
            .map(([each, { threshold }]) => labelled(each, threshold))
            .join(', ')}
          , with the settings of each. It costs nothing.
        </Text>
        {saving.error && <Failure error={saving.error} what="Not saved" />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving.isPending} disabled={name.trim() === ''}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const labelled = (name: string, threshold: unknown): string =>
  detectorLabel(name) + (typeof threshold === 'number' ? ` (threshold ${threshold.toFixed(2)})` : '');

function SavedPolicy({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <Stack>
      <Text role="status">
        Saved. Calls name it in the header <Code>Policy</Code> of the service; choose it under “Judged by” to try it
        here.
      </Text>
      <Group justify="flex-end">
        <Anchor component={Link} href={`/app/policies/${encodeURIComponent(name)}`}>
          Open the policy
        </Anchor>
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  );
}
