import { Option } from '@commander-js/extra-typings';
import { BridgeId, dialectOf } from '@redoubt/contract';
import { type AllowedCall, type BridgeEvent, type ForwardRules, runBridge } from '@redoubt/relay';
import { collected, newCommand } from '../command.ts';
import { Failed, Usage } from '../command-failures.ts';
import { clientOptionsOf } from '../connect.ts';
import { io, print, warn } from '../io.ts';
import { shown } from '../marked.ts';
import { stopSignal } from '../stop-signal.ts';

const description = `Connects a model in a private network to a service: one outbound WebSocket, no open port. The service then reaches the
model at relay://<bridge-id>, in runs, in the playground and in deployments of the same project. The model's key stays
here.`;

const more = `
It forwards POST chat/completions, completions and messages, and GET models, under the target's base URL and nowhere
else. It connects again by itself. SIGTERM and Ctrl-C let requests in flight end. Exit code 1: the service refused it.`;

const described = () =>
  newCommand('relay')
    .description(description)
    .option('--service <url>', 'the service (or REDOUBT_URL; default http://127.0.0.1:8787)')
    .option('--key <key>', 'a key of the service with the scope redteam (or REDOUBT_API_KEY)')
    .option('--target <url>', "the model's base URL, such as http://localhost:11434/v1 (or REDOUBT_RELAY_TARGET)")
    .option('--target-key-env <name>', "environment variable with the model's key")
    .option('--target-key-header <name>', "header for that key (default: what the API of the target's host takes)")
    .option(
      '--bridge-id <id>',
      'the id in relay://<bridge-id>; bridges with one id share the load (default: a new one)',
    )
    .option('--name <text>', "a name for people, in the bridge's status")
    .option(
      '--allow <call>',
      'forward this call, too, such as "POST /path"; * is one part of a path; repeatable',
      collected,
    )
    .option('--allow-header <name>', 'pass this header of requests on, too; repeatable', collected)
    .option('--drain-seconds <n>', 'how long requests in flight have when it is stopped', '20')
    .option('--json', 'print one JSON object a line in place of sentences')
    .addOption(new Option('--url <url>', 'as --service').hideHelp())
    .addHelpText('after', more);

type Values = ReturnType<ReturnType<typeof described>['opts']>;

/** `redoubt relay`. Serves as a bridge until a signal stops it. */
export const relayCommand = () => described().action(serve);

async function serve(values: Values): Promise<void> {
  const { baseUrl, apiKey } = clientOptionsOf({ url: values.service ?? values.url, key: values.key });
  if (!isHttp(baseUrl))
    throw new Usage(`--service is an http or https address without a user name and password${notThis(baseUrl)}`);
  const rules = rulesOf(values, io().env);
  const drainMs = secondsOf(values.drainSeconds) * 1_000;
  const tell = values.json ? tellAsJson : tellAsSentence;
  const address = { service: baseUrl, apiKey, bridgeId: bridgeIdOf(values), name: values.name };
  const bridge = runBridge(address, rules, (event) => tell(event, rules.target));
  const stopped = stopSignal().then(() => bridge.stop(drainMs));
  // A service that refuses the bridge ends it before any signal.
  await Promise.race([bridge.ended, stopped.then(() => bridge.ended)]).catch((error: unknown) => {
    throw new Failed(`The service refuses the bridge: ${error instanceof Error ? shown(error.message) : error}`, 1);
  });
  if (values.json) print(JSON.stringify({ at: new Date().toISOString(), state: 'stopped' }));
  else print('Relay: stopped');
}

function tellAsJson(event: BridgeEvent): void {
  print(JSON.stringify({ at: new Date().toISOString(), ...event }));
}

function tellAsSentence(event: BridgeEvent, target: string): void {
  if (event.state === 'connected') {
    print(`Relay: connected as relay://${event.bridgeId}, forwards to ${shown(target)}; Ctrl-C stops it`);
  } else if (event.state === 'draining') {
    print(`Relay: stopping, ${event.inFlight} requests in flight …`);
  } else {
    const seconds = (event.retryInMs / 1_000).toFixed(1);
    warn(`Relay: not connected (${shown(event.reason)}); next try in ${seconds} s`);
  }
}

function rulesOf(values: Values, env: NodeJS.ProcessEnv): ForwardRules {
  const target = values.target ?? env.REDOUBT_RELAY_TARGET;
  if (!target) throw new Usage('--target is missing: the base URL of the model, such as http://localhost:11434/v1');
  if (!isHttp(target))
    throw new Usage(`--target is an http or https address without a user name and password${notThis(target)}`);
  return {
    target,
    allow: (values.allow ?? []).map(allowedCallOf),
    allowHeaders: (values.allowHeader ?? []).map(headerOf),
    keyHeader: keyHeaderOf(values, new URL(target), env),
  };
}

function isHttp(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** Quotes an address, unless it may hold a password. */
const notThis = (text: string): string => (text.includes('@') ? '' : `, not "${shown(text)}"`);

/** Returns the header that the target's key travels in. */
function keyHeaderOf(values: Values, target: URL, env: NodeJS.ProcessEnv): ForwardRules['keyHeader'] {
  const variable = values.targetKeyEnv;
  const named = values.targetKeyHeader;
  if (variable === undefined) {
    if (named !== undefined) throw new Usage('--target-key-header needs --target-key-env, which names the key');
    return undefined;
  }
  const key = env[variable];
  if (!key) throw new Usage(`--target-key-env: the environment variable ${variable} is not set`);
  if (!/^[!-~]+$/.test(key)) throw new Usage(`--target-key-env: ${variable} has characters that no key has`);
  const header = named === undefined ? keyHeaders[dialectOf(target, undefined)] : headerOf(named);
  return header === 'authorization' ? { name: header, value: `Bearer ${key}` } : { name: header, value: key };
}

const keyHeaders = {
  openai_chat: 'authorization',
  azure_chat: 'api-key',
  anthropic_messages: 'x-api-key',
} as const satisfies Record<ReturnType<typeof dialectOf>, string>;

function allowedCallOf(text: string): AllowedCall {
  const [, method, path] = /^(GET|POST|PUT|PATCH) (\/[!-~]+)$/.exec(text.trim()) ?? [];
  if (method !== undefined && path !== undefined) return { method, path };
  throw new Usage(`--allow takes a method and a path, such as "POST /api/ask", not "${shown(text)}"`);
}

function headerOf(text: string): string {
  if (/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,128}$/.test(text)) return text.toLowerCase();
  throw new Usage(`"${shown(text)}" is no name of a header`);
}

function bridgeIdOf(values: Values): string | undefined {
  const id = values.bridgeId ?? io().env.REDOUBT_RELAY_BRIDGE_ID;
  if (id === undefined || BridgeId.safeParse(id).success) return id;
  throw new Usage(`--bridge-id cannot be "${shown(id)}": ${BridgeId.safeParse(id).error?.issues[0]?.message}`);
}

function secondsOf(text: string): number {
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= 3_600) return seconds;
  throw new Usage(`--drain-seconds takes a whole number from 0 to 3600, not "${shown(text)}"`);
}
