import { Center, Paper, Text, Title } from '@mantine/core';
import { useDocumentTitle, useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { noteMove } from '../shown/page-context.ts';
import { followLink, type Session, sessionQuery } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** What who is not signed in sees at every address. */
export function SignInPage() {
  const queries = useQueryClient();
  const enter = (session: Session) => {
    noteMove();
    queries.setQueryData(sessionQuery.queryKey, session);
  };
  useWindowEvent('hashchange', followLink);
  useDocumentTitle('Sign in · Redoubt');
  return (
    <Center component="main" mih="100vh" p="md">
      <Paper withBorder shadow="sm" p="xl" w="100%" maw={440}>
        <SignInForm onSignedIn={enter}>
          <Title order={1} size="h2">
            Redoubt
          </Title>
          <Text c="dimmed">Guardrails, AI proxy and red team for applications built on language models.</Text>
        </SignInForm>
      </Paper>
    </Center>
  );
}
