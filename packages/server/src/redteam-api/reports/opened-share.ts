import { hash, timingSafeEqual } from 'node:crypto';
import { FrameworkId } from '@redoubt/contract';
import { RateLimit } from '@redoubt/providers';
import type { ReportShare, Run } from '@redoubt/store';
import { LRUCache } from 'lru-cache';
import { Failure } from '../../errors.ts';
import type { RedteamContext } from '../context.ts';
import { isKept } from '../endpoints/run-of.ts';
import type { ReportChoice } from './written-report.ts';

/** What a link shows. */
export interface OpenedShare {
  readonly run: Run;
  readonly choice: ReportChoice;
}

type Asked = Pick<RedteamContext, 'store' | 'clock'>;

/** How often a link is answered. The work of a report costs nobody credits, and whoever has the link can ask. */
const PER_MINUTE = 20;
const paces = new LRUCache<string, RateLimit>({ max: 10_000 });

/** Headers of the answer for links that do not work: it is neither kept nor indexed. */
const closed = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' } as const;

/**
 * Returns what a link shows. Throws the same 404 for every link that does not work, so that nobody learns which of them
 * ever did.
 */
export async function openedShare(token: string, context: Asked): Promise<OpenedShare> {
  const share = await knownShare(token, context);
  const run = share && (await context.store.runs.find(share.projectId, share.runId));
  const organisation = run && (await context.store.accounts.findOrganisation(run.organisationId));
  if (!share || !run || !isKept(run) || !organisation?.sharesReports) {
    throw new Failure('not_found', 'This link does not work, or no longer; ask whoever gave it to you for a new one', {
      headers: closed,
      detail: { kind: 'share', name: '' },
    });
  }
  keepPace(share);
  const { kind, format } = share;
  return {
    run,
    choice: {
      kind,
      format,
      framework: FrameworkId.optional()
        .catch(undefined)
        .parse(share.framework ?? undefined),
    },
  };
}

/** The stored form of a secret. It has 256 random bits, so a slow hash would add nothing. */
export const hashOfShare = (secret: string): string => hash('sha256', secret);

/** Whether a text has the form of an id of a link. A database may take no other. */
export const isShareId = (id: string): boolean => /^shr-[0-9a-f]{32}$/.test(id);

/** The link of a token whose secret is right, while it works. */
async function knownShare(token: string, { store, clock }: Asked): Promise<ReportShare | undefined> {
  const dot = token.indexOf('.');
  const id = token.slice(0, Math.max(0, dot));
  const share = isShareId(id) ? await store.reportShares.get(id) : undefined;
  const sent = Buffer.from(hashOfShare(token.slice(dot + 1)));
  // A hash of the same length stands for a link that does not exist, so that both take the same time.
  const isRight = timingSafeEqual(sent, Buffer.from(share?.secretHash ?? hashOfShare('')));
  const isOpen = share !== undefined && share.revokedAt === null && share.expiresAt > clock();
  return isRight && isOpen ? share : undefined;
}

function keepPace({ id }: ReportShare): void {
  const pace = paces.get(id) ?? new RateLimit(PER_MINUTE, performance.now());
  paces.set(id, pace);
  const waitMs = pace.take(performance.now());
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1_000);
  throw new Failure(
    'rate_limited',
    `This link was opened ${PER_MINUTE} times within a minute; open it again in ${seconds} s`,
    {
      headers: { ...closed, 'retry-after': String(seconds) },
    },
  );
}
