import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { sayDone } from '../../shown/done.ts';

interface SavedCalls {
  readonly noun: string;
  readonly kind: 'policies' | 'guardrails' | 'codes';
  /** Where its page is, without the name. */
  readonly href: string;
  /** The name after saving. */
  readonly name: string;
  readonly save: () => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
}

/** Saves and deletes what a form shows, and then shows what is there. */
export function useSaved({ noun, kind, href, name, save, remove }: SavedCalls) {
  const queries = useQueryClient();
  const [, go] = useLocation();
  const saving = useMutation<unknown, Error, void>({
    mutationFn: save,
    onSuccess: async () => {
      sayDone(`Saved the ${noun} “${name.trim()}”`);
      await queries.invalidateQueries({ queryKey: ['saved', kind] });
      go(`${href}/${encodeURIComponent(name.trim())}`);
    },
  });
  const deleting = useMutation<unknown, Error, undefined>({
    mutationFn: remove,
    onSuccess: async () => {
      sayDone(`Deleted the ${noun} “${name}”`);
      queries.removeQueries({ queryKey: ['saved', kind, name] });
      await queries.invalidateQueries({ queryKey: ['saved', kind] });
      go(`/app/policies?kind=${kind}`);
    },
  });
  return { saving, deleting };
}
