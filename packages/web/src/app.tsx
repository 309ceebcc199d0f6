import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { pages } from './pages.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { Shell } from './shell/shell.tsx';
import { Loading } from './shown/loading.tsx';
import { NotFoundPage } from './shown/not-found-page.tsx';
import { colours, theme } from './theme.ts';

// The client of the service sends calls again by itself where that is safe.
const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } });
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
// Dialogs lock the scrolling of the page by a style of their own.
setNonce(nonce);

/** The whole application: a session, then the page of the address. */
export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={colours} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <Notifications position="bottom-right" />
      <QueryClientProvider client={queries}>
        <SessionGate>
          <Shell>
            <Suspense fallback={<Loading />}>
              <Switch>
                {pages.map(({ path, component }) => (
                  <Route key={path} path={path} component={component} />
                ))}
                <Route component={NotFoundPage} />
              </Switch>
            </Suspense>
          </Shell>
        </SessionGate>
      </QueryClientProvider>
    </MantineProvider>
  );
}
