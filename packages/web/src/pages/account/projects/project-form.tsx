import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { sayDone } from '../../../shown/done.ts';
import { fieldErrorsOf } from '../../../shown/field-errors.ts';
import { FormDialog } from '../../../shown/form-dialog.tsx';
import { type Balance, balanceNames, balances } from '../balance-names.ts';
import { type Limit, LimitField } from '../limit-field.tsx';
import type { Project } from './project.ts';

const own = { organisation_id: 'own' };

/** Makes a project, or changes the limits of one. */
export function ProjectForm({ project, onClose }: { project?: Project; onClose: () => void }) {
  const [name, setName] = useState('');
  const [limits, setLimits] = useState<Record<Balance, number | null>>(
    project?.limits ?? { guardrails: null, redteam: null },
  );
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () =>
      project
        ? api.admin.changeProject({ params: { ...own, project_id: project.project_id }, body: { limits } })
        : api.admin.createProject({ params: own, body: { name, limits } }),
    onSuccess: async (saved) => {
      sayDone(project ? `Limits of “${saved.name}” changed` : `Project “${saved.name}” made`);
      await queries.invalidateQueries({ queryKey: ['projects'] });
      onClose();
    },
  });
  const errors = fieldErrorsOf(saving.error);
  const setLimit = (balance: Balance) => (limit: Limit) =>
    setLimits({ ...limits, [balance]: limit === 'unlimited' ? null : limit });
  return (
    <FormDialog
      title={project ? `Limits of the project “${project.name}”` : 'New project'}
      onClose={onClose}
      verb={project ? 'Save' : 'Make the project'}
      onSubmit={() => saving.mutate()}
      isPending={saving.isPending}
      error={saving.error}
      isDisabled={!project && name.trim() === ''}
    >
      {!project && (
        <TextInput
          label="Name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.name}
          data-autofocus
          required
        />
      )}
      {balances.map((balance) => (
        <LimitField
          key={balance}
          label={balanceNames[balance]}
          value={limits[balance]}
          onChange={setLimit(balance)}
          without="No limit of its own"
          offersUnlimited={false}
          error={errors[`limits.${balance}`]}
        />
      ))}
    </FormDialog>
  );
}
