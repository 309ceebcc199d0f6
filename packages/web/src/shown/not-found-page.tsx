import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'wouter';

export const NotFoundPage = () => (
  <Stack align="flex-start">
    <Title order={1}>No such page</Title>
    <Text>The address may be of a run that was deleted, or mistyped.</Text>
    <Anchor component={Link} href="/">
      To the first page
    </Anchor>
  </Stack>
);
