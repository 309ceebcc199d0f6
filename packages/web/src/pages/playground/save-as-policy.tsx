import { Anchor, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api.ts';
import { type DetectorMap, enabledIn } from '../../detectors/detector-map.ts';
import { Failure } from '../../shown/failure.tsx';

/** Saves the chosen detectors, with their thresholds, as a policy. */
export function SaveAsPolicy({ detectors }: { detectors: DetectorMap }) {
  const [name, setName] = useState('');
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: async () => {
      const chosen = enabledIn(detectors).map((each) => [each, detectors[each]]);
      const body = { name: name.trim(), description: '', detectors: Object.fromEntries(chosen) };
      return (await api.guardrails.addPolicy({ headers: {}, body })).data;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['saved', 'policies'] }),
  });
  return (
    <Card withBorder component="section" aria-labelledby="save-as-policy">
      <Title order={2} size="h5" id="save-as-policy" mb="xs">
        Save as a policy
      </Title>
      <Stack gap="xs">
        <Group align="flex-end" wrap="nowrap">
          <TextInput
            label="Name of the policy"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={64}
            style={{ flexGrow: 1 }}
          />
          <Button
            variant="light"
            loading={saving.isPending}
            disabled={name.trim() === '' || enabledIn(detectors).length === 0}
            onClick={() => saving.mutate()}
          >
            Save
          </Button>
        </Group>
        {saving.error && <Failure error={saving.error} what="Not saved" />}
        {saving.data && (
          <Text size="sm" role="status">
            Saved as{' '}
            <Anchor component={Link} href={`/app/policies/${encodeURIComponent(saving.data.name)}`} inherit>
              {saving.data.name}
            </Anchor>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
