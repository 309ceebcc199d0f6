import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { Loading } from '../shown/loading.tsx';
import { PageContext, windowTitle } from '../shown/page-context.ts';
import { PageBoundary } from './page-boundary.tsx';

/** What every page has around it: the title of the window, a sign that it loads, and what stands there if it fails. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  const isArriving = useRef(true);
  // Before the effects of the heading, which may name the page more exactly.
  useLayoutEffect(() => {
    document.title = windowTitle(title);
  }, [title]);
  return (
    <PageContext value={{ title, isArriving }}>
      <PageBoundary>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </PageBoundary>
    </PageContext>
  );
}
