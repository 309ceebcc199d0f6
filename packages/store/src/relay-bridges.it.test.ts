import { expect, test } from 'vitest';
import type { SeenBridge } from './relay-bridges.ts';
import { onEachEngine } from './testing/on-each-engine.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 24, 12, 0, second));

const seen = (differing: Partial<SeenBridge> = {}): SeenBridge => ({
  projectId: 'p',
  bridgeId: 'office',
  nodeId: 'n1',
  organisationId: 'o',
  nodeUrl: 'http://10.0.0.5:8787',
  name: 'Kiel 😀',
  connections: 2,
  connectedAt: at(1),
  seenAt: at(2),
  inFlight: 3,
  requests: 4,
  errors: 1,
  latencyMs: 1.25,
  ...differing,
});

onEachEngine({ subject: 'bridges of the relay' }, (opened) => {
  const { report, find } = {
    report: (...bridges: SeenBridge[]) => opened.store.relayBridges.report(bridges),
    find: (bridgeId: string, projectId = 'p') => opened.store.relayBridges.find(projectId, bridgeId),
  };

  test('a report replaces what the same node wrote before, and no other', async () => {
    await report();
    const other = seen({
      nodeId: 'n2',
      nodeUrl: undefined,
      name: undefined,
      connectedAt: undefined,
      latencyMs: undefined,
    });
    await report(seen(), other);
    const again = seen({ seenAt: at(9), connections: 0 });
    await report(again);
    expect(await find('office')).toEqual([again, other]);
    expect(await find('office', 'another project')).toEqual([]);
    expect(await find('Office')).toEqual([]);
  });

  test('an organisation keeps its newest bridges, and old ones are swept', async () => {
    const many = Array.from({ length: 6 }, (_, index) =>
      seen({ organisationId: 'many', bridgeId: `b${index}`, seenAt: at(10 + index) }),
    );
    await report(...many);
    expect(await opened.store.relayBridges.trim('many', 4)).toBe(2);
    expect(await opened.store.relayBridges.trim('many', 4)).toBe(0);
    expect([await find('b1'), (await find('b2')).length]).toEqual([[], 1]);
    expect(await opened.store.relayBridges.sweep(at(14))).toBeGreaterThan(1);
    expect([await find('b3'), (await find('b4')).length]).toEqual([[], 1]);
  });
});
