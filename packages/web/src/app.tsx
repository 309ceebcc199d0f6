import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { type AroundNavHandler, Route, Router, Switch, useLocation } from 'wouter';
import { pages, titleOf } from './pages.tsx';
import { queries } from './queries.ts';
import { IfAllowed } from './session/if-allowed.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { PageBoundary } from './shell/page-boundary.tsx';
import { PageFrame } from './shell/page-frame.tsx';
import { Shell } from './shell/shell.tsx';
import { NotFoundPage } from './shown/not-found-page.tsx';
import { colours, theme } from './theme.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
// What keeps the page still behind a dialog adds a style of its own.
setNonce(nonce);

/** A page that a link leads to begins at its top. Where Back leads, the browser remembers how far one had read. */
const toTop: AroundNavHandler = (navigate, to, options) => {
  const before = location.pathname;
  navigate(to, options);
  if (location.pathname !== before) window.scrollTo(0, 0);
};

/** The whole application: a session, then the page of the address. */
export function App() {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={colours} defaultColorScheme="auto" getStyleNonce={() => nonce}>
      <Notifications position="bottom-right" />
      <QueryClientProvider client={queries}>
        <Router aroundNav={toTop}>
          <PageBoundary>
            <SessionGate>
              <Shell>
                <PageOfAddress />
              </Shell>
            </SessionGate>
          </PageBoundary>
        </Router>
      </QueryClientProvider>
    </MantineProvider>
  );
}

function PageOfAddress() {
  const [address] = useLocation();
  return (
    <Switch>
      {pages.map((page) => (
        <Route key={page.path} path={page.path}>
          <PageFrame key={address} title={titleOf(page)}>
            <IfAllowed scope={page.listed?.scope}>
              <page.component />
            </IfAllowed>
          </PageFrame>
        </Route>
      ))}
      <Route>
        <PageFrame key={address} title="No such page">
          <NotFoundPage />
        </PageFrame>
      </Route>
    </Switch>
  );
}
