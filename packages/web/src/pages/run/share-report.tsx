import { Button, Code, CopyButton, NumberInput, Select, Stack, Text } from '@mantine/core';
import type { ReportFormat, ReportKind } from '@redoubt/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { Failure } from '../../shown/failure.tsx';
import { FormDialog } from '../../shown/form-dialog.tsx';

/** The kinds that a link can show. Those of frameworks are made by the API. */
const kinds = [
  { value: 'executive', label: 'Executive report, one page' },
  { value: 'technical', label: 'Technical report' },
] as const satisfies readonly { value: ReportKind; label: string }[];
const formats = [
  { value: 'html', label: 'HTML' },
  { value: 'pdf', label: 'PDF' },
] as const satisfies readonly { value: ReportFormat; label: string }[];

const DEFAULT_DAYS = 7;
const LONGEST_DAYS = 90;

/** Makes a link to a report that works without a key, and lists those of the run. */
export function ShareReport({ run_id, onClose }: { run_id: string; onClose: () => void }) {
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('executive');
  const [format, setFormat] = useState<ReportFormat>('html');
  const [days, setDays] = useState(DEFAULT_DAYS);
  const queries = useQueryClient();
  const making = useMutation({
    mutationFn: () => api.rt.shareReport({ params: { run_id }, body: { kind, format, days } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['shares', run_id] }),
  });
  return (
    <FormDialog
      title="Share a report by a link"
      onClose={onClose}
      verb="Make the link"
      onSubmit={() => making.mutate()}
      isPending={making.isPending}
      error={making.error}
    >
      <Text size="sm">Whoever has the link reads this one report without a key, until it expires or is revoked.</Text>
      <Select label="Report" data={[...kinds]} value={kind} onChange={(value) => value && setKind(value)} />
      <Select label="Form" data={[...formats]} value={format} onChange={(value) => value && setFormat(value)} />
      <NumberInput
        label="Days until it expires"
        min={1}
        max={LONGEST_DAYS}
        value={days}
        onChange={(value) => setDays(Number(value) || DEFAULT_DAYS)}
      />
      {making.data && <MadeLink url={making.data.url} />}
      <Links run_id={run_id} />
    </FormDialog>
  );
}

function MadeLink({ url }: { url: string }) {
  return (
    <Stack gap="xs">
      <Text size="sm">The link is shown this once.</Text>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {url}
      </Code>
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? 'Copied' : 'Copy the link'}
          </Button>
        )}
      </CopyButton>
    </Stack>
  );
}

/** The links that work, each with a button that ends it. */
function Links({ run_id }: { run_id: string }) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['shares', run_id],
    queryFn: () => api.rt.listShares({ params: { run_id } }),
  });
  const revoking = useMutation({
    mutationFn: (share_id: string) => api.rt.revokeShare({ params: { run_id, share_id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['shares', run_id] }),
  });
  const working = (data?.shares ?? []).filter(
    ({ revoked_at, expires_at }) => revoked_at === null && new Date(expires_at) > new Date(),
  );
  return (
    <>
      {working.map(({ share_id, kind, format, expires_at }) => (
        <Button key={share_id} variant="subtle" color="red" onClick={() => revoking.mutate(share_id)}>
          {`Revoke: ${kind}, ${format}, until ${expires_at.slice(0, 10)}`}
        </Button>
      ))}
      {revoking.error && <Failure error={revoking.error} what="The link cannot be revoked" />}
    </>
  );
}
