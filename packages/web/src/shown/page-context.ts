import { createContext, type RefObject, useContext } from 'react';

interface Page {
  /** What the page is called where nothing more exact is known, such as "Policy". */
  readonly title: string;
  /** Whether the page was opened and its heading did not show yet. */
  readonly isArriving: RefObject<boolean>;
}

/** The page that is shown. */
export const PageContext = createContext<Page>({ title: '', isArriving: { current: false } });

/** Returns the page that a component is on. */
export const useShownPage = (): Page => useContext(PageContext);

/** The title of the window with a page. */
export const windowTitle = (title: string): string => `${title} · Redoubt`;

let isMoved = false;

/** Whether the page that the browser loaded was shown, or somebody signed in, so that the next page is one that was gone to. */
export const hasMoved = (): boolean => isMoved;

/** Notes that from now on pages are gone to within the document. */
export const noteMove = (): void => {
  isMoved = true;
};
