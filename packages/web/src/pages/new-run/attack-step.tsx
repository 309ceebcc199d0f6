import { Alert, Stack, Text } from '@mantine/core';
import { AttackChoice } from '../../redteam/attack-choice.tsx';
import type { ChangeDraft, RunDraft } from '../../redteam/run-draft.ts';

/** Asks how the target is attacked. */
export function AttackStep({ draft, change }: { draft: RunDraft; change: ChangeDraft }) {
  if (draft.scope === 'frameworks') {
    return (
      <Alert color="indigo">
        A run of frameworks uses the attacks basic and encoding in each of their categories. Choose categories under
        “Scope” to choose attacks.
      </Alert>
    );
  }
  const { kind, input_modalities: taken } = draft.target;
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Each chosen category is attacked in each of these ways. The price of a category is its base times the factor of
        the attack; * means that an option scales it.
      </Text>
      <AttackChoice
        chosen={draft.attacks}
        onChange={(attacks) => change({ attacks })}
        modalities={kind === 'saved' ? undefined : taken}
      />
    </Stack>
  );
}
