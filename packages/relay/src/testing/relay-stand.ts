import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openScriptedUpstream, type Script, type ScriptedUpstream } from '@redoubt/providers/testing/scripted-upstream';
import { WebSocket } from 'ws';
import type { ForwardRules } from '../bridge/forward-rules.ts';
import { type BridgeEvent, type RunningBridge, runBridge } from '../bridge/run-bridge.ts';
import { acceptSocket } from '../service/accept-socket.ts';
import { BridgeConnection } from '../service/bridge-connection.ts';

/** A service that is nothing but its end of the relay, and a target that follows a script. */
export interface RelayStand {
  readonly target: ScriptedUpstream;
  readonly url: string;
  /** Connections that are open, and how those ended that are not. */
  readonly connections: readonly BridgeConnection[];
  readonly closes: readonly { code: number; reason: string }[];
  /** Starts a bridge to the target. Resolves when it is connected. */
  bridge(rules?: Partial<ForwardRules>): Promise<RunningBridge & { readonly events: readonly BridgeEvent[] }>;
  /** Opens a bare WebSocket in a bridge's place. Resolves when the service has greeted it. */
  bareBridge(): Promise<WebSocket>;
  stop(): Promise<void>;
}

export async function openRelayStand(script: Script): Promise<RelayStand> {
  const target = await openScriptedUpstream(script);
  const connections: BridgeConnection[] = [];
  const closes: { code: number; reason: string }[] = [];
  const server = createServer();
  server.on('upgrade', async (request, socket, head) => {
    const opened = await acceptSocket(request, socket, head);
    const connection: BridgeConnection = new BridgeConnection(opened, {
      bridgeId: 'office',
      onClose(code, reason) {
        closes.push({ code, reason });
        connections.splice(connections.indexOf(connection), 1);
      },
    });
    connections.push(connection);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bridges: RunningBridge[] = [];
  return {
    target,
    url,
    connections,
    closes,
    async bridge(rules = {}) {
      const events: BridgeEvent[] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      const made = runBridge(
        { service: url, apiKey: 'a key' },
        { target: `${target.origin}/v1`, ...rules },
        (event) => {
          events.push(event);
          if (event.state === 'connected') resolve();
        },
      );
      bridges.push(made);
      await promise;
      return { ...made, events };
    },
    async bareBridge() {
      const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
      socket.on('error', () => undefined);
      await once(socket, 'message');
      return socket;
    },
    async stop() {
      await Promise.all(bridges.map((bridge) => bridge.stop(0)));
      for (const connection of [...connections]) connection.close();
      server.close();
      target.close();
    },
  };
}
