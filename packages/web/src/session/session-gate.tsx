import { Button, Center, Group, Modal, Paper, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle, useWindowEvent } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Failure } from '../shown/failure.tsx';
import { Loading } from '../shown/loading.tsx';
import { Mark } from '../shown/mark.tsx';
import { noteMove } from '../shown/page-context.ts';
import { followLink, type Session, SessionContext, sessionQuery } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Above every other dialog, which may be the one that found the session ended. */
const ON_TOP = 400;

/** Asks to sign in again over the page, which stays as it is with what was typed. `last` is the session that ended. */
function SessionEnded({ last }: { last: Session }) {
  const queries = useQueryClient();
  const goOn = (session: Session) => {
    queries.setQueryData(sessionQuery.queryKey, session);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  };
  return (
    <Modal
      opened
      onClose={() => undefined}
      title="Your session has ended"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={ON_TOP}
    >
      <SignInForm onSignedIn={goOn}>
        <Text size="sm">
          Sign in to go on. What you typed is kept. You were signed in with “{last.key.name}”, in the project “
          {last.project.name}”.
        </Text>
      </SignInForm>
    </Modal>
  );
}

/**
 * Shows its children to who is signed in, and the page to sign in to others. Where a session ends, the children stay, and
 * a dialog asks to sign in.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, isPending } = useQuery(sessionQuery);
  const [last, setLast] = useState<Session>();
  // What a page shows is of a project. Another one begins anew, also where somebody went there in another window. Until
  // then nothing of the page can be used, because it would be saved in the other project.
  const isElsewhere = data && last && data.project.project_id !== last.project.project_id;
  useEffect(() => {
    if (isElsewhere) location.assign('/');
  }, [isElsewhere]);
  if (data && data !== last && !isElsewhere) setLast(data);
  if (isPending) return <Loading />;
  if (last) {
    return (
      <SessionContext value={last}>
        {children}
        {data === null && <SessionEnded last={last} />}
        {isElsewhere && <OtherProject from={last.project.name} to={data.project.name} />}
      </SessionContext>
    );
  }
  return error ? <Failure error={error} what="The service does not say who is signed in" /> : <SignInPage />;
}

/** Covers a page of a project that the session has left, with the way to the other one. */
function OtherProject({ from, to }: { from: string; to: string }) {
  return (
    <Modal
      opened
      onClose={() => undefined}
      title="You are in another project"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={ON_TOP}
    >
      <Stack>
        <Text size="sm">
          This page is of the project “{from}”, and you are signed in to “{to}” now. What you typed here cannot be saved
          there.
        </Text>
        <Button onClick={() => location.assign('/')}>Go to “{to}”</Button>
      </Stack>
    </Modal>
  );
}

/** What who is not signed in sees at every address. */
function SignInPage() {
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
          <Group gap="sm">
            <Mark size={28} />
            <Title order={1}>Redoubt</Title>
          </Group>
          <Text c="dimmed">Guardrails, AI proxy and red team for applications built on language models.</Text>
        </SignInForm>
      </Paper>
    </Center>
  );
}
