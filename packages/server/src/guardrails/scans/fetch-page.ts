import { AnswerTooLarge, EgressRefused, type HttpAnswer, OutOfTime, TransportFailed } from '@redoubt/providers';
import { Failure } from '../../errors.ts';
import type { GuardrailsContext } from '../context.ts';
import { ACCEPTED_ENCODINGS, decodeBody, UndecodableBody } from './decode-body.ts';
import { pageRefused } from './page-refused.ts';
import { mayRead } from './robots.ts';
import type { PageForm } from './scan-task.ts';

/** A fetched page. */
export interface FetchedPage {
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly form: PageForm;
  /** The encoding that the server names. */
  readonly charset: string | undefined;
  readonly bytes: Uint8Array;
}

type Fetching = Pick<GuardrailsContext, 'http' | 'version'> & {
  readonly config: Pick<GuardrailsContext['config'], 'scanRobots' | 'scanContact'>;
};

/** The media types that are read, with how each is read. */
const forms = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'text',
  'text/markdown': 'text',
  'application/pdf': 'pdf',
} as const satisfies Record<string, PageForm>;

/** The name by which robots.txt files speak of the service. */
const AGENT = 'redoubt';
const MAX_REDIRECTS = 5;
/** The largest page, encoded and decoded. */
const MAX_PAGE_BYTES = 5_242_880;
/** What is read of a robots.txt (RFC 9309, 2.5). */
const MAX_ROBOTS_BYTES = 524_288;
/** The time for connections and headers, and for the page with its redirects and robots.txt files together. */
interface PageTimes {
  readonly connectMs: number;
  readonly headersMs: number;
  readonly allMs: number;
}
const usualTimes: PageTimes = { connectMs: 5_000, headersMs: 10_000, allMs: 20_000 };

const redirecting = [301, 302, 303, 307, 308];

/**
 * Fetches a page. Each redirect is followed by hand, so that the egress guard and robots.txt have a say in each.
 * @throws Failure 422 or 415 if the page cannot be scanned, 502 if its server fails
 */
export async function fetchPage(sent: string, context: Fetching, times = usualTimes): Promise<FetchedPage> {
  const site = openSite(sent, context, times);
  const { answer, url } = await site.follow(
    new URL(sent),
    { maxAnswerBytes: MAX_PAGE_BYTES, longer: 'refused' },
    (hop) => site.checkRobots(hop),
  );
  return pageOf(sent, url, answer);
}

/** Redirects keep the page, so the fragment of an address is not part of what is fetched. */
function withoutFragment(url: URL): URL {
  const bare = new URL(url);
  bare.hash = '';
  return bare;
}

function locationOf({ status, headers }: HttpAnswer, from: URL): URL | undefined {
  const { location } = headers;
  if (!redirecting.includes(status) || location === undefined || !URL.canParse(location, from)) return undefined;
  return withoutFragment(new URL(location, from));
}

interface Reading {
  readonly maxAnswerBytes: number;
  readonly longer: 'refused' | 'cut';
}

/** The requests of one scan. They share their time, and each robots.txt is read once. */
function openSite(sent: string, { http, config, version }: Fetching, { allMs, ...limits }: PageTimes) {
  const giveUp = AbortSignal.timeout(allMs);
  const contact = config.scanContact ? ` (+${config.scanContact})` : '';
  const headers = {
    'user-agent': `Redoubt/${version}${contact}`,
    accept: `${Object.keys(forms).join(', ')}`,
    'accept-encoding': ACCEPTED_ENCODINGS,
  };
  const robots = new Map<string, string>();

  async function get(url: URL, reading: Reading): Promise<HttpAnswer> {
    try {
      return await http.send({ url, method: 'GET', headers, body: '' }, { limits, signal: giveUp, ...reading });
    } catch (error) {
      throw giveUp.aborted ? outOfTime(allMs, error) : unfetched(error, url, sent);
    }
  }

  /** Sends a request and follows its redirects. `check` may refuse each address before it is called. */
  async function follow(
    from: URL,
    reading: Reading,
    check: (url: URL) => Promise<void> = async () => undefined,
  ): Promise<{ answer: HttpAnswer; url: URL }> {
    let url = withoutFragment(from);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      await check(url);
      const answer = await get(url, reading);
      const next = locationOf(answer, url);
      if (!next) return { answer, url };
      url = next;
    }
    throw pageRefused('too_many_redirects', tooManyRedirects(from), sent);
  }

  /** The text of the robots.txt of a site. A site without one allows everything (RFC 9309, 2.3.1). */
  async function robotsOf(origin: string): Promise<string> {
    const { answer, url } = await follow(new URL('/robots.txt', origin), {
      maxAnswerBytes: MAX_ROBOTS_BYTES,
      longer: 'cut',
    });
    if (answer.status >= 500) throw pageRefused('robots_unreadable', unreadable(url, answer.status), sent);
    return answer.status === 200 ? robotsText(answer) : '';
  }

  return {
    follow,
    async checkRobots(url: URL): Promise<void> {
      if (!config.scanRobots) return;
      const rules = robots.get(url.origin) ?? (await robotsOf(url.origin));
      robots.set(url.origin, rules);
      if (!mayRead(rules, AGENT, `${url.pathname}${url.search}`))
        throw pageRefused('robots_disallowed', disallowed, sent);
    },
  };
}

