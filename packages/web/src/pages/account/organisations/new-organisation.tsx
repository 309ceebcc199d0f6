import { Checkbox, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { sayDone } from '../../../shown/done.ts';
import { fieldErrorsOf } from '../../../shown/field-errors.ts';
import { FormDialog } from '../../../shown/form-dialog.tsx';
import { type OrganisationMode, type Plan, PlanFields } from './plan-fields.tsx';

interface NewOrganisationProps {
  readonly onClose: () => void;
  /** Gets the first key of the organisation. */
  readonly onKey: (key: string) => void;
}

/** Makes an organisation, with a first key where one is wanted. */
export function NewOrganisation({ onClose, onKey }: NewOrganisationProps) {
  const [body, setBody] = useState<{ name: string; plan: Plan; mode: OrganisationMode; key: boolean }>({
    name: '',
    plan: 'Professional',
    mode: 'credits',
    key: true,
  });
  const queries = useQueryClient();
  const making = useMutation({
    mutationFn: () => api.admin.createOrganisation({ body }),
    onSuccess: async ({ name, key }) => {
      sayDone(`Organisation “${name}” made`);
      await queries.invalidateQueries({ queryKey: ['organisations'] });
      if (key) onKey(key.key);
      onClose();
    },
  });
  return (
    <FormDialog
      title="New organisation"
      onClose={onClose}
      verb="Make the organisation"
      onSubmit={() => making.mutate()}
      isPending={making.isPending}
      error={making.error}
      isDisabled={body.name.trim() === ''}
    >
      <TextInput
        label="Name"
        description="Whoever pays: it has its own plan, limits, projects and keys"
        value={body.name}
        onChange={(event) => setBody({ ...body, name: event.currentTarget.value })}
        error={fieldErrorsOf(making.error).name}
        data-autofocus
        required
      />
      <PlanFields plan={body.plan} mode={body.mode} onChange={(change) => setBody({ ...body, ...change })} />
      <Checkbox
        label="Make a first key"
        description="With every scope; it is shown once"
        checked={body.key}
        onChange={(event) => setBody({ ...body, key: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}
