import { Stack } from '@mantine/core';
import { ServiceError } from '@redoubt/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { Listed } from '../../../shown/listed.tsx';
import { PageHead } from '../../../shown/page-head.tsx';
import { Deliveries } from './deliveries.tsx';
import type { Webhook } from './webhook.ts';
import { WebhookCard } from './webhook-card.tsx';

/** Where events of the organisation are sent, and what became of them. */
export function WebhookPage() {
  const webhook = useQuery({
    queryKey: ['webhook'],
    queryFn: async ({ signal }): Promise<Webhook | null> => {
      try {
        return await api.admin.getWebhook({}, { signal });
      } catch (error) {
        if (error instanceof ServiceError && error.status === 404) return null;
        throw error;
      }
    },
  });
  return (
    <Stack>
      <PageHead
        title="Webhook"
        about="A signed request to an address of yours when a balance reaches 50, 80 and 100 % of its limit, and when a red-team run ends."
      />
      <Listed query={webhook} failure="The webhook cannot be read">
        {(data) => <WebhookCard key={data?.updated_at ?? 'none'} webhook={data} />}
      </Listed>
      <Deliveries />
    </Stack>
  );
}
