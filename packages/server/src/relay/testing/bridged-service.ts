import { type BridgeEvent, type RunningBridge, runBridge } from '@redoubt/relay';
import { testKey } from '../../testing/test-service.ts';

/** A bridge to a service that runs in this process. */
export interface TestBridge extends RunningBridge {
  readonly bridgeId: string;
  readonly events: readonly BridgeEvent[];
}

/** Connects a bridge. Resolves when it is connected. Rejects if the service refuses it. */
export async function connectBridge(
  service: string,
  target: string,
  { apiKey = testKey, bridgeId, name }: { apiKey?: string; bridgeId?: string; name?: string } = {},
): Promise<TestBridge> {
  const events: BridgeEvent[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const rules = { target, keyHeader: { name: 'authorization', value: 'Bearer inside-the-network' } };
  const bridge = runBridge({ service, apiKey, bridgeId, name }, rules, (event) => {
    events.push(event);
    if (event.state === 'connected') resolve(event.bridgeId);
  });
  // The refusal comes before any connection. Later ends are awaited by the test.
  const given = await Promise.race([promise, bridge.ended.then(() => '')]);
  bridge.ended.catch(() => undefined);
  return { ...bridge, bridgeId: given, events };
}
