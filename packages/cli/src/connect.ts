import { type Client, type ClientOptions, createClient, ServiceError } from '@redoubt/client';
import { Usage } from './command-failures.ts';
import { io } from './io.ts';
import { shown } from './marked.ts';

const DEFAULT_URL = 'http://127.0.0.1:8787';

/** Options that say which service to call and with which key. */
export interface Connection {
  url?: string | undefined;
  key?: string | undefined;
}

/** Client options from the command line and the environment. Throws Usage without a key. */
export function clientOptionsOf({
  url,
  key,
}: Connection): ClientOptions & Pick<Required<ClientOptions>, 'baseUrl' | 'apiKey'> {
  const apiKey = keyOf(key);
  const baseUrl = addressOf(url);
  const brand = io().env.REDOUBT_BRAND;
  return { baseUrl, apiKey, ...(brand && { brand }) };
}

function keyOf(key: string | undefined): string {
  const apiKey = key ?? io().env.REDOUBT_API_KEY;
  if (!apiKey) {
    throw new Usage(
      'No key: set REDOUBT_API_KEY, or pass --key. Who lost it makes another on the machine of the service: redoubt keys create NAME --data-dir DIR',
    );
  }
  if (/^[\x21-\x7e]+$/.test(apiKey)) return apiKey;
  const place = key === undefined ? 'REDOUBT_API_KEY' : '--key';
  throw new Usage(`${place} holds a character that no key has, such as a line break; copy the key again`);
}

function addressOf(url: string | undefined): string {
  const address = url ?? io().env.REDOUBT_URL ?? DEFAULT_URL;
  if (/^https?:/i.test(address) && URL.canParse(address)) return address;
  const place = url === undefined ? 'REDOUBT_URL' : '--url';
  throw new Usage(`${place} is no address of a service: "${shown(address)}"; one begins with http:// or https://`);
}

/** A client for the service that the command line or the environment names. */
export function connect(connection: Connection, onResponse?: (response: Response) => void): Client {
  return createClient({ ...clientOptionsOf(connection), ...(onResponse && { onResponse }) });
}

/** Runs a call. Turns a failure into an error with a readable sentence. */
export async function talk<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Usage) throw error;
    throw new Error(sentenceOf(error), { cause: error });
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof ServiceError) {
    const { error: code, message, request_id } = error.body;
    return `${error.status} ${code}: ${shown(message)}${request_id ? ` (request ${request_id})` : ''}`;
  }
  if (error instanceof TypeError) {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    return `The service does not answer (${reason || 'no connection'}); is it started, and is --url right?`;
  }
  return error instanceof Error ? error.message : String(error);
}
