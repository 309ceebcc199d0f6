import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** Returns whether a value differs from what it was when the form was opened. */
export function useChanged(value: unknown): boolean {
  const now = JSON.stringify(value);
  const [first] = useState(now);
  return now !== first;
}

let isSettled = false;

/** Goes to another page without a question, because what the form held is saved or deleted. */
export function leaveSettled(leave: () => void): void {
  isSettled = true;
  leave();
  isSettled = false;
}

/**
 * Asks before a page with a changed form is left: by a link, by Back and Forward, and, with the browser's own question,
 * by closing or reloading the window. Browsers without the Navigation API ask only the latter.
 */
export function ChangedForm({ isChanged }: { isChanged: boolean }) {
  const [leave, setLeave] = useState<() => void>();
  const isLeaving = useRef(false);
  const [, go] = useLocation();
  useEffect(() => {
    if (!isChanged || !('navigation' in window)) return;
    const ask = (event: NavigateEvent) => {
      if (isLeaving.current || isSettled || !leavesPage(event)) return;
      event.preventDefault();
      const { key, url } = event.destination;
      const isTraversal = event.navigationType === 'traverse';
      setLeave(() => () => (isTraversal ? navigation.traverseTo(key) : go(url.slice(location.origin.length))));
    };
    navigation.addEventListener('navigate', ask);
    return () => navigation.removeEventListener('navigate', ask);
  }, [isChanged, go]);
  useWindowEvent('beforeunload', (event) => {
    if (isChanged && !isLeaving.current) event.preventDefault();
  });
  const stay = () => setLeave(undefined);
  return (
    <Modal opened={leave !== undefined} onClose={stay} title="Leave without saving?" withCloseButton={false}>
      <Stack>
        <Text size="sm">What you changed on this page is not saved.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={stay} data-autofocus>
            Stay
          </Button>
          <Button
            color="red"
            onClick={() => {
              isLeaving.current = true;
              leave?.();
            }}
          >
            Leave
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Whether a navigation that can be stopped leads to another page. To another document, the browser asks by itself. */
const leavesPage = ({ cancelable, defaultPrevented, destination }: NavigateEvent): boolean =>
  cancelable &&
  !defaultPrevented &&
  destination.sameDocument &&
  new URL(destination.url).pathname !== location.pathname;
