import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

/** A place of its own for a part of a page, so that the window of the test stays where it is. */
export function placeAt(path: string) {
  const { hook, searchHook, history = [] } = memoryLocation({ path, record: true });
  return {
    At: ({ children }: { children: ReactNode }) => (
      <Router hook={hook} searchHook={searchHook}>
        {children}
      </Router>
    ),
    /** The addresses that were gone to, the first included. */
    history: history as readonly string[],
  };
}
