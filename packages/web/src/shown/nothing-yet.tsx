import { Card, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** Stands where a list is empty. Says what would be there, and its children how to get the first. */
export function NothingYet({ title, about, children }: { title: string; about: string; children?: ReactNode }) {
  return (
    <Card withBorder p="xl">
      <Stack align="center" gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text c="dimmed" ta="center" maw={520}>
          {about}
        </Text>
        {children}
      </Stack>
    </Card>
  );
}
