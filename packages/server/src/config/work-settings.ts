import { z } from 'zod';
import { originOfUrl, type Setting, wholeNumber, yes } from './setting.ts';

/** Settings for how much work the service does at once, and for whom. */
export const workSettings = {
  workers: {
    env: 'REDOUBT_WORKERS',
    schema: wholeNumber(1, 64).default(2),
    default: '2',
    description:
      'Threads for texts that are too heavy for the main one, shared fairly by organisation. They start when first needed; up to three more do where others have them all, and for a light text beside heavy ones of its own organisation.',
  },
  textSeconds: {
    env: 'REDOUBT_TEXT_SECONDS',
    schema: wholeNumber(1, 600).default(5),
    default: '5',
    description:
      'Seconds of a processor that judging a text may take, and one more for every 100,000 characters; then it is 422 `text_too_slow`, and charged.',
  },
  restart: {
    env: 'REDOUBT_RESTART',
    schema: yes.default(true),
    default: 'true',
    description:
      'Whether `redoubt start` and `redoubt worker` run the service in a process of its own, and start it again when it dies. `false` for a process manager or a container that does so itself. See [docs/operate/running.md](../operate/running.md#when-it-dies).',
  },
  freeAtOnce: {
    env: 'REDOUBT_FREE_AT_ONCE',
    schema: wholeNumber(1, 10_000).default(8),
    default: '8',
    description:
      'Calls of one key that work for nothing at once, such as `hallucination` and the health of a target; more are 429. See [docs/money/credits.md](../money/credits.md).',
  },
  freePerMinute: {
    env: 'REDOUBT_FREE_PER_MINUTE',
    schema: wholeNumber(1, 1_000_000).default(600),
    default: '600',
    description: 'The same in a minute, ten seconds’ worth of them at once; more are 429.',
  },
  relayConnections: {
    env: 'REDOUBT_RELAY_CONNECTIONS',
    schema: wholeNumber(1, 10_000).default(100),
    default: '100',
    description:
      'Bridges that one organisation may have connected to a process at once; more are 429. See [docs/redteam/relay.md](../redteam/relay.md).',
  },
  nodeUrl: {
    env: 'REDOUBT_NODE_URL',
    schema: originOfUrl.optional(),
    default: '',
    description:
      'Where other nodes and workers on the same PostgreSQL reach this process, such as `http://10.0.0.5:8787`, so that they reach the [bridges](../redteam/relay.md) that are connected to it. Unset: they do not.',
  },
  scanRobots: {
    env: 'REDOUBT_SCAN_ROBOTS',
    schema: yes.default(true),
    default: 'true',
    description:
      'Whether pages to scan, and pictures and recordings that are sent as addresses, are left alone where the `robots.txt` of their site forbids them. See [docs/guardrails/scans.md](../guardrails/scans.md).',
  },
  scanContact: {
    env: 'REDOUBT_SCAN_CONTACT',
    schema: z
      .string()
      .regex(/^[\x21-\x27\x2a-\x7e]{3,200}$/, 'an address without spaces and parentheses')
      .optional(),
    default: '',
    description:
      'A mail or web address that the service names to the sites that it fetches pages and files from, in its `User-Agent`. Unset: none.',
  },
} as const satisfies Record<string, Setting>;
