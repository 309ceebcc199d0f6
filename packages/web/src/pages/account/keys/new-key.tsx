import { Checkbox, NumberInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { useSession } from '../../../session/session.ts';
import { fieldErrorsOf } from '../../../shown/field-errors.ts';
import { FormDialog } from '../../../shown/form-dialog.tsx';
import { ProjectSelect } from '../project-select.tsx';

const scopes = {
  guardrails: 'judge texts, pictures and recordings; save policies',
  proxy: 'call models through deployments',
  redteam: 'attack models, read runs and findings, connect bridges',
  admin: 'keys, projects, limits, webhook and audit of the organisation',
} as const;
type Scope = keyof typeof scopes;

interface Wanted {
  name: string;
  scopes: string[];
  project: string;
  expires_in_days: string | number;
}

/** Asks what a new key is for, and makes it. */
export function NewKey({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const { project } = useSession();
  const queries = useQueryClient();
  const form = useForm<Wanted>({
    initialValues: { name: '', scopes: ['guardrails'], project: project.name, expires_in_days: '' },
  });
  const making = useMutation({
    mutationFn: ({ expires_in_days: days, scopes: chosen, ...named }: Wanted) =>
      api.admin.createKey({
        // The cast: the values of the checkboxes are scopes.
        body: { ...named, scopes: chosen as Scope[], ...(days !== '' && { expires_in_days: Number(days) }) },
      }),
    onSuccess: async ({ key }) => {
      await queries.invalidateQueries({ queryKey: ['keys'] });
      onMade(key);
      onClose();
    },
    onError: (error) => form.setErrors(fieldErrorsOf(error)),
  });
  return (
    <FormDialog
      title="New key"
      onClose={onClose}
      verb="Make the key"
      onSubmit={() => making.mutate(form.values)}
      isPending={making.isPending}
      error={making.error}
      isDisabled={form.values.name.trim() === '' || form.values.scopes.length === 0}
    >
      <TextInput
        label="Name"
        description="Which application sends it"
        data-autofocus
        required
        {...form.getInputProps('name')}
      />
      <Checkbox.Group label="Scopes" description="What it may do" {...form.getInputProps('scopes')}>
        <Stack gap="xs" mt="xs">
          {Object.entries(scopes).map(([scope, about]) => (
            <Checkbox key={scope} value={scope} label={scope} description={about} />
          ))}
        </Stack>
      </Checkbox.Group>
      <ProjectSelect label="Project" {...form.getInputProps('project')} />
      <NumberInput
        label="Ends after"
        description="Days; empty: only when it is revoked"
        min={1}
        max={3_650}
        allowDecimal={false}
        {...form.getInputProps('expires_in_days')}
      />
    </FormDialog>
  );
}
