import { hostileFamilies } from '@redoubt/detectors/testing/hostile';
import { expect, test } from 'vitest';
import { createOutputWatch } from './output-watch.ts';
import { windowsOf } from './windows-of.ts';

const prose = 'The ferry ran twice a day. Who asked? Nobody did,\nnot even the captain of the boat 👩‍🚀 … and so on! ';
const texts = {
  ...hostileFamilies,
  'prose with lines and pairs': (length: number) => prose.repeat(Math.ceil(length / prose.length)).slice(0, length),
};

test.each(Object.entries(texts))('the windows of %s are those that a watch judges', async (_, make) => {
  for (const length of [2, 95, 97, 200, 3_000, 20_000]) {
    for (const holdBack of [8, 200, 10_000]) {
      const text = make(length);
      const judged: string[] = [];
      const watch = createOutputWatch<boolean>({
        judge: (window) => {
          judged.push(window);
          return false;
        },
        isBlocking: (verdict) => verdict,
        holdBack,
      });
      await watch.push(text);
      await watch.end();
      expect([...windowsOf(text, holdBack)]).toEqual(judged);
    }
  }
});
