import { createEgressGuard, type EgressGuard } from '../http/egress-guard.ts';
import type { PendingRequest, WireRequest } from '../http/exchange.ts';
import { createTransport, defaultTransportLimits, type Transport, type TransportLimits } from '../http/transport.ts';
import type { TransportFailed } from '../http/transport-failed.ts';
import { openScriptedUpstream, type Script, type ScriptedUpstream } from './scripted-upstream.ts';

/** Opens the providers and transports of a test. */
export interface Wire {
  upstream(script: Script): Promise<ScriptedUpstream>;
  transport(differing?: Partial<TransportLimits>, egress?: EgressGuard): Transport;
  /** Closes everything that was opened. */
  close(): void;
}

const lenient = createEgressGuard({ allowPrivate: true });

export function openWire(): Wire {
  const opened: { close(): void }[] = [];
  return {
    async upstream(script) {
      const server = await openScriptedUpstream(script);
      opened.push(server);
      return server;
    },
    transport(differing = {}, egress = lenient) {
      const made = createTransport({ egress, limits: { ...defaultTransportLimits, ...differing } });
      opened.push(made);
      return made;
    },
    close() {
      for (const each of opened.splice(0)) each.close();
    },
  };
}

/** The result of an exchange. */
interface Ended {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
  readonly failure: TransportFailed | undefined;
}

export const post = (origin: string, path = '/v1/x', body: Buffer | string = '{}'): WireRequest => ({
  origin,
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

/** A running exchange. */
export interface Sent {
  readonly ended: Promise<Ended>;
  readonly call: PendingRequest;
  /** How often the exchange reported its end. */
  readonly ends: () => number;
}

export function send(
  over: Transport,
  request: WireRequest,
  onData?: (chunk: Buffer, call: () => PendingRequest) => void,
): Sent {
  let call: PendingRequest | undefined;
  let ends = 0;
  const ended = new Promise<Ended>((resolve) => {
    let [status, headers] = [0, {}];
    const chunks: Buffer[] = [];
    const end = (failure?: TransportFailed) => {
      if (++ends > 1) throw new Error('ended twice');
      resolve({ status, headers, body: Buffer.concat(chunks).toString(), failure });
    };
    call = over.send(request, {
      onHeaders: (code, fields) => ([status, headers] = [code, fields]),
      onData: (chunk) => {
        chunks.push(chunk);
        onData?.(chunk, () => call as PendingRequest);
      },
      onEnd: () => end(),
      onError: end,
    });
  });
  return { ended, call: call as unknown as PendingRequest, ends: () => ends };
}
