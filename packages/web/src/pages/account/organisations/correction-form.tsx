import { NumberInput, SegmentedControl, Select, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { sayDone } from '../../../shown/done.ts';
import { fieldErrorsOf } from '../../../shown/field-errors.ts';
import { FormDialog } from '../../../shown/form-dialog.tsx';
import { shownNumber } from '../../../shown/numbers.ts';
import { type Balance, balanceNames, balances } from '../balance-names.ts';
import type { Organisation } from './organisation.ts';

const kinds = {
  grant: 'Raises the limit of this billing period.',
  adjustment: 'Adds to what was used; a negative number gives back, at most what was used.',
} as const;
type Kind = keyof typeof kinds;

/** Grants credits, or corrects what was used. Both are entries of the ledger with their reason. */
export function CorrectionForm({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) {
  const { organisation_id, name } = organisation;
  const [body, setBody] = useState<{ kind: Kind; balance: Balance; credits: number; reason: string }>({
    kind: 'grant',
    balance: 'guardrails',
    credits: 1_000,
    reason: '',
  });
  const queries = useQueryClient();
  const correcting = useMutation({
    mutationFn: () => api.admin.correct({ params: { organisation_id }, body }),
    onSuccess: async ({ used, limit }) => {
      const of = limit === 'unlimited' ? 'without a limit' : `of ${shownNumber(limit)}`;
      sayDone(`${name}: ${balanceNames[body.balance]} now has ${shownNumber(used)} used, ${of}`);
      await queries.invalidateQueries({ queryKey: ['balance'] });
      onClose();
    },
  });
  const errors = fieldErrorsOf(correcting.error);
  return (
    <FormDialog
      title={`Credits of “${name}”`}
      onClose={onClose}
      verb={body.kind === 'grant' ? 'Grant' : 'Correct'}
      onSubmit={() => correcting.mutate()}
      isPending={correcting.isPending}
      error={correcting.error}
      isDisabled={body.reason.trim() === '' || body.credits === 0}
    >
      <KindChoice kind={body.kind} onChange={(kind) => setBody({ ...body, kind })} />
      <Select
        label="Balance"
        data={balances.map((value) => ({ value, label: balanceNames[value] }))}
        value={body.balance}
        onChange={(value) => setBody({ ...body, balance: value === 'redteam' ? 'redteam' : 'guardrails' })}
        allowDeselect={false}
      />
      <NumberInput
        label="Credits"
        value={body.credits}
        onChange={(credits) => setBody({ ...body, credits: Number(credits) || 0 })}
        {...(body.kind === 'grant' && { min: 1 })}
        allowDecimal={false}
        thousandSeparator=","
        error={errors.credits}
      />
      <TextInput
        label="Reason"
        description="For whoever reads the ledger later"
        value={body.reason}
        onChange={(event) => setBody({ ...body, reason: event.currentTarget.value })}
        error={errors.reason}
        required
      />
    </FormDialog>
  );
}

function KindChoice({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  return (
    <>
      <SegmentedControl
        aria-label="What to do"
        data={[
          { value: 'grant', label: 'Grant' },
          { value: 'adjustment', label: 'Correct' },
        ]}
        value={kind}
        onChange={(chosen) => onChange(chosen === 'grant' ? 'grant' : 'adjustment')}
      />
      <Text size="sm" c="dimmed">
        {kinds[kind]}
      </Text>
    </>
  );
}
