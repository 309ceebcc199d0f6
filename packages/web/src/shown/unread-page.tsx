import { Anchor, Stack } from '@mantine/core';
import { Link } from 'wouter';
import { Failure } from './failure.tsx';
import { LoadingPage } from './loading.tsx';
import { PageTitle } from './page-title.tsx';

interface UnreadPageProps {
  /** What the page would show, such as the name of a model. */
  readonly title: string;
  readonly query: { readonly error: Error | null };
  /** What to say where it cannot be read. */
  readonly what: string;
  /** The page with all of them. */
  readonly list: { readonly href: string; readonly label: string };
}

/** Stands in place of a page whose subject is on its way, or cannot be read, and then leads back. */
export function UnreadPage({ title, query: { error }, what, list }: UnreadPageProps) {
  if (!error) return <LoadingPage />;
  return (
    <Stack>
      <Anchor component={Link} href={list.href} size="sm">
        {list.label}
      </Anchor>
      <PageTitle>{title}</PageTitle>
      <Failure error={error} what={what} />
    </Stack>
  );
}
