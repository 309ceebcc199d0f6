import type { api } from '../../../api.ts';

export type Webhook = Awaited<ReturnType<typeof api.admin.getWebhook>>;
