import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

interface PageHeadProps {
  readonly title: string;
  /** One sentence: what the page is for. */
  readonly about?: ReactNode;
  /** The buttons of the page. */
  readonly children?: ReactNode;
}

/** The first lines of a page: its title, what it is for, and what one can do on it. */
export function PageHead({ title, about, children }: PageHeadProps) {
  return (
    <Group justify="space-between" align="flex-start">
      <Stack gap={4}>
        <PageTitle>{title}</PageTitle>
        {about && <Text c="dimmed">{about}</Text>}
      </Stack>
      {children && <Group gap="xs">{children}</Group>}
    </Group>
  );
}
