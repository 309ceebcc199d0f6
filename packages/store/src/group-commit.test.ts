import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import { StoreBusy, StoreClosed } from './store-failures.ts';

function recordingQueue({ maxBatch = 4, maxWaiting = 100, fails = false } = {}) {
  const batches: number[][] = [];
  const queue = new GroupCommit<number, string>({
    maxBatch,
    maxWaiting,
    async commit(items) {
      batches.push(items);
      await sleep(2);
      if (fails) throw new Error('the disk is full');
      return items.map((item) => (item < 0 ? new RangeError(`${item} is negative`) : `done ${item}`));
    },
  });
  return { queue, batches };
}

test('items that wait together leave together, in order, no more than the largest batch at once', async () => {
  const { queue, batches } = recordingQueue();
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map((item) => queue.add(item)));
  expect(results).toEqual(['done 1', 'done 2', 'done 3', 'done 4', 'done 5', 'done 6']);
  expect(batches).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
});

test('a lone item waits for nobody', async () => {
  const { queue, batches } = recordingQueue();
  expect(await queue.add(1)).toBe('done 1');
  expect(await queue.add(2)).toBe('done 2');
  expect(batches).toEqual([[1], [2]]);
});

test('an error of one item fails that item alone', async () => {
  const { queue } = recordingQueue();
  const results = await Promise.allSettled([1, -2, 3].map((item) => queue.add(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a failed commit fails everything in it, and the queue goes on', async () => {
  const { queue, batches } = recordingQueue({ fails: true });
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((item) => queue.add(item)));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(batches).toHaveLength(2);
});

test('a full queue refuses with StoreBusy and keeps what it has', async () => {
  const { queue } = recordingQueue({ maxWaiting: 3 });
  const taken = [1, 2, 3].map((item) => queue.add(item));
  await expect(queue.add(4)).rejects.toThrow(StoreBusy);
  expect(await Promise.all(taken)).toHaveLength(3);
  expect(await queue.add(5)).toBe('done 5');
});

test('closing waits for what was taken and refuses what comes after', async () => {
  const { queue } = recordingQueue();
  const taken = Promise.all([1, 2, 3, 4, 5].map((item) => queue.add(item)));
  const closing = queue.close();
  await expect(queue.add(6)).rejects.toThrow(StoreClosed);
  await closing;
  expect(await taken).toHaveLength(5);
});
