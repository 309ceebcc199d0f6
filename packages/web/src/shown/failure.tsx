import { Alert, Code, List, Text } from '@mantine/core';
import { ServiceError } from '@redoubt/client';
import { problemsOf } from './field-errors.ts';

/** Says what did not work, in the words of the service, with the id that its log has. */
export function Failure({ error, what }: { error: Error; what: string }) {
  const problems = problemsOf(error);
  return (
    <Alert color="red" title={what} role="alert">
      <Text size="sm">
        {error instanceof ServiceError ? error.message : `The service does not answer: ${error.message}`}
      </Text>
      {problems.length > 1 && (
        <List size="sm" mt="xs">
          {problems.map(({ field, message }) => (
            <List.Item key={`${field} ${message}`}>
              <Code>{field}</Code> {message}
            </List.Item>
          ))}
        </List>
      )}
      {error instanceof ServiceError && error.requestId && (
        <Text size="xs" c="dimmed" mt="xs">
          {error.status > 0 && `${error.status} `}
          <Code>{error.code}</Code> · request {error.requestId}
        </Text>
      )}
    </Alert>
  );
}
