import { Button, Group, Menu } from '@mantine/core';
import { IconArrowsDiff, IconBug, IconCertificate, IconShieldPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { pricingQuery } from '../../redteam/queries.ts';
import { RejudgeButton } from './rejudge-button.tsx';
import { ReportMenu } from './report-menu.tsx';
import type { Run, RunResults } from './run-queries.ts';

/** What can be done with what came of a run. */
export function RunActions({ run, results }: { run: Run; results: RunResults }) {
  const { run_id, status } = run;
  const isFinished = status === 'Finished';
  return (
    <Group gap="xs">
      {results.overall.successes > 0 && !results.verification && (
        <Button
          component={Link}
          href={`/app/runs/${run_id}/guardrail`}
          leftSection={<IconShieldPlus size={16} aria-hidden />}
        >
          Make a guardrail
        </Button>
      )}
      <Button
        component={Link}
        href={`/app/findings?run_id=${run_id}`}
        variant="default"
        leftSection={<IconBug size={16} aria-hidden />}
      >
        Findings
      </Button>
      {isFinished && <FrameworkMenu run_id={run_id} />}
      <Button
        component={Link}
        href={`/app/compare?after=${run_id}`}
        variant="default"
        leftSection={<IconArrowsDiff size={16} aria-hidden />}
      >
        Compare
      </Button>
      <ReportMenu run={run} results={results} />
      {isFinished && <RejudgeButton run_id={run_id} />}
    </Group>
  );
}

function FrameworkMenu({ run_id }: { run_id: string }) {
  const { data } = useQuery(pricingQuery);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={<IconCertificate size={16} aria-hidden />}>
          Frameworks
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {data?.frameworks.map(({ framework, title }) => (
          <Menu.Item key={framework} component={Link} href={`/app/runs/${run_id}/compliance/${framework}`}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
