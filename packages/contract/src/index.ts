import { createKey, listKeys, revokeKey } from './admin/keys.ts';
import { deleteWebhook, getWebhook, listEvents, setWebhook, testWebhook } from './admin/webhook.ts';
import { detect } from './guardrails/detect.ts';
import * as guardrails from './guardrails/free.ts';
import * as service from './service/probes.ts';

export type { EventState } from './admin/webhook.ts';
export type { Balance, CallOf, Endpoint, RequestOf, ResponseOf } from './endpoint.ts';
export * from './errors.ts';
export * from './guardrails/detection.ts';
export * from './guardrails/detectors.ts';
export * from './headers.ts';
export * from './names.ts';
export { openapi } from './openapi.ts';
export { type Planned, planned } from './planned.ts';
export * from './scopes.ts';

/** Every operation the service offers, grouped as the client exposes them. */
export const contract = {
  service: { health: service.health, ready: service.ready },
  guardrails: {
    detect,
    health: guardrails.health,
    status: guardrails.status,
    models: guardrails.models,
  },
  admin: { createKey, listKeys, revokeKey, setWebhook, getWebhook, deleteWebhook, testWebhook, listEvents },
} as const;
export type Contract = typeof contract;
