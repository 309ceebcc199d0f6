import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from './pages/home/home-page.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { Shell } from './shell/shell.tsx';
import { Loading } from './shown/loading.tsx';
import { NotFoundPage } from './shown/not-found-page.tsx';
import { theme } from './theme.ts';

const PlaygroundPage = lazy(async () => {
  const { PlaygroundPage: page } = await import('./pages/playground/playground-page.tsx');
  return { default: page };
});
const RunListPage = lazy(async () => {
  const { RunListPage: page } = await import('./pages/runs/run-list-page.tsx');
  return { default: page };
});

const RunPage = lazy(async () => {
  const { RunPage: page } = await import('./pages/run/run-page.tsx');
  return { default: page };
});

// The client of the service sends calls again by itself where that is safe.
const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } });
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';

/** The whole application: a session, then the page of the address. */
export function App() {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <QueryClientProvider client={queries}>
        <SessionGate>
          <Shell>
            <Suspense fallback={<Loading />}>
              <Switch>
                <Route path="/" component={HomePage} />
                <Route path="/app/playground" component={PlaygroundPage} />
                <Route path="/app/runs" component={RunListPage} />
                <Route path="/app/runs/:run_id" component={RunPage} />
                <Route component={NotFoundPage} />
              </Switch>
            </Suspense>
          </Shell>
        </SessionGate>
      </QueryClientProvider>
    </MantineProvider>
  );
}
