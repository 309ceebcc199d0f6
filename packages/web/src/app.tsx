import { Anchor, MantineProvider, Stack, Text } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { type AroundNavHandler, Link, Route, Router, Switch, useLocation } from 'wouter';
import { command } from './api.ts';
import { pages, titleOf } from './pages.tsx';
import { queries } from './queries.ts';
import { useSession } from './session/session.ts';
import { SessionGate } from './session/session-gate.tsx';
import { Shell } from './shell/shell.tsx';
import { CodeBlock } from './shown/code-block.tsx';
import { LoadingPage } from './shown/loading.tsx';
import { NothingYet } from './shown/nothing-yet.tsx';
import { PageBoundary } from './shown/page-boundary.tsx';
import { PageContext, useShownPage, windowTitle } from './shown/page-context.ts';
import { PageTitle } from './shown/page-title.tsx';
import { colours, theme } from './theme.ts';

const NotFoundPage = () => (
  <Stack align="flex-start">
    <PageTitle>No such page</PageTitle>
    <Text>The address may be of a run that was deleted, or mistyped.</Text>
    <Anchor component={Link} href="/">
      To the first page
    </Anchor>
  </Stack>
);

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
          <PageFrame key={address} title={titleOf(page)} isForm={page.isForm === true}>
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

/** Shows a page to keys with its scope. Tells others which scope it needs. */
function IfAllowed({ scope, children }: { scope: string | undefined; children: ReactNode }) {
  const { key } = useSession();
  const { title } = useShownPage();
  if (scope === undefined || key.scopes.includes(scope)) return children;
  return (
    <Stack>
      <PageTitle>{title}</PageTitle>
      <NothingYet
        title={`This page needs the scope “${scope}”`}
        about={`You are signed in with the key “${key.name}”, which has ${key.scopes.join(', ') || 'no scope'}. Whoever has a key with the scope admin can make you another:`}
      >
        <CodeBlock code={`${command} keys create NAME --scopes ${scope}`} label="Copy the command" />
      </NothingYet>
    </Stack>
  );
}

/** The widths of pages, in pixels: of forms, and of all others. */
const MAX_FORM = 1_200;
const MAX_PAGE = 1_640;

/** What every page has around it: the title of the window, a sign that it loads, and what stands there if it fails. */
function PageFrame({ title, isForm = false, children }: { title: string; isForm?: boolean; children: ReactNode }) {
  const isArriving = useRef(true);
  // Before the effects of the heading, which may name the page more exactly.
  useLayoutEffect(() => {
    document.title = windowTitle(title);
  }, [title]);
  return (
    <PageContext value={{ title, isArriving }}>
      <PageBoundary>
        <div style={{ maxWidth: isForm ? MAX_FORM : MAX_PAGE }}>
          <Suspense fallback={<LoadingPage />}>{children}</Suspense>
        </div>
      </PageBoundary>
    </PageContext>
  );
}
