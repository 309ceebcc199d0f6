import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { sayDone } from '../../../shown/done.ts';
import { fieldErrorsOf } from '../../../shown/field-errors.ts';
import { FormDialog } from '../../../shown/form-dialog.tsx';
import { balanceNames, balances } from '../balance-names.ts';
import { LimitField } from '../limit-field.tsx';
import type { Organisation } from './organisation.ts';
import { PlanFields } from './plan-fields.tsx';

/** Changes plan, mode and limits of an organisation. */
export function ChangeOrganisation({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) {
  const { organisation_id, name, plan, mode, limits, share_reports } = organisation;
  const [body, setBody] = useState({ plan, mode, limits, share_reports });
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () => api.admin.changeOrganisation({ params: { organisation_id }, body }),
    onSuccess: async () => {
      sayDone(`“${name}” changed; within a second every node goes by it`);
      await queries.invalidateQueries({ queryKey: ['organisations'] });
      onClose();
    },
  });
  const errors = fieldErrorsOf(saving.error);
  return (
    <FormDialog
      title={`Change “${name}”`}
      onClose={onClose}
      verb="Save"
      onSubmit={() => saving.mutate()}
      isPending={saving.isPending}
      error={saving.error}
    >
      <PlanFields plan={body.plan} mode={body.mode} onChange={(change) => setBody({ ...body, ...change })} />
      {balances.map((balance) => (
        <LimitField
          key={balance}
          label={balanceNames[balance]}
          value={body.limits[balance]}
          onChange={(limit) => setBody({ ...body, limits: { ...body.limits, [balance]: limit } })}
          without="What the plan grants"
          offersUnlimited
          error={errors[`limits.${balance}`]}
        />
      ))}
      <Switch
        label="Links to reports that work without a key"
        checked={body.share_reports}
        onChange={({ currentTarget }) => setBody({ ...body, share_reports: currentTarget.checked })}
      />
    </FormDialog>
  );
}