/** A robots.txt that cannot be decoded says nothing. */
async function robotsText({ body, headers }: HttpAnswer): Promise<string> {
  const bytes = await decodeBody(body, headers['content-encoding'] ?? '', MAX_ROBOTS_BYTES).catch(() =>
    Buffer.alloc(0),
  );
  return bytes.toString('utf8');
}

const tooManyRedirects = ({ href }: URL): string =>
  `${href} redirects more than ${MAX_REDIRECTS} times; send the address that it ends at`;
const unreadable = (url: URL, status: number): string =>
  `${url.href} answered ${status}, so it is not known whether the page may be read; try again later`;
const disallowed = `The robots.txt of the site forbids "${AGENT}" to read the page; the operator can change that with REDOUBT_SCAN_ROBOTS=false`;

async function pageOf(sent: string, url: URL, { status, headers, body }: HttpAnswer): Promise<FetchedPage> {
  if (status >= 500) throw new Failure('upstream_failed', `The page answered ${status}; scan it again later`);
  if (status !== 200) throw pageRefused('page_status', `The page answered ${status}; send the address of a page`, sent);
  const { form, charset } = formOf(headers['content-type'], sent);
  const bytes = await decodeBody(body, headers['content-encoding'] ?? '', MAX_PAGE_BYTES).catch((error: unknown) => {
    if (!(error instanceof UndecodableBody)) throw error;
    throw pageRefused(
      error.isTooLarge ? 'too_large' : 'undecodable',
      `The page cannot be read: ${error.message}`,
      sent,
    );
  });
  return { url: url.href, form, charset, bytes };
}

/** How a page is read. One without a media type is read as HTML, as browsers mostly do. */
function formOf(contentType: string | undefined, sent: string): Pick<FetchedPage, 'form' | 'charset'> {
  const [type = '', ...parameters] = (contentType ?? 'text/html').split(';').map((part) => part.trim());
  const charset = parameters.find((each) => /^charset=/i.test(each))?.replace(/^charset=["']?([^"']*)["']?$/i, '$1');
  const name = type.toLowerCase();
  if (name in forms) return { form: forms[name as keyof typeof forms], charset };
  const message = `body.url: The page is "${name.slice(0, 100)}"; what is read is ${Object.keys(forms).join(', ')}`;
  const place = { type: 'unsupported_media_type', loc: ['body', 'url'], msg: message, input: sent.slice(0, 200) };
  throw new Failure('unsupported_media_type', message, { detail: [place] });
}

/** Converts what the HTTP client throws. Errors of other kinds are returned unchanged. */
function unfetched(error: unknown, { host }: URL, sent: string): unknown {
  if (error instanceof EgressRefused) return pageRefused('address_refused', error.message, sent, error);
  if (error instanceof AnswerTooLarge) {
    const message = `The page has more than ${MAX_PAGE_BYTES} bytes; scan its parts`;
    return pageRefused('too_large', message, sent, error);
  }
  if (error instanceof OutOfTime) return new Failure('upstream_failed', `${host}: ${error.message}`, { cause: error });
  if (error instanceof TransportFailed) return new Failure('upstream_failed', error.message, { cause: error });
  return error;
}

const outOfTime = (ms: number, cause: unknown): Failure =>
  new Failure('upstream_failed', `The page did not arrive within ${ms / 1_000} s; scan it again later`, { cause });
