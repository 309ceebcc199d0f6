import '@mantine/core/styles.css';
import '../look.css';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { colours, theme } from '../theme.ts';

/** Shows a part of a page in the browser of the test, in the colours of the pages and with questions of its own. */
export const show = (part: ReactNode) =>
  render(
    <MantineProvider theme={theme} cssVariablesResolver={colours}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {part}
      </QueryClientProvider>
    </MantineProvider>,
  );
