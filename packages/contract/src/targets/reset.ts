import { z } from 'zod';
import { wrongHeaderName } from './header-rules.ts';
import { type HttpTemplate, jsonBody, PLACEHOLDER_IN_NAME, placeholdersOfBody, textsIn } from './http-template.ts';
import { fillPlaceholders, placeholdersIn } from './placeholders.ts';

const resetMethods = ['POST', 'PUT', 'PATCH', 'GET'] as const;
const MAX_CHARACTERS = 10_000;
/** Fields of a chat request that say something else. */
const takenFields: readonly string[] = [
  'model',
  'messages',
  'prompt',
  'system',
  'tools',
  'tool_choice',
  'stream',
  'max_tokens',
  'max_completion_tokens',
  'temperature',
  'top_p',
  'stop',
  'seed',
  'response_format',
];

/** Headers of every question, which say something else. */
const takenHeaders: readonly string[] = [
  'authorization',
  'x-api-key',
  'api-key',
  'content-type',
  'accept',
  'user-agent',
  'anthropic-version',
  'cookie',
];

const HeaderName = z
  .string()
  .superRefine((name, { addIssue }) => {
    const isTaken = takenHeaders.includes(name.toLowerCase());
    const message = isTaken ? 'This header says something else; name another one' : wrongHeaderName(name);
    if (message !== undefined) addIssue({ code: 'custom', message });
  })
  .transform((name) => name.toLowerCase());

const FieldName = z
  .string()
  .regex(/^(?!__)[a-z_][\w-]{0,63}$/i, 'A field is a name of letters, digits, "_" and "-", at the top of the body')
  .refine((name) => !takenFields.includes(name), 'This field of a chat request says something else; name another one');

const ResetBody = jsonBody(MAX_CHARACTERS, (body) =>
  textsIn(body).flatMap(({ path, text, isName }) => {
    const stranger = placeholdersIn(text).find((name) => name !== 'session');
    if (stranger !== undefined) return [{ path, message: strangerText(stranger) }];
    return isName && placeholdersIn(text).length > 0 ? [{ path, message: PLACEHOLDER_IN_NAME }] : [];
  }),
);

const strangerText = (name: string): string => `Holds {{${name}}}; the one placeholder of a reset is {{session}}`;

const ResetUrl = z
  .string()
  .min(1)
  .max(2_048)
  .superRefine((url, { addIssue }) => {
    const message = wrongUrl(url);
    if (message !== undefined) addIssue({ code: 'custom', message });
  });

const schemes: readonly string[] = ['http:', 'https:', 'relay:'];

/** Messages do not repeat the address, because its query may hold a secret. */
function wrongUrl(url: string): string | undefined {
  const stranger = placeholdersIn(url).find((name) => name !== 'session');
  if (stranger !== undefined) return strangerText(stranger);
  // Addresses are read in many ways ("http:\\\\host", "http:host"), so the host is compared as it is called.
  const [parsed, other] = ['session', 'other'].map((id) => URL.parse(fillPlaceholders(url, () => id)));
  if (parsed?.host !== other?.host || parsed?.protocol !== other?.protocol) {
    return 'The host is fixed; {{session}} stands in the path or the query';
  }
  if (!parsed || !schemes.includes(parsed.protocol)) return 'Not an http://, https:// or relay:// address';
  if (parsed.hash !== '') return 'What stands behind # is not sent; leave it out';
  return parsed.username || parsed.password ? 'Carries a user name or password; leave them out' : undefined;
}

/** Where the id of a conversation goes with each of its questions. */
const placeOfId = { header: HeaderName.nullish(), field: FieldName.nullish() };

/** `reset` of a target: how it forgets what was said in earlier conversations. */
export const Reset = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('none') })
    .describe(
      'The target has one memory that nothing resets: conversations are held one after another, and their records say that they are not independent',
    ),
  z
    .strictObject({ kind: z.literal('new_id'), ...placeOfId })
    .describe(
      'Each conversation has an id of its own: in a header, or in a field at the top of the body. With `http`, its template has {{session}} in the place of both',
    ),
  z
    .strictObject({
      kind: z.literal('call'),
      url: ResetUrl.describe(
        'Called before each conversation. With {{session}} in its path, its query or `body` it resets that conversation alone; without, conversations are held one after another. The values of its query are secrets',
      ),
      method: z.enum(resetMethods).nullish().describe('Default `POST`'),
      body: ResetBody.describe('Any JSON, with {{session}} in its strings; a GET has none'),
      ...placeOfId,
    })
    .superRefine(({ method, body }, { addIssue }) => {
      if (method !== 'GET' || body === undefined || body === null) return;
      addIssue({ code: 'custom', path: ['body'], message: 'A GET has no body; write {{session}} in its address' });
    })
    .describe(
      "With {{session}}, `header` or `field` says where the same id goes with each question, as `new_id` does, or the template `http` has it. An address makes the target forget. The target's key and headers go with the call where it has the origin of `endpoint`, and nowhere else",
    ),
]);
export type Reset = z.output<typeof Reset>;

/** Whether a call resets one conversation and leaves the others alone. */
export const resetsOneConversation = ({ url, body }: Extract<Reset, { kind: 'call' }>): boolean =>
  placeholdersIn(url).includes('session') || placeholdersOfBody(body).includes('session');

/** A target as far as its reset depends on it. */
interface Resettable {
  readonly endpoint: string;
  readonly http?: HttpTemplate | null | undefined;
  readonly reset?: Reset | null | undefined;
}

interface ResetMisfit {
  readonly path: readonly string[];
  readonly message: string;
}

/** Returns what of a target's reset does not fit the rest of it. */
export function misfitsOfReset({ endpoint, http, reset }: Resettable): ResetMisfit[] {
  const message = reset ? wrongReset(reset, endpoint, http ?? undefined) : undefined;
  if (message === undefined) return [];
  return [{ path: ['reset'], message }];
}

function wrongReset(reset: Reset, endpoint: string, http: HttpTemplate | undefined): string | undefined {
  if (reset.kind === 'none') return undefined;
  if (reset.kind === 'new_id' || resetsOneConversation(reset)) return wrongPlaceOfId(reset, endpoint, http);
  return reset.header || reset.field
    ? 'The call has no {{session}}, so it resets all conversations; write {{session}} in its address or body, or leave `header` and `field` out'
    : undefined;
}

function wrongPlaceOfId(
  { header, field }: Exclude<Reset, { kind: 'none' }>,
  endpoint: string,
  http: HttpTemplate | undefined,
): string | undefined {
  if (!http) {
    return header || field
      ? undefined
      : 'No question carries the id of its conversation; name the `header` or the `field` of the body in which it is sent';
  }
  if (header || field)
    return 'The template `http` says where the id is sent: write {{session}} there, and leave this out';
  // What stands behind # is not sent. A template that is refused may lack its headers.
  const held = [endpoint.replace(/#.*/s, ''), ...Object.values(http.headers ?? {})].flatMap(placeholdersIn);
  return [...held, ...placeholdersOfBody(http.body)].includes('session')
    ? undefined
    : 'The template `http` has no {{session}}, so the target cannot tell conversations apart; write it there';
}
