import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconScale } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { statusQuery } from '../../redteam/queries.ts';
import { sayDone } from '../../shown/done.ts';
import { Failure } from '../../shown/failure.tsx';

type Judge = NonNullable<NonNullable<Parameters<typeof api.rt.rejudgeRun>[0]>['body']>['judge'];

/** Judges the answers of a finished run again. Free, and the target is not asked. */
export function RejudgeButton({ run_id }: { run_id: string }) {
  const [isOpen, { open, close }] = useDisclosure();
  const [judge, setJudge] = useState<Judge>('embedded');
  const status = useQuery(statusQuery);
  const queries = useQueryClient();
  const judging = useMutation({
    mutationFn: () => api.rt.rejudgeRun({ params: { run_id }, body: { judge } }),
    onSuccess: async ({ remaining }) => {
      close();
      sayDone(`${remaining} answers are judged again`);
      await queries.invalidateQueries({ queryKey: ['run', run_id] });
    },
  });
  const hasModel = status.data?.checks.models.judge === 'configured';
  return (
    <>
      <Button variant="default" leftSection={<IconScale size={16} aria-hidden />} onClick={open}>
        Judge again
      </Button>
      <Modal opened={isOpen} onClose={close} title="Judge again" closeButtonProps={{ 'aria-label': 'Close' }}>
        <Stack>
          <Text size="sm">
            Free, and without a call of the target. New verdicts replace those of before; corrections by people stay.
          </Text>
          <Radio.Group
            label="Judge"
            value={judge}
            // The cast: the values are those of the choices below.
            onChange={(value) => setJudge(value as Judge)}
          >
            <Stack gap="xs" mt="xs">
              <Radio
                value="embedded"
                label="The embedded judge"
                description="Rules and a trained model of the service"
              />
              <Radio
                value="model"
                label="The chat model of the operator"
                description={hasModel ? 'The judge of the settings' : 'The operator has set none'}
                disabled={!hasModel}
              />
            </Stack>
          </Radio.Group>
          {judging.error && <Failure error={judging.error} what="Not judged again" />}
          <Group justify="flex-end">
            <Button onClick={() => judging.mutate()} loading={judging.isPending}>
              Judge again
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
