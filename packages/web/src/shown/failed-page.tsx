import { Anchor, Stack, Title } from '@mantine/core';
import { Link } from 'wouter';
import { Failure } from './failure.tsx';

interface FailedPageProps {
  /** What the page would show, such as the name of a model. */
  readonly title: string;
  readonly error: Error;
  readonly what: string;
  /** The page with all of them. */
  readonly list: { readonly href: string; readonly label: string };
}

/** Stands in place of a page whose subject cannot be read, and leads back. */
export const FailedPage = ({ title, error, what, list }: FailedPageProps) => (
  <Stack>
    <Anchor component={Link} href={list.href} size="sm">
      {list.label}
    </Anchor>
    <Title order={1}>{title}</Title>
    <Failure error={error} what={what} />
  </Stack>
);
