import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const getSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  summary: 'What the service runs with: its version, its store and every setting without secrets (operator only)',
  scope: 'admin',
  failures: ['forbidden'],
  response: z.object({
    version: z.string(),
    node_version: z.string(),
    store: z.enum(['sqlite', 'postgres']),
    started_at: z.string().describe('When the process that answers was started'),
    settings: z.array(
      z.object({
        name: z.string().describe('As in the environment and in the settings file'),
        value: z.unknown().describe('null where it is not set, or is a secret'),
        is_set: z.boolean().describe('Whether it differs from its default'),
        is_secret: z.boolean(),
        default: z.string(),
        description: z.string(),
      }),
    ),
  }),
});
