import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { leaveSettled } from './changed-form.tsx';
import { sayDone } from './done.ts';

interface SavedCalls {
  readonly noun: string;
  /** What queries of these things are called. */
  readonly queryKey: readonly [string, ...string[]];
  /** The page of all of them. */
  readonly listHref: string;
  /** The page of the one with this name. */
  readonly hrefOf: (name: string) => string;
  /** The name after saving. */
  readonly name: string;
  readonly save: () => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

/** Saves and deletes what a form shows, and then shows what is there. */
export function useSaved({ noun, queryKey, listHref, hrefOf, name, save, remove }: SavedCalls) {
  const queries = useQueryClient();
  const [, go] = useLocation();
  const saving = useMutation<unknown, Error, void>({
    mutationFn: save,
    onSuccess: async () => {
      sayDone(`Saved the ${noun} “${name.trim()}”`);
      await queries.invalidateQueries({ queryKey });
      leaveSettled(() => go(hrefOf(name.trim())));
    },
  });
  const deleting = useMutation<unknown, Error, undefined>({
    mutationFn: remove,
    onSuccess: async () => {
      sayDone(`Deleted the ${noun} “${name}”`);
      // The page of what is gone must not ask for it again while it is left.
      leaveSettled(() => go(listHref));
      await queries.invalidateQueries({ queryKey });
    },
  });
  return { saving, deleting };
}
