import { Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** One figure with what it is, and a line about it. */
export function Figure({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <Card withBorder>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text size="xl" fw={700}>
        {value}
      </Text>
      <Text size="xs" c="dimmed">
        {children}
      </Text>
    </Card>
  );
}
