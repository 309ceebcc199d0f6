import { Center, Loader } from '@mantine/core';

/** Stands where something is still on its way. */
export const Loading = () => (
  <Center p="xl" role="status" aria-label="Loading">
    <Loader />
  </Center>
);
