import { randomBytes } from 'node:crypto';
import { createSecretBox } from '@redoubt/secrets';
import { onEachEngine } from '@redoubt/store/testing/on-each-engine';
import { makeAccount } from '@redoubt/store/testing/sample-charge';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDetectorPool, type DetectorPool } from '../detector-pool.ts';
import { createProtectedCache, type ProtectedCache } from './protected-cache.ts';
import { sealText } from './text-seal.ts';

const capacity = { texts: 1_000, characters: 10_000_000 };
const masterKey = randomBytes(32);

let now = Date.parse('2026-11-05T12:00:00.000Z');
const clock = () => new Date(now);

onEachEngine(
  { subject: 'two nodes that compare with protected texts', open: (engine) => engine.open(clock) },
  (opened) => {
    const secrets = createSecretBox(() => [masterKey]);
    let detectors: DetectorPool;
    let mine: ProtectedCache;
    let other: ProtectedCache;
    let projectId: string;
    beforeAll(async () => {
      const settings = { workers: 1, detectorPreset: 'balanced', detectorThresholds: {} } as const;
      const told = { onOverload: () => new Error('busy'), onEncoderFailure: () => undefined };
      detectors = createDetectorPool(
        { ...settings, secondStage: 'off', secondStageMs: 250, secondStageLate: 'refuse', textSeconds: 5 },
        told,
      );
    });
    afterAll(() => detectors?.close());
    beforeEach(async () => {
      projectId = (await makeAccount(opened.store)).project.id;
      [mine, other] = [0, 1].map(() =>
        createProtectedCache({ store: opened.store.protectedTexts, clock, secrets, detectors }),
      ) as [ProtectedCache, ProtectedCache];
    });
    const add = (name: string, text: string, box = secrets) =>
      mine.insert(
        {
          projectId,
          name,
          kind: 'system_prompt',
          ...sealText(text, projectId, box),
          characters: text.length,
          by: 'a key',
        },
        capacity,
      );
    const namesAt = async (cache: ProtectedCache, name?: string) =>
      (await cache.references({ projectId, kind: 'system_prompt', name }))?.index.names;

    test('who changes sees it at once, others within a second', async () => {
      await add('bot', 'Never mention the winter timetable.');
      expect([await namesAt(mine), await namesAt(other)]).toEqual(['bot', 'bot']);
      await mine.change({ projectId, name: 'bot' }, { name: 'robot', by: 'b' }, capacity);
      expect([await namesAt(mine), await namesAt(other)]).toEqual(['robot', 'bot']);
      now += 1_000;
      expect(await namesAt(other)).toBe('robot');
      await mine.remove({ projectId, name: 'robot' });
      expect(await namesAt(mine)).toBeUndefined();
      now += 1_000;
      expect(await namesAt(other)).toBeUndefined();
    });

    test('an index stays while its own texts stay, and is made once for all who ask at a time', async () => {
      await add('bot', 'Never mention the winter timetable.');
      const ask = () => mine.references({ projectId, kind: 'system_prompt' });
      const [first, second] = await Promise.all([ask(), ask()]);
      expect(second?.index).toBe(first?.index);
      const stranger = (await makeAccount(opened.store)).project.id;
      const sealed = sealText('x', stranger, secrets);
      await mine.insert(
        { projectId: stranger, name: 'x', kind: 'system_prompt', ...sealed, characters: 1, by: 'c' },
        capacity,
      );
      expect((await ask())?.index).toBe(first?.index);
      await add('second', 'Offer the blue rooms first.');
      expect((await ask())?.index).not.toBe(first?.index);
      expect([await namesAt(mine), await namesAt(mine, 'second')]).toEqual(['bot\nsecond', 'second']);
    });

    test('a text that cannot be opened fails the call, and the next one tries again', async () => {
      await add(
        'bot',
        'Never mention it.',
        createSecretBox(() => [randomBytes(32)]),
      );
      await expect(namesAt(mine)).rejects.toThrow(/protected text/);
      const text = { ...sealText('Never mention it.', projectId, secrets), characters: 17 };
      await other.change({ projectId, name: 'bot' }, { text, by: 'b' }, capacity);
      now += 1_000;
      expect(await namesAt(mine)).toBe('bot');
    });
  },
);
