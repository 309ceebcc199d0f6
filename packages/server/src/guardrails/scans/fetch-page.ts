import { AnswerTooLarge, EgressRefused, type HttpAnswer, OutOfTime, TransportFailed } from '@redoubt/providers';
import { Failure } from '../../errors.ts';
import type { GuardrailsContext } from '../context.ts';
import { ACCEPTED_ENCODINGS, decodeBody, UndecodableBody } from './decode-body.ts';
import { pageRefused, type SentAddress } from './page-refused.ts';
import { mayRead } from './robots.ts';
import type { PageForm } from './scan-task.ts';

/** How a fetched page is read. */
type FetchedForm = PageForm | 'image';

/** A fetched page. */
export interface FetchedPage {
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly form: FetchedForm;
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
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'image/tiff': 'image',
  'image/avif': 'image',
  'image/svg+xml': 'image',
} as const satisfies Record<string, FetchedForm>;

/** The name by which robots.txt files speak of the service. */
const AGENT = 'redoubt';
const MAX_REDIRECTS = 5;
/** What is read of a robots.txt (RFC 9309, 2.5). */
const MAX_ROBOTS_BYTES = 524_288;
/** The time for connections and headers, and for the page with its redirects and robots.txt files together. */
interface PageTimes {
  readonly connectMs: number;
  readonly headersMs: number;
  readonly allMs: number;
}

/** What is fetched, with its limits. */
export interface WantedFile {
  /** As messages call it. */
  readonly name: string;
  /** The value of `Accept`. */
  readonly accept: string;
  /** The largest size, encoded and decoded. */
  readonly maxBytes: number;
  readonly times: PageTimes;
}

const page: WantedFile = {
  name: 'page',
  accept: Object.keys(forms).join(', '),
  maxBytes: 5_242_880,
  times: { connectMs: 5_000, headersMs: 10_000, allMs: 20_000 },
};

const redirecting = [301, 302, 303, 307, 308];

/**
 * Fetches a page. Each redirect is followed by hand, so that the egress guard and robots.txt have a say in each.
 * @throws Failure 422 or 415 if the page cannot be scanned, 502 if its server fails
 */
export async function fetchPage(sent: SentAddress, context: Fetching, times = page.times): Promise<FetchedPage> {
  const wanted = { ...page, times };
  const found = await find(sent, wanted, context);
  const { form, charset } = formOf(found.answer.headers['content-type'], sent);
  return { url: found.url.href, form, charset, bytes: await decoded(found.answer, sent, wanted) };
}

/**
 * Fetches a file of any media type by the rules for pages. Whether it is what it should be is left to its reader.
 * @throws Failure 422 if the file cannot be fetched, 502 if its server fails
 */
export async function fetchFile(sent: SentAddress, wanted: WantedFile, context: Fetching): Promise<Uint8Array> {
  const { answer } = await find(sent, wanted, context);
  return decoded(answer, sent, wanted);
}

