import { useSearchParams } from 'wouter';

/** Reads filters of a list from the address and changes them there. Other parts of the address stay. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const filters: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = search.get(name);
    if (value !== null) filters[name] = value;
  }
  /** Sets the named filters. null takes one away. */
  const choose = (change: Partial<Record<Name, string | null>>) => {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries<string | null | undefined>(change)) {
        if (value === null || value === undefined) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  };
  const clear = () =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const name of names) next.delete(name);
      return next;
    });
  return { filters, choose, clear };
}
