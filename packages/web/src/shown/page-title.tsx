import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { hasMoved, noteMove, useShownPage, windowTitle } from './page-context.ts';

/**
 * The heading of a page, which also names its window. It takes the focus when somebody came to the page, and when what
 * had the focus is gone, so that a keyboard and a reader of the screen begin there. A page that the browser loaded begins
 * at its top, as every page does.
 */
export function PageTitle({ children }: { children: string }) {
  const { title, isArriving } = useShownPage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = windowTitle(children === title || title === '' ? children : `${children} · ${title}`);
  }, [children, title]);
  useEffect(() => {
    const isWanted = isArriving.current ? hasMoved() : document.activeElement === document.body;
    isArriving.current = false;
    noteMove();
    if (isWanted) heading.current?.focus({ preventScroll: true });
  }, [isArriving]);
  return (
    <Title order={1} ref={heading} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Title>
  );
}
