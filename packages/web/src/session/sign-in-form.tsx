import { Anchor, Button, Code, PasswordInput, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { command } from '../api.ts';
import { CodeBlock } from '../shown/code-block.tsx';
import { Failure } from '../shown/failure.tsx';
import { failureOfLink, hasPassword, type Session, signIn } from './session.ts';

/** What one signs in with. */
const ways = {
  password: { label: 'Password', description: 'Of the operator: REDOUBT_ADMIN_PASSWORD', placeholder: '' },
  key: { label: 'API key', description: 'The first start of the service prints one', placeholder: 'sk_…' },
} as const;
type Way = keyof typeof ways;

interface SignInFormProps {
  /** What stands above the fields. */
  readonly children: ReactNode;
  readonly onSignedIn: (session: Session) => void;
}

/** Asks for a key or a password. The service keeps the session in a cookie that no script can read. */
export function SignInForm({ children, onSignedIn }: SignInFormProps) {
  const [way, setWay] = useState<Way>(hasPassword ? 'password' : 'key');
  const [secret, setSecret] = useState('');
  const signing = useMutation({ mutationFn: signIn, onSuccess: onSignedIn });
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
    <form onSubmit={submit}>
      <Stack>
        {children}
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
      <Anchor href="/docs" size="sm" underline="always">
        The API
      </Anchor>
    </Text>
  </Stack>
);