/** Finds the answer with the file. @throws Failure if there is none */
async function find(sent: SentAddress, wanted: WantedFile, context: Fetching) {
  const site = openSite(sent, wanted, context);
  const found = await site.follow(new URL(sent.url), { maxAnswerBytes: wanted.maxBytes, longer: 'refused' }, (hop) =>
    site.checkRobots(hop),
  );
  const { status } = found.answer;
  const told = `The ${wanted.name} answered ${status}`;
  if (status >= 500)
    throw upstreamFailed(`${told}; send the request again later`, { name: wanted.name, reason: 'status', status });
  if (status !== 200) throw pageRefused('page_status', `${told}; send the address of a ${wanted.name}`, sent);
  return found;
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
function openSite(sent: SentAddress, wanted: WantedFile, { http, config, version }: Fetching) {
  const { allMs, ...limits } = wanted.times;
  const giveUp = AbortSignal.timeout(allMs);
  const contact = config.scanContact ? ` (+${config.scanContact})` : '';
  const headers = {
    'user-agent': `Redoubt/${version}${contact}`,
    accept: wanted.accept,
    'accept-encoding': ACCEPTED_ENCODINGS,
  };
  const robots = new Map<string, string>();

  async function get(url: URL, reading: Reading): Promise<HttpAnswer> {
    try {
      return await http.send({ url, method: 'GET', headers, body: '' }, { limits, signal: giveUp, ...reading });
    } catch (error) {
      throw giveUp.aborted ? outOfTime(wanted, error) : unfetched(error, url, sent, wanted);
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
    if (answer.status >= 500) throw pageRefused('robots_unreadable', unreadable(url, answer.status, wanted), sent);
    return answer.status === 200 ? robotsText(answer) : '';
  }

  return {
    follow,
    async checkRobots(url: URL): Promise<void> {
      // Other protocols have no robots.txt. The egress guard refuses them with the request.
      if (!config.scanRobots || !isWeb(url)) return;
      const rules = robots.get(url.origin) ?? (await robotsOf(url.origin));
      robots.set(url.origin, rules);
      if (!mayRead(rules, AGENT, `${url.pathname}${url.search}`))
        throw pageRefused('robots_disallowed', disallowed(wanted), sent);
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

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

const tooManyRedirects = ({ href }: URL): string =>
  `${href} redirects more than ${MAX_REDIRECTS} times; send the address that it ends at`;
const unreadable = (url: URL, status: number, { name }: WantedFile): string =>
  `${url.href} answered ${status}, so it is not known whether the ${name} may be read; try again later`;
const disallowed = ({ name }: WantedFile): string =>
  `The robots.txt of the site forbids "${AGENT}" to read the ${name}; the operator can change that with REDOUBT_SCAN_ROBOTS=false`;

async function decoded(
  { headers, body }: HttpAnswer,
  sent: SentAddress,
  { name, maxBytes }: WantedFile,
): Promise<Uint8Array> {
  try {
    return await decodeBody(body, headers['content-encoding'] ?? '', maxBytes);
  } catch (error) {
    if (!(error instanceof UndecodableBody)) throw error;
    const type = error.isTooLarge ? 'too_large' : 'undecodable';
    throw pageRefused(type, `The ${name} cannot be read: ${error.message}`, sent);
  }
}

/** How a page is read. One without a media type is read as HTML, as browsers mostly do. */
function formOf(contentType: string | undefined, { url, field }: SentAddress): Pick<FetchedPage, 'form' | 'charset'> {
  const [type = '', ...parameters] = (contentType ?? 'text/html').split(';').map((part) => part.trim());
  const charset = parameters.find((each) => /^charset=/i.test(each))?.replace(/^charset=["']?([^"']*)["']?$/i, '$1');
  const name = type.toLowerCase();
  if (name in forms) return { form: forms[name as keyof typeof forms], charset };
  const message = `body.${field}: The page is "${name.slice(0, 100)}"; what is read is ${Object.keys(forms).join(', ')}`;
  const place = { type: 'unsupported_media_type', loc: ['body', field], msg: message, input: url.slice(0, 200) };
  throw new Failure('unsupported_media_type', message, { detail: [place] });
}

/** Converts what the HTTP client throws. Errors of other kinds are returned unchanged. */
function unfetched(error: unknown, { host }: URL, sent: SentAddress, { name, maxBytes }: WantedFile): unknown {
  if (error instanceof EgressRefused) return pageRefused('address_refused', error.message, sent, error);
  if (error instanceof AnswerTooLarge) {
    const message = `The ${name} has more than ${maxBytes} bytes; send a part of it`;
    return pageRefused('too_large', message, sent, error);
  }
  if (error instanceof OutOfTime) {
    return upstreamFailed(`${host}: ${error.message}`, { name: host, reason: 'timeout', cause: error });
  }
  if (error instanceof TransportFailed) {
    return upstreamFailed(error.message, { name: host, reason: 'connection', cause: error });
  }
  return error;
}

function outOfTime({ name, times }: WantedFile, cause: unknown): Failure {
  const message = `The ${name} did not arrive within ${times.allMs / 1_000} s; send the request again later`;
  return upstreamFailed(message, { name, reason: 'timeout', cause });
}

/** What is known of a server that failed. */
interface Fault {
  readonly name: string;
  readonly reason: 'status' | 'timeout' | 'connection';
  readonly status?: number | null;
  readonly cause?: unknown;
}

const upstreamFailed = (message: string, { name, reason, status = null, cause }: Fault): Failure =>
  new Failure('upstream_failed', message, { detail: { upstream: name, reason, status }, cause });
