/** For a scrolled table without links or buttons: a keyboard scrolls only what has the focus. */
export const focusable = { viewportProps: { tabIndex: 0 } } as const;
