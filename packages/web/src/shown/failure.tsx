import { Alert, Code, Text } from '@mantine/core';
import { ServiceError } from '@redoubt/client';

/** Says what did not work, in the words of the service, with the id that its log has. */
export function Failure({ error, what }: { error: Error; what: string }) {
  return (
    <Alert color="red" title={what} role="alert">
      <Text size="sm">
        {error instanceof ServiceError ? error.message : `The service does not answer: ${error.message}`}
      </Text>
      {error instanceof ServiceError && error.requestId && (
        <Text size="xs" c="dimmed" mt="xs">
          {error.status} <Code>{error.code}</Code> · request {error.requestId}
        </Text>
      )}
    </Alert>
  );
}
