import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened, or to the heading of the page where that is gone. Mantine does
 * the former for dialogs that stay mounted while they are closed. This is for those that are there only while they are
 * open.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => focusAgain(opener), [opener]);
}

/** Gives the focus to an element, or to the heading of the page where the element is gone. */
export function focusAgain(element: Element | null): void {
  const isThere = element instanceof HTMLElement && element.isConnected && element !== document.body;
  const heading = document.querySelector<HTMLElement>('h1');
  (isThere ? element : heading)?.focus({ preventScroll: true });
}
