import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { command } from '../api.ts';
import { CodeBlock } from '../shown/code-block.tsx';
import { NothingYet } from '../shown/nothing-yet.tsx';
import { useShownPage } from '../shown/page-context.ts';
import { PageTitle } from '../shown/page-title.tsx';
import { useSession } from './session.ts';

/** Shows a page to keys with its scope. Tells others which scope it needs. */
export function IfAllowed({ scope, children }: { scope: string | undefined; children: ReactNode }) {
  const { key } = useSession();
  const { title } = useShownPage();
  if (scope === undefined || key.scopes.includes(scope)) return children;
  return (
    <Stack>
      <PageTitle>{title}</PageTitle>
      <NothingYet
        title={`This page needs the scope “${scope}”`}
        about={`You are signed in with the key “${key.name}”, which has ${key.scopes.join(', ') || 'no scope'}. Whoever has a key with the scope admin can make you another:`}
      >
        <CodeBlock code={`${command} keys create NAME --scopes ${scope}`} label="Copy the command" />
      </NothingYet>
    </Stack>
  );
}
