import { Stack, Tabs } from '@mantine/core';
import { useSearchParams } from 'wouter';
import { PageHead } from '../../shown/page-head.tsx';
import { AnswerChecks } from './checks/answer-checks.tsx';
import { JudgeTab } from './judge-tab.tsx';

const tabs = { judge: 'Detectors', answers: 'Answers of a model' } as const;

/** Judges what somebody types or chooses, and says what was found and what it cost. The tab is in the address. */
export function PlaygroundPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'answers' ? 'answers' : 'judge';
  return (
    <Stack>
      <PageHead title="Playground" about="Try detectors on texts, files and pages. Nothing is kept." />
      <Tabs
        value={tab}
        onChange={(value) => setSearch(value === 'answers' ? { tab: 'answers' } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {Object.entries(tabs).map(([name, label]) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="judge">
          <JudgeTab />
        </Tabs.Panel>
        <Tabs.Panel value="answers">
          <AnswerChecks />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
