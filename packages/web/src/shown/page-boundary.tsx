import { Button, Stack, Text } from '@mantine/core';
import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

/** A part of the pages that could not be loaded. */
class PartMissing extends Error {}

/** A page that is loaded when somebody opens it. */
export const late = (load: () => Promise<{ default: ComponentType }>): ComponentType =>
  lazy(() =>
    load().catch((cause: unknown) => {
      throw new PartMissing('A part of the pages could not be loaded', { cause });
    }),
  );

/** Shows its children. Where they fail, it says so and offers to reload, instead of leaving a white page. */
export class PageBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override render(): ReactNode {
    return 'error' in this.state ? <FailedPart error={this.state.error} /> : this.props.children;
  }
}

function FailedPart({ error }: { error: unknown }) {
  const isMissing = error instanceof PartMissing;
  return (
    <Stack align="flex-start" p="md" role="alert">
      <PageTitle>{isMissing ? 'This page could not be loaded' : 'This page has failed'}</PageTitle>
      <Text>
        {isMissing
          ? 'The service does not answer, or was upgraded since this window was opened. Reload to get the pages as they are now.'
          : `Reload to begin it anew. It said: ${error instanceof Error ? error.message : String(error)}`}
      </Text>
      <Button onClick={() => location.reload()}>Reload</Button>
    </Stack>
  );
}
