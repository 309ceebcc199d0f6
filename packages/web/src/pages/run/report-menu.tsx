import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { pricingQuery } from '../../redteam/queries.ts';
import { useSession } from '../../session/session.ts';
import { Failure } from '../../shown/failure.tsx';
import type { PeoplesForm, ReportForm } from './download-report.ts';
import type { Run, RunResults } from './run-queries.ts';
import { ShareReport } from './share-report.tsx';

const forms: Readonly<Record<ReportForm, string>> = {
  md: 'Markdown, in short',
  junit: 'JUnit, for a pipeline',
  sarif: 'SARIF, for a code host',
  csv: 'CSV, a line for each record',
  ndjson: 'NDJSON, whole records',
  json: 'JSON, results and records',
};

const kinds = { executive: 'Executive report, one page', technical: 'Technical report' } as const;

/** Downloads reports of a run. Those for people are written by the service, the others in the browser. */
export function ReportMenu({ run, results }: { run: Run; results: RunResults }) {
  const { version } = useSession();
  const { data: pricing } = useQuery(pricingQuery);
  const [isSharing, setIsSharing] = useState(false);
  const making = useMutation({
    // Reports are a large part that few readers of the page need.
    mutationFn: async (form: ReportForm | PeoplesForm) => {
      const { downloadForPeople, downloadReport } = await import('./download-report.ts');
      if (typeof form === 'object') await downloadForPeople(form, run);
      else await downloadReport(form, { run, results, version });
    },
  });
  const pair = (label: string, form: Omit<PeoplesForm, 'format'>) => (
    <Fragment key={label}>
      <Menu.Item onClick={() => making.mutate({ ...form, format: 'pdf' })}>{`${label} (PDF)`}</Menu.Item>
      <Menu.Item onClick={() => making.mutate({ ...form, format: 'html' })}>{`${label} (HTML)`}</Menu.Item>
    </Fragment>
  );
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={making.isPending}>
            Report
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
          <Menu.Label>For people</Menu.Label>
          {pair(kinds.executive, { kind: 'executive' })}
          {pair(kinds.technical, { kind: 'technical' })}
          {run.status === 'Finished' &&
            pricing?.frameworks.map(({ framework, title }) => pair(title, { kind: 'framework', framework }))}
          <Menu.Item onClick={() => setIsSharing(true)}>Share a report by a link</Menu.Item>
          <Menu.Label>For programs</Menu.Label>
          {/* The cast: the keys are those of the table above. */}
          {(Object.keys(forms) as ReportForm[]).map((form) => (
            <Menu.Item key={form} onClick={() => making.mutate(form)}>
              {forms[form]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isSharing && <ShareReport run_id={run.run_id} onClose={() => setIsSharing(false)} />}
      {making.error && <Failure error={making.error} what="The report cannot be made" />}
    </>
  );
}
