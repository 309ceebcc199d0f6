import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { TaskHeaders } from './task-selection.ts';

export const downloadLink = endpoint({
  method: 'GET',
  path: '/redteam/download-link',
  summary: 'A link to all results of a task and its prompts, as a ZIP file',
  description: 'Whoever has the link can open it, without a key, until it expires.',
  scope: 'redteam',
  successor: '/rt/runs/:run_id/records',
  headers: TaskHeaders,
  failures: ['not_found'],
  response: z.object({
    link: z
      .string()
      .describe(
        'Begins with `REDOUBT_PUBLIC_URL` where that is set. Otherwise it is a path of the service that was asked',
      ),
    expiry: z.int().describe('Seconds for which the link is valid'),
    expires_at: z.string(),
  }),
});

export const download = endpoint({
  method: 'GET',
  path: '/redteam/download/:task_id',
  summary: 'The file behind a download link',
  description:
    'Holds `results.json`, `records.ndjson`, `records.csv` and `dataset.ndjson`, in the form of the current API.',
  scope: 'none',
  successor: '/rt/runs/:run_id/records',
  params: z.object({ task_id: z.string().max(100) }),
  query: z.object({ signature: z.string().max(2_000).default('') }),
  failures: ['invalid_link', 'link_expired'],
  streams: ['application/zip'],
  isOnlyStreamed: true,
  response: z.string(),
});
