import { Anchor, Button, Center, Code, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Failure } from '../shown/failure.tsx';
import { sessionQuery, signIn } from './session.ts';

/** Asks for a key. The service keeps it in a cookie that no script can read. */
export function SignInPage() {
  const [key, setKey] = useState('');
  const queries = useQueryClient();
  const signing = useMutation({
    mutationFn: signIn,
    onSuccess: (session) => queries.setQueryData(sessionQuery.queryKey, session),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signing.mutate(key.trim());
  };
  return (
    <Center component="main" mih="100vh" p="md">
      <Paper withBorder shadow="sm" p="xl" w="100%" maw={440}>
        <form onSubmit={submit}>
          <Stack>
            <Title order={1} size="h2">
              Redoubt
            </Title>
            <Text c="dimmed">Guardrails, AI proxy and red team for applications built on language models.</Text>
            <PasswordInput
              label="API key"
              description="The first start of the service prints one"
              placeholder="sk_…"
              value={key}
              onChange={(event) => setKey(event.currentTarget.value)}
              autoComplete="current-password"
              data-autofocus
              required
            />
            {signing.error && <Failure error={signing.error} what="Not signed in" />}
            <Button type="submit" loading={signing.isPending} disabled={key.trim() === ''}>
              Sign in
            </Button>
            <Text size="sm" c="dimmed">
              Lost it? On the machine of the service, <Code>redoubt keys create --data-dir …</Code> makes another.{' '}
              <Anchor href="/docs" size="sm">
                The API
              </Anchor>
            </Text>
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}
