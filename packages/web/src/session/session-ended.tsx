import { Modal, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Session, sessionQuery } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Above every other dialog, which may be the one that found the session ended. */
export const ON_TOP = 400;

/** Asks to sign in again over the page, which stays as it is with what was typed. `last` is the session that ended. */
export function SessionEnded({ last }: { last: Session }) {
  const queries = useQueryClient();
  const goOn = (session: Session) => {
    queries.setQueryData(sessionQuery.queryKey, session);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  };
  return (
    <Modal
      opened
      onClose={() => undefined}
      title="Your session has ended"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={ON_TOP}
    >
      <SignInForm onSignedIn={goOn}>
        <Text size="sm">
          Sign in to go on. What you typed is kept. You were signed in with “{last.key.name}”, in the project “
          {last.project.name}”.
        </Text>
      </SignInForm>
    </Modal>
  );
}
