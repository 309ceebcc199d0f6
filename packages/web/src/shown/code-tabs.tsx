import { Tabs } from '@mantine/core';
import { CodeBlock } from './code-block.tsx';

/** The same request in several languages, a tab each. The first is open. */
export function CodeTabs({ forms }: { forms: Readonly<Record<string, string>> }) {
  const names = Object.keys(forms);
  return (
    <Tabs defaultValue={names[0] ?? null} keepMounted={false}>
      <Tabs.List>
        {names.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {Object.entries(forms).map(([name, code]) => (
        <Tabs.Panel key={name} value={name} pt="xs">
          <CodeBlock code={code} label="Copy the request" />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
