import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useSession } from '../../session/session.ts';
import { Failure } from '../../shown/failure.tsx';
import type { ReportForm } from './download-report.ts';
import type { Run, RunResults } from './run-queries.ts';

const forms: Readonly<Record<ReportForm, string>> = {
  html: 'HTML, for people',
  md: 'Markdown, in short',
  junit: 'JUnit, for a pipeline',
  sarif: 'SARIF, for a code host',
  csv: 'CSV, a line for each record',
  ndjson: 'NDJSON, whole records',
  json: 'JSON, results and records',
};

/** Makes a report in the browser and downloads it. */
export function ReportMenu({ run, results }: { run: Run; results: RunResults }) {
  const { version } = useSession();
  const making = useMutation({
    // Reports are a large part that few readers of the page need.
    mutationFn: async (form: ReportForm) =>
      (await import('./download-report.ts')).downloadReport(form, { run, results, version }),
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={making.isPending}>
            Report
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {/* The cast: the keys are those of the table above. */}
          {(Object.keys(forms) as ReportForm[]).map((form) => (
            <Menu.Item key={form} onClick={() => making.mutate(form)}>
              {forms[form]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {making.error && <Failure error={making.error} what="The report cannot be made" />}
    </>
  );
}
