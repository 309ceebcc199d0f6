import {
  Anchor,
  Button,
  Center,
  Code,
  Paper,
  PasswordInput,
  SegmentedControl,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { command } from '../api.ts';
import { CodeBlock } from '../shown/code-block.tsx';
import { Failure } from '../shown/failure.tsx';
import { failureOfLink, followLink, hasPassword, sessionQuery, signIn } from './session.ts';

/** What one signs in with. */
const ways = {
  password: { label: 'Password', description: 'Of the operator: REDOUBT_ADMIN_PASSWORD', placeholder: '' },
  key: { label: 'API key', description: 'The first start of the service prints one', placeholder: 'sk_…' },
} as const;
type Way = keyof typeof ways;

/** Asks for a key or a password. The service keeps the session in a cookie that no script can read. */
export function SignInPage() {
  const [way, setWay] = useState<Way>(hasPassword ? 'password' : 'key');
  const [secret, setSecret] = useState('');
  const queries = useQueryClient();
  useWindowEvent('hashchange', followLink);
  const signing = useMutation({
    mutationFn: signIn,
    onSuccess: (session) => queries.setQueryData(sessionQuery.queryKey, session),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signing.mutate(way === 'key' ? { key: secret.trim() } : { password: secret });
  };
  const change = (next: Way) => {
    setWay(next);
    setSecret('');
    signing.reset();
  };
  const failure = signing.error ?? failureOfLink();
  return (
    <Center component="main" mih="100vh" p="md">
      <Paper withBorder shadow="sm" p="xl" w="100%" maw={440}>
        <form onSubmit={submit}>
          <Stack>
            <Title order={1} size="h2">
              Redoubt
            </Title>
            <Text c="dimmed">Guardrails, AI proxy and red team for applications built on language models.</Text>
            {hasPassword && <WayChoice way={way} onChange={change} />}
            <PasswordInput
              {...ways[way]}
              value={secret}
              onChange={(event) => setSecret(event.currentTarget.value)}
              autoComplete="current-password"
              data-autofocus
              required
            />
            {failure && <Failure error={failure} what="Not signed in" />}
            <Button type="submit" loading={signing.isPending} disabled={secret.trim() === ''}>
              Sign in
            </Button>
            <Lost />
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}

function WayChoice({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const data = (['password', 'key'] as const).map((value) => ({ value, label: ways[value].label }));
  return (
    <SegmentedControl
      aria-label="Sign in with"
      data={data}
      value={way}
      onChange={(next) => onChange(next === 'key' ? 'key' : 'password')}
    />
  );
}

/** The ways in for who has no key at hand. The commands work on the machine of the service. */
const Lost = () => (
  <Stack gap="xs">
    <Text size="sm" c="dimmed">
      Lost it? In the folder where the service was started, this prints a link that signs in once:
    </Text>
    <CodeBlock code={`${command} admin link --url ${location.origin}`} label="Copy the command" />
    <Text size="sm" c="dimmed">
      Or make another key: <Code>{command} keys create NAME --data-dir DIR</Code>. The first command takes the folder of
      the store, too, where the service was started with one.{' '}
      <Anchor href="/docs" size="sm">
        The API
      </Anchor>
    </Text>
  </Stack>
);
