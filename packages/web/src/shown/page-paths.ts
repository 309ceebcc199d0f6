import { createContext, useContext } from 'react';

/** The addresses of all pages. A page cannot import the list, which imports the pages. */
export const PagePaths = createContext<readonly string[]>([]);

/** Returns the addresses of all pages, with `:name` for what changes. */
export const usePagePaths = (): readonly string[] => useContext(PagePaths);

/** Returns the address of a page, with its parameters filled in. Undefined where there is no such page. */
export function usePageOf(path: string, params: Readonly<Record<string, string>> = {}): string | undefined {
  if (!usePagePaths().includes(path)) return undefined;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
