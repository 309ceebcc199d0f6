import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import { PageTitle } from './page-title.tsx';

export const NotFoundPage = () => (
  <Stack align="flex-start">
    <PageTitle>No such page</PageTitle>
    <Text>The address may be of a run that was deleted, or mistyped.</Text>
    <Anchor component={Link} href="/">
      To the first page
    </Anchor>
  </Stack>
);
